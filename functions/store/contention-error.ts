/** Thrown when a transaction met others on the same items every time it was tried. */
export class ContentionError extends Error {
  override name = 'ContentionError';
}

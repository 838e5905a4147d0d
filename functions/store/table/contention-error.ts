/** Thrown when every attempt of a transaction conflicted with others on the same items. */
export class ContentionError extends Error {
  override name = 'ContentionError';
}

/** Returns a text as an address, or undefined if it is none. `URL.parse` is missing before Safari 18 and Firefox 126. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

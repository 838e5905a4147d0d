/** The product's name, as shown at the end of every browser tab title. */
export const productName = 'Digital Notary Journal';

/** Returns the title of a browser tab. */
export function tabTitle(title: string): string {
  return `${title} - ${productName}`;
}

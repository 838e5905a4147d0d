/** The name of the product, as every browser tab ends. */
export const productName = 'Digital Notary Journal';

/** The title of a browser tab. */
export function tabTitle(title: string): string {
  return `${title} - ${productName}`;
}

/** A link of a journal, as a QR code names it: the number without padding, and the hash in hex. */
export type CodedLink = { journalId: string; number: number; hash: string };

/** Returns the address of the page that checks documents. */
export function verifyPage(siteUrl: string): string {
  return `${siteUrl}/verify`;
}

/**
 * Returns the address in the QR code of a document. The code is in the fragment, which browsers don't send.
 */
export function verifyAddress(siteUrl: string, { journalId, number, hash }: CodedLink): string {
  return `${verifyPage(siteUrl)}#j=${journalId}&n=${number}&h=${hash}`;
}

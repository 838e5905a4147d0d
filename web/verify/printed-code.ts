/** The content of the QR code of a document: journal, number, and the hash that is printed. */
export type PrintedCode = { journalId: string; number: string; hash: string };

/** Returns what the fragment of a QR code's address says; undefined for any other fragment. */
export function printedCode(fragment: string): PrintedCode | undefined {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const [journalId = '', number = '', hash = ''] = ['j', 'n', 'h'].map((name) => values.get(name) ?? '');
  const isCode =
    /^[0-9A-HJKMNP-TV-Z]{26}$/.test(journalId) &&
    /^[1-9]\d{0,9}$/.test(number) &&
    /^[0-9a-f]{64}$/.test(hash);
  return isCode ? { journalId, number, hash } : undefined;
}

import { sha256Hex } from '../digest.ts';

/** Every kind of document that the service signs, in words for the person who checks it. */
export const documentKinds = {
  entry: 'Entry of a journal',
  journal: 'Printed journal',
  certificate: 'Certificate of integrity',
  copy: 'Copy of an entry, with parts left out',
  'front-page': 'Front page of a journal',
  successor: 'Instructions for a successor',
  letter: 'Letter of a notary',
  receipt: 'Receipt of a notary',
  record: 'Record of what a notary did about a duty',
  inventory: 'Inventory of a journal that is handed over',
  destruction: 'Certificate of destruction',
  invoice: 'Invoice of a notary to a client',
  statement: 'Statement of a client’s open invoices',
  summary: 'Summary of a notary’s business year',
} as const;

export type DocumentKind = keyof typeof documentKinds;

/** Kinds of documents that have words of the notary's choice. Those of an entry are sealed, and the others have none. */
const kindsWithWords: readonly DocumentKind[] = [
  ...(['copy', 'front-page', 'successor', 'letter', 'receipt', 'record'] as const),
  ...(['invoice', 'statement', 'summary'] as const),
];

/** Returns what a document does not prove although the service signed it; empty if it is what the service says. */
export const limitsOf = (kind: DocumentKind): string =>
  kindsWithWords.includes(kind)
    ? 'Its notary chose words in it that the service has not checked. It proves no entry of a journal.'
    : '';

/** The statement of a signature about its document: its kind, and the SHA-256 of its evidence.json. */
export type SignedPurpose = { kind: DocumentKind; evidence: string | null };

const format = 'digital-notary-journal/pdf/v1';

/** Returns the reason of the signature of a document. `evidence` is the content of its evidence.json. */
export const signatureReason = (kind: DocumentKind, evidence?: string): string =>
  `${format} ${kind} ${evidence === undefined ? '-' : sha256Hex(evidence)}`;

/** Reads the reason of a signature. Undefined unless it is exactly one that `signatureReason` returns. */
export function readSignatureReason(reason: string): SignedPurpose | undefined {
  const [, named, digest] = /^digital-notary-journal\/pdf\/v1 ([a-z-]+) (-|[0-9a-f]{64})$/.exec(reason) ?? [];
  const kind = (Object.keys(documentKinds) as DocumentKind[]).find((known) => known === named);
  const evidence = digest === '-' ? null : digest;
  if (!kind || evidence === undefined || (kind === 'entry') !== (evidence !== null)) return undefined;
  return { kind, evidence };
}

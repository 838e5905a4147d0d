import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { Matter, MatterKind, MatterOf } from '#shared/schemas/matter.ts';
import { recordDocument } from './record-document.ts';

/** Dependencies of all documents of matters. */
export type DocumentDeps = { documents: Pick<SignedDocuments, 'duty'>; now: () => Date };

/** Makes one document: its PDF, or why it cannot be made. */
export type MakeDocument<M extends Matter = Matter> = (
  deps: DocumentDeps,
  input: { account: Account; matter: M },
) => Promise<Outcome<Uint8Array>>;

const record: MakeDocument = async ({ documents, now }, { account, matter }) =>
  ok(await documents.duty(recordDocument(account, matter, now())));

/** The documents of each kind by their names, besides the record. */
const makers: { [K in MatterKind]: Record<string, MakeDocument<MatterOf<K>>> } = { copy: {} };

/** Returns what makes a document of a kind of matter. Undefined for a document that no matter of this kind has. */
export function documentMaker(kind: MatterKind, document: string): MakeDocument | undefined {
  if (document === 'record') return record;
  return Object.hasOwn(makers[kind], document)
    ? (makers[kind][document] as MakeDocument | undefined)
    : undefined;
}

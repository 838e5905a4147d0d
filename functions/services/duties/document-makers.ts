import { ok } from '#functions/outcome.ts';
import type { Matter, MatterKind, MatterOf } from '#shared/schemas/matter.ts';
import { copyDocuments } from './copy-documents.ts';
import { coverLetter } from './hand-over-documents.ts';
import { lossNoticeMakers } from './loss-documents.ts';
import type { DocumentDeps, MakeDocument } from './make-document.ts';
import { recordDocument } from './record-document.ts';

const record: MakeDocument = async ({ documents, now }, { account, matter }) =>
  ok(await documents.duty(recordDocument(account, matter, now())));

/** Each matter kind's documents by name, besides the record. */
const makers: { [K in MatterKind]: Record<string, MakeDocument<MatterOf<K>, DocumentDeps>> } = {
  copy: copyDocuments,
  loss: lossNoticeMakers,
  hand_over: { 'cover-letter': coverLetter },
  official: {},
};

/** Returns the maker of a document. Undefined for a document that this kind of matter doesn't have. */
export function documentMaker(
  kind: MatterKind,
  document: string,
): MakeDocument<Matter, DocumentDeps> | undefined {
  if (document === 'record') return record;
  return Object.hasOwn(makers[kind], document)
    ? (makers[kind][document] as MakeDocument<Matter, DocumentDeps> | undefined)
    : undefined;
}

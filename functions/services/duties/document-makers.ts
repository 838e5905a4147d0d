import { ok } from '#functions/outcome.ts';
import type { Matter, MatterKind, MatterOf } from '#shared/schemas/matter.ts';
import { copyDocuments } from './copy-documents.ts';
import { coverLetter } from './hand-over-documents.ts';
import { lossNoticeMakers } from './loss-documents.ts';
import type { DocumentDeps, MakeDocument } from './make-document.ts';
import { recordDocument } from './record-document.ts';

const record: MakeDocument = async ({ documents, now }, { account, matter }) =>
  ok(await documents.duty(recordDocument(account, matter, now())));

/** The documents of each kind by their names, besides the record. */
const makers: { [K in MatterKind]: Record<string, MakeDocument<MatterOf<K>, DocumentDeps>> } = {
  copy: copyDocuments,
  loss: lossNoticeMakers,
  hand_over: { 'cover-letter': coverLetter },
  official: {},
};

/** Returns what makes a document of a kind of matter. Undefined for a document that no matter of this kind has. */
export function documentMaker(
  kind: MatterKind,
  document: string,
): MakeDocument<Matter, DocumentDeps> | undefined {
  if (document === 'record') return record;
  return Object.hasOwn(makers[kind], document)
    ? (makers[kind][document] as MakeDocument<Matter, DocumentDeps> | undefined)
    : undefined;
}

import { actTypeCodes } from '#shared/data/act-types.ts';
import { documentTypeCodes } from '#shared/data/document-types.ts';
import { limits } from '#shared/data/limits.ts';
import type { PackageRow } from '#shared/data/package-starters.ts';
import type { RecentAct } from '#web/lib/entries/recent-acts.ts';
import { titled } from '../form/empty-fields.ts';
import { type EntryForm, parseFee } from '../form/entry-form.ts';
import { suggestedFor } from '../start/defaults.ts';
import { visitEntries } from './entries-of.ts';
import { cellOf, emptyDocument, type Visit, type VisitDocument } from './visit.ts';

/** Reports whether a visit has one document, as the wizard suggested it, and no signature. */
function isUntouched(form: EntryForm, { documents }: Visit, acts: readonly RecentAct[]): boolean {
  const [only, ...others] = documents;
  if (!only || others.length > 0) return false;
  const isSigned = form.signers.some((_, signer) => cellOf(only, signer).signature);
  const { description } = suggestedFor({ ...form, ...only }, acts);
  return !isSigned && (only.title === '' || only.title === description);
}

/**
 * Returns the visit with the documents of a list below the others, or in place of a single one that the wizard suggested.
 * A value that the list leaves open is as in the entry, with the fee that is suggested for it. `left` is the number of documents
 * that did not fit into one visit.
 */
export function withPackage(
  form: EntryForm,
  visit: Visit,
  rows: readonly PackageRow[],
  acts: readonly RecentAct[],
  newId: () => string,
): { visit: Visit; left: number } {
  const kept = isUntouched(form, visit, acts) ? [] : visit.documents;
  const [model = emptyDocument] = visit.documents;
  const signer = form.signers.slice(0, 1);
  const listed = rows.map(({ title, documentType, actType, fee }): VisitDocument => {
    const act = documentType
      ? { documentType, actType: actType ?? '' }
      : { documentType: model.documentType, actType: actType ?? model.actType };
    const one = { ...form, ...act, signers: signer, documents: [titled(title)] };
    return {
      ...emptyDocument,
      ...act,
      id: newId(),
      title,
      fee: fee === null ? suggestedFor(one, acts).fee : fee.toFixed(2),
    };
  });
  const fitting = listed.findLastIndex((_, last) => {
    const documents = [...kept, ...listed.slice(0, last + 1)];
    const isFew = documents.length <= limits.documents;
    return isFew && visitEntries(form, { ...visit, documents }).length <= limits.entriesPerVisit;
  });
  const documents = [...kept, ...listed.slice(0, fitting + 1)];
  return { visit: { ...visit, documents }, left: rows.length - fitting - 1 };
}

/** Returns the documents of a visit as a list keeps them. */
export function packageOf({ documents }: Visit): PackageRow[] {
  return documents.map(({ title, documentType, actType, fee }) => ({
    title,
    documentType: documentTypeCodes.find((code) => code === documentType) ?? null,
    actType: actTypeCodes.find((code) => code === actType) ?? null,
    fee: fee.trim() === '' ? null : parseFee(fee),
  }));
}

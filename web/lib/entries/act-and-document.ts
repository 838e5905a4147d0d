import { actTypes } from '#shared/data/act-types.ts';
import { findDocumentType } from '#shared/data/document-types.ts';
import { actTypeOf } from '#shared/rules/law/act-of.ts';
import type { EntryRow } from '../api/api-types.ts';

/** Returns the name of an entry's act, as stated or as its document type implies; empty if neither says. */
export function actName(entry: Pick<EntryRow, 'actType' | 'documentType'>): string {
  const act = actTypeOf(entry);
  return act ? actTypes[act].name : '';
}

/** Returns the title of the first document, or its type if it has no title, and how many documents there are besides. */
export function documentWords({
  documentTitle,
  documentType,
  numberOfDocuments: count,
}: Pick<EntryRow, 'documentTitle' | 'documentType' | 'numberOfDocuments'>): string {
  const title = documentTitle || findDocumentType(documentType)?.name || '';
  // No line begins with "more".
  return count > 1 ? `${title} +${count - 1}\u00a0more` : title;
}

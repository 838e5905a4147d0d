import { actTypes } from '#shared/data/act-types.ts';
import { documentTypes, findDocumentType } from '#shared/data/document-types.ts';

/** The options of the document type, created once, so that React skips them when the form renders again. */
export const documentTypeOptions = Object.entries(documentTypes)
  .toSorted(([, a], [, b]) => a.name.localeCompare(b.name))
  .map(([type, { name }]) => (
    <option key={type} value={type}>
      {name}
    </option>
  ));

/** The options of the notarial act. */
export const actTypeOptions = Object.entries(actTypes).map(([type, { name }]) => (
  <option key={type} value={type}>
    {name}
  </option>
));

/** Returns what the choice of the act says while none is chosen: some document types name their act. */
export function noActText(documentType: string): string {
  const meant = findDocumentType(documentType)?.act;
  return meant ? `${actTypes[meant].name} (same as document type)` : 'Choose an act';
}

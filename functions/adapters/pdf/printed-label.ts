import { entryFields } from '#shared/entry/fields.ts';
import { sentenceCase } from '#shared/entry/sentence-case.ts';

/** Labels that a printed entry words in another way than the wizard. */
const wordings: Partial<Record<keyof typeof entryFields, string>> = {
  date: 'Date of the act',
  actType: 'Type of act',
  locationLabel: 'Location',
  witnessName: 'Witness',
  granteeName: 'Grantee',
  landCounty: 'County of the land',
  interpreterName: 'Interpreter',
  selfFilerPhone: 'Telephone of the self-filer',
};

/** The label of a field of the entry on a printed page. */
export function printedLabel(field: keyof typeof entryFields): string {
  return wordings[field] ?? sentenceCase(entryFields[field].label);
}

import { type EntryLevelField, type Field, isTyped } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';

/** The thumbprints of a visit's further signers have the fields of the entry's. */
const ofPrints = /^visit\.prints\.\d+\./u;

/** The field at a path of the form, such as `signers.0.city`; undefined for a part of a structure. */
function fieldAt(path: string): Field | undefined {
  const fields: Readonly<Record<string, EntryLevelField>> = entryFields;
  const [name = '', index, part] = path.replace(ofPrints, '').split('.');
  const field = fields[name];
  if (index === undefined) return field;
  return field?.kind === 'people' && part !== undefined ? field.of[part] : undefined;
}

/** Returns the default label and longest length of the input at a path. */
export function inputOf(path: string): { label: string; maxLength?: number } {
  const field = fieldAt(path);
  if (!field) return { label: '' };
  return { label: field.label, ...(isTyped(field) && 'max' in field && { maxLength: field.max }) };
}

/** Reports whether people type free text at a path, about whose numbers they may be asked. */
export function asksAbout(path: string): boolean {
  const field = fieldAt(path);
  return field ? isTyped(field) : path.startsWith('documents.');
}

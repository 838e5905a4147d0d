import { findDocumentType } from '#shared/data/document-types.ts';
import { idTypes } from '#shared/data/id-types.ts';
import { findState } from '#shared/data/states.ts';
import type { FieldTable } from '#shared/entry/field.ts';
import { entryFieldNames, entryFields, signerFields, witnessFields } from '#shared/entry/fields.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';

/** A field in which two versions of an entry differ, in words. */
export type Difference = { label: string; mine: string; theirs: string };

const nothing = 'Nothing';

/** A value of a field in words, for comparison. Images are distinguished, not shown. */
function shown(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'fee') return `$${Number(value).toFixed(2)}`;
  if (field === 'stateCode') return findState(String(value))?.name ?? String(value);
  if (field === 'documentType') return findDocumentType(String(value))?.name ?? String(value);
  if (field === 'idType') return Object.entries(idTypes).find(([id]) => id === value)?.[1] ?? String(value);
  if (typeof value === 'string' && value.startsWith('data:')) return 'An image';
  return String(value);
}

type Labelled = { key: string; label: string; value: unknown; text: string };

const recordOf = (value: unknown): Record<string, unknown> => ({ ...Object(value) });

/** Every field of an entry, its people and documents included, each under a key of its own. */
function fieldsOf(form: EntryForm): Labelled[] {
  const content = recordOf(contentFromForm(form));
  const own = entryFieldNames
    .filter((field) => !['documents', 'people', 'thumbprint'].includes(entryFields[field].kind))
    .map((field) => ({ field, label: entryFields[field].label, value: content[field], key: field }));
  const people = (list: unknown, name: string, fields: FieldTable) =>
    (Array.isArray(list) ? list : []).flatMap((person: unknown, index) =>
      Object.entries(fields).map(([field, { label }]) => ({
        field,
        label: `${name} ${index + 1}: ${label}`,
        value: recordOf(person)[field],
        key: `${name} ${index} ${field}`,
      })),
    );
  const documents = form.documents.map(({ description }, index) => ({
    field: 'description',
    label: `Document ${index + 1}`,
    value: description.trim(),
    key: `document ${index}`,
  }));
  const print = {
    field: 'thumbprint',
    label: entryFields.thumbprint.label,
    value: form.thumbprint?.image,
    key: 'print',
  };
  return [
    ...people(content['signers'], 'Signer', signerFields),
    ...own,
    ...people(content['credibleWitnesses'], 'Credible Witness', witnessFields),
    ...documents,
    print,
  ].map(({ field, ...rest }) => ({ ...rest, text: shown(field, rest.value) }));
}

/** Returns the differences between the form on this device and the stored version, in the wizard's order. */
export function differences(mine: EntryForm, theirs: EntryForm): Difference[] {
  const left = new Map(fieldsOf(mine).map((field) => [field.key, field]));
  const right = new Map(fieldsOf(theirs).map((field) => [field.key, field]));
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) => {
    const [here, there] = [left.get(key), right.get(key)];
    const same = (here?.value ?? '') === (there?.value ?? '');
    if (same) return [];
    const texts = [here?.text ?? nothing, there?.text ?? nothing];
    const areImages = texts[0] === texts[1];
    return [
      {
        label: here?.label ?? there?.label ?? '',
        mine: texts[0] ?? nothing,
        theirs: areImages ? 'Another image' : (texts[1] ?? nothing),
      },
    ];
  });
}

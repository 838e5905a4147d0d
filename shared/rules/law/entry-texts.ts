import { type EntryLevelField, type Field, type FieldTable, isTyped, type Step } from '../../entry/field.ts';
import { entryFields } from '../../entry/fields.ts';
import type { EntryContent } from './entry-content.ts';
import { signingsOf } from './signed-as.ts';

/**
 * The content that belongs in a text: anything; words, such as a name, without a long number; or one number, such as that of an ID or
 * a ZIP code. In the latter two, no number can be that of a parcel or a loan.
 */
export type TextUse = 'any' | 'words' | 'number';

/** A typed text of an entry, and its path. `form` is missing for a line of text that is no name. */
export type EntryText = {
  step: Step;
  path: string;
  label: string;
  text: string;
  use: TextUse;
  form?: 'name' | 'paragraphs';
};

type Values = Readonly<Record<string, unknown>>;

function textUse({ kind, numberless, holdsNumber }: Field): TextUse {
  if (numberless) return 'words';
  return kind === 'encrypted' || holdsNumber ? 'number' : 'any';
}

function textForm({ kind, isName }: Field): Pick<EntryText, 'form'> {
  if (isName) return { form: 'name' };
  return kind === 'paragraphs' ? { form: kind } : {};
}

/** Returns the typed texts among the fields of a table. The kind of a field decides, so none can be left out. */
function typedTexts(
  table: FieldTable,
  values: Values,
  place: (name: string, field: Field) => Omit<EntryText, 'text' | 'use' | 'form'>,
): EntryText[] {
  return Object.entries(table).flatMap(([name, field]) => {
    const text = isTyped(field) && values[name];
    return typeof text === 'string' && text
      ? [{ ...place(name, field), text, use: textUse(field), ...textForm(field) }]
      : [];
  });
}

/** Returns the typed texts of a list of people; none when the field is not such a list. */
function peopleTexts(list: string, field: EntryLevelField, people: unknown): EntryText[] {
  if (field.kind !== 'people' || !Array.isArray(people)) return [];
  return people.flatMap((person: Values, index) =>
    typedTexts(field.of, person, (name, { label }) => ({
      step: field.step,
      path: `${list}.${index}.${name}`,
      label: `${field.label} ${index + 1}: ${label}`,
    })),
  );
}

/** Returns the texts that people saw when they signed and that the entry no longer has: each must be allowed in it too. */
function textsAsSigned(entry: EntryContent): EntryText[] {
  return signingsOf(entry).flatMap(({ list, path, label, signedAs, facts }): EntryText[] => {
    if (!signedAs) return [];
    const { step } = entryFields[list];
    const titles = signedAs.documents.map((text, index): EntryText => {
      const place = {
        path: `${path}.signedAs.documents.${index}`,
        label: `${label}: Document ${index + 1} as signed`,
      };
      return { step, ...place, text, use: 'any' };
    });
    const name: EntryText = {
      ...{ step, path: `${path}.signedAs.name`, label: `${label}: Name as signed` },
      ...{ text: signedAs.name, use: 'words', form: 'name' },
    };
    return [
      ...(signedAs.name === facts.name ? [] : [name]),
      ...titles.filter(({ text }) => !facts.documents.includes(text)),
    ];
  });
}

/** Returns every typed text of an entry. */
export function entryTexts(entry: EntryContent): EntryText[] {
  const fields: Readonly<Record<string, EntryLevelField>> = entryFields;
  const values: Values = entry;
  return [
    ...Object.entries(fields).flatMap(([name, field]) => peopleTexts(name, field, values[name])),
    ...typedTexts(fields, values, (name, { label }) => ({
      step: fields[name]?.step ?? 1,
      path: name,
      label,
    })),
    ...(entry.documents ?? []).map(
      ({ description: text }, index): EntryText => ({
        step: entryFields.documents.step,
        path: `documents.${index}.description`,
        label: `Document ${index + 1}`,
        text,
        use: 'any',
      }),
    ),
    ...textsAsSigned(entry),
  ].filter(({ text }) => text);
}

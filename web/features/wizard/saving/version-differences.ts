import type { EntryLevelField, Field } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { documentLines, inWords } from '#shared/entry/words.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';

/** A field in which two versions of an entry differ, in words. */
export type Difference = { label: string; mine: string; theirs: string };

const nothing = 'Nothing';

/** A value in words, for comparison. Images are distinguished, not shown. */
function shown(field: Field, value: unknown): string {
  if (value && (field.kind === 'image' || field.kind === 'thumbprint')) return 'An image';
  return inWords(field, value, (day) => day) || nothing;
}

type Labelled = { key: string; label: string; value: unknown; text: string };

const listed = (value: unknown): Readonly<Record<string, unknown>>[] => (Array.isArray(value) ? value : []);

/** Every field of an entry, its people and documents included, each under a key of its own. */
function fieldsOf(form: EntryForm): Labelled[] {
  const content: Readonly<Record<string, unknown>> = contentFromForm(form);
  return Object.entries<EntryLevelField>(entryFields).flatMap(([name, field]) => {
    switch (field.kind) {
      case 'people':
        return listed(content[name]).flatMap((person, index) =>
          Object.entries(field.of)
            .filter(([, { kind }]) => kind !== 'signedAs')
            .map(([part, ofPerson]) => ({
              ...{ key: `${name} ${index} ${part}`, label: `${field.label} ${index + 1}: ${ofPerson.label}` },
              ...{ value: person[part], text: shown(ofPerson, person[part]) },
            })),
        );
      case 'documents':
        return documentLines(contentFromForm(form).documents, String).map((text, index) => ({
          ...{ key: `document ${index}`, label: `Document ${index + 1}` },
          ...{ value: text, text },
        }));
      default: {
        const value = field.kind === 'thumbprint' ? form.thumbprint?.image : content[name];
        return [{ key: name, label: field.label, value, text: shown(field, value) }];
      }
    }
  });
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

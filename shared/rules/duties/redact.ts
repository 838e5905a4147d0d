import type { Field, FieldTable } from '../../entry/field.ts';
import { inPlace, isTyped } from '../../entry/field.ts';
import type { ResponseContent } from '../../entry/field-values.ts';
import { entryFields } from '../../entry/fields.ts';
import { signerFields } from '../../entry/people-fields.ts';
import { labelFor } from '../../entry/rows.ts';
import { inWords } from '../../entry/words.ts';
import { personTexts } from '../signer-words.ts';

type EntryFields = typeof entryFields;

/** An entry as the API answers it, with its corrections and later facts. */
export type CopiedEntry = ResponseContent<EntryFields> & { addenda?: readonly unknown[] };

/** An entry as a person who asks for a copy sees it. Texts are in words. */
export type RedactedCopy = {
  act: readonly { label: string; value: string }[];
  signers: readonly { title: string; facts: readonly { label: string; value: string }[] }[];
  /** Labels of what the entry records and the copy leaves out. */
  removed: readonly string[];
};

const isRecorded = (value: unknown) =>
  !(value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0));

/** A JSON text, as a thumbprint travels, or undefined. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns every text of a value, at any depth, that is long enough to be recognized in another text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const inside = text.startsWith('{') ? parsed(text) : undefined;
  if (inside !== undefined) return textsIn(inside);
  return text.length >= 3 && !text.startsWith('data:') ? [text] : [];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a function that replaces each of some texts, as whole words and in any case. */
function masking(texts: readonly string[]): (text: string) => string {
  const longestFirst = [...new Set(texts)].toSorted((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return (text) => text;
  const anywhere = longestFirst.map((text) => escaped(text).replaceAll(/\s+/g, String.raw`\s+`)).join('|');
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anywhere})(?![\p{L}\p{N}])`, 'giu');
  return (text) => text.replace(pattern, '[removed]');
}

type Recorded = { name: string; field: Field; value: unknown };

/**
 * Parts the recorded fields of a table into those that a copy shows, which say which act it was, and all others. Whatever a
 * state allows, ID numbers, thumbprints, images, addresses, telephone numbers, other people, and free texts but the titles of
 * documents are nowhere in a copy, because no state's law that we know requires them.
 */
function split(
  table: FieldTable,
  content: Readonly<Record<string, unknown>>,
): { shown: Recorded[]; removed: Recorded[] } {
  const recorded = inPlace(table)
    .map(([name, field]) => ({
      ...{ name, field },
      value: content[field.kind === 'thumbprint' ? `${name}Data` : name],
    }))
    .filter(({ value }) => isRecorded(value));
  return {
    shown: recorded.filter(({ field }) => field.shown.copy === 'row'),
    removed: recorded.filter(({ field }) => field.shown.copy === 'nowhere'),
  };
}

type Signer = CopiedEntry['signers'][number];

const fullName = ({ firstName, lastName }: Signer) => [firstName, lastName].filter(Boolean).join(' ');

/** Returns people without what they saw when they signed: it repeats the titles of the entry, which a copy shows. */
const withoutSignedAs = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((person) => (typeof person === 'object' ? { ...person, signedAs: null } : person))
    : value;

/** Names of a signer as a text could contain them. */
const namesOf = (signer: Signer) => textsIn([fullName(signer), signer.firstName, signer.lastName]);

/**
 * Returns the content of a copy of an entry: the act, and only the signers at some positions. A removed part is also
 * removed from the titles of documents, such as another signer's name. A name or number that someone wrote there in another
 * spelling stays, so the notary looks at the copy first.
 */
export function redactedCopy(
  entry: CopiedEntry,
  shownSigners: readonly number[],
  shownDay: (day: string) => string,
): RedactedCopy {
  const { addenda = [] } = entry;
  const act = split(entryFields, entry);
  const people = entry.signers.map((signer) => ({ signer, ...split(signerFields, signer) }));
  const asked = people.filter((_, index) => shownSigners.includes(index));
  const others = people.filter((_, index) => !shownSigners.includes(index));
  const shownNames = new Set(
    asked.flatMap(({ signer }) => namesOf(signer)).map((name) => name.toLowerCase()),
  );
  const secrets = [
    ...textsIn(
      [...act.removed, ...people.flatMap(({ removed }) => removed)].map(({ value }) =>
        withoutSignedAs(value),
      ),
    ),
    ...others.flatMap(({ signer }) => namesOf(signer)),
  ].filter((text) => !shownNames.has(text.toLowerCase()));
  const mask = masking(secrets);
  const words = ({ name, field, value }: Recorded, texts: Readonly<Record<string, string | null>>) => {
    const text = texts[name] ?? inWords(field, value, shownDay) ?? '';
    return field.kind === 'documents' || isTyped(field) || name in texts ? mask(text) : text;
  };
  const factsOf = (shown: readonly Recorded[], texts: Readonly<Record<string, string | null>> = {}) =>
    shown.map((fact) => ({ label: labelFor('copy', fact.field), value: words(fact, texts) }));
  const labels = [...act.removed, ...people.flatMap(({ removed }) => removed)]
    .filter(({ field }) => !('partOf' in field))
    .map(({ field }) => field.label);
  return {
    act: factsOf(act.shown),
    signers: asked.map(({ signer, shown }) => ({
      title: fullName(signer),
      facts: factsOf(shown, personTexts(signer)),
    })),
    removed: [
      ...new Set(labels),
      ...(others.length > 0 ? [`Other signers: ${others.length}`] : []),
      // A reader must know that the entry was corrected, even if the texts stay in the journal.
      ...(addenda.length > 0 ? [`Addenda, which correct or complete the entry: ${addenda.length}`] : []),
    ],
  };
}

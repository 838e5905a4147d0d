import { createContext, type ReactNode, useContext } from 'react';
import { entryFields } from '#shared/entry/fields.ts';
import { labelFor } from '#shared/entry/rows.ts';
import { corrections } from '#shared/rules/corrections.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import type { Entry, EntryRow } from '#web/lib/api/api-types.ts';

/** The name of a field in the details of an entry. An act that was not performed has a date, and no date of notarization. */
export const shownFieldName = (field: keyof typeof entryFields, entry: Pick<EntryRow, 'outcome'>) =>
  field === 'date' && !wasPerformed(entry)
    ? entryFields[field].label
    : labelFor('details', entryFields[field]);

const Corrections = createContext<ReadonlyMap<string, readonly number[]>>(new Map());

/** Lets the facts of an entry name the addenda that correct them. */
export function CorrectionsOf({ entry, children }: { entry: Entry; children: ReactNode }) {
  const found = [...corrections(entry.addenda)].map(
    ([field, numbers]) => [shownFieldName(field, entry), numbers] as const,
  );
  return <Corrections value={new Map(found)}>{children}</Corrections>;
}

/** The ID of an addendum on the page. */
export const addendumId = (number: number) => `addendum-${number}`;

/** Marks a fact, or a section of facts, that addenda correct, with a link to each. Nothing for all others. */
export function CorrectionMark({ name }: { name: string }) {
  // Sections of people have the number of the person in their name.
  const [title = name] = name.split(' - ');
  const numbers = useContext(Corrections).get(title) ?? [];
  return numbers.map((number) => (
    <a key={number} href={`#${addendumId(number)}`} className="correction-mark">
      Corrected by addendum {number}
    </a>
  ));
}

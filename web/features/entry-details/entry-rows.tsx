import type { ReactNode } from 'react';
import type { DetailsPart, Field, FieldTable } from '#shared/entry/field.ts';
import { rowsFor } from '#shared/entry/rows.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { type DateStyle, formatDay } from '#web/lib/dates.ts';
import { Address } from './address.tsx';
import { shownFieldName } from './corrections.tsx';
import { notAvailable } from './labels.ts';
import { Lines } from './lines.tsx';

type Fact = readonly [label: string, value: ReactNode];
type Options = {
  part?: DetailsPart;
  texts?: Readonly<Record<string, string | null | undefined>>;
  /** Fields whose absence the details state. */
  always?: readonly string[];
};

/** A row's text as the details show it: with its line breaks, or marked as an address that must not be shown to others. */
function Words({ entry, field, text }: { entry: Entry; field: Field; text: string }) {
  if (field.mayBeWithheld) return <Address entry={entry} text={text} />;
  return field.kind === 'paragraphs' ? <Lines text={text} /> : text;
}

/** Returns the rows of an entry's fields, or of a person's, in the details. */
export function entryRows(
  entry: Entry,
  [table, values]: readonly [table: FieldTable, values: Readonly<Record<string, unknown>>],
  style: Pick<DateStyle, 'dateFormat'>,
  { always = [], ...options }: Options = {},
): Fact[] {
  const rows = rowsFor('details', table, values, { day: (day) => formatDay(day, style), ...options });
  return rows.map(({ name, field, label, text }) => {
    const words = text ?? (always.includes(name) && notAvailable);
    return [
      name === 'date' ? shownFieldName(name, entry) : label,
      words && <Words key={name} entry={entry} field={field} text={words} />,
    ];
  });
}

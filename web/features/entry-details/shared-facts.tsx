import type { ReactNode } from 'react';
import { entryFields } from '#shared/entry/fields.ts';
import { particulars } from '#shared/entry/particulars.ts';
import type { Entry } from '#web/lib/api-types.ts';
import { type DateStyle, formatDay } from '#web/lib/dates.ts';
import { Lines } from './lines.tsx';

/** The rows that the entry's PDF shows in the same order. */
export function sharedFacts(
  group: Parameters<typeof particulars>[0],
  entry: Entry,
  style: Pick<DateStyle, 'dateFormat'>,
): (readonly [label: string, value: ReactNode])[] {
  return particulars(group, entry, (day) => formatDay(day, style)).map(({ field, text }) => [
    entryFields[field].label,
    text && <Lines text={text} />,
  ]);
}

import type { Content } from 'pdfmake/interfaces.js';
import { heading, ledger, page, together } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing, Sealed } from '#functions/adapters/pdf/printed-entry.ts';
import { wasReceivedLater } from '#shared/rules/act-time.ts';
import { clockNote } from '#shared/rules/entry-words.ts';
import { clockWords } from '#shared/rules/received-later.ts';
import { shownTime } from '#shared/rules/shown-time.ts';
import { labelWidth, recorded } from './facts.ts';

/** Returns when the entry was sealed, and the digests that reveal any later change. */
export function recordSection(
  entry: PrintedEntry,
  sealed: Sealed,
  printed: string,
  printing: Printing,
): Content[] {
  const { entryTimezone, dateFormat, text } = printing;
  const inOwnZone = (at: Date) => shownTime(at, entryTimezone, dateFormat);
  const wasLater = wasReceivedLater(entry.recordedAt, entry.submittedAt);
  const facts = recorded(
    [
      ['Entry number', sealed.number],
      ['Recorded', entry.recordedAt && inOwnZone(new Date(entry.recordedAt))],
      [wasLater ? 'Received' : 'Submitted', inOwnZone(sealed.submittedAt)],
      ['Clock of the device', entry.clockSkewSeconds !== null && clockNote(entry.clockSkewSeconds)],
      ['Rules version', entry.rulesVersion],
      ['Printed', printed],
    ],
    printing,
  );
  const digest = (label: string, value: string) => [
    { text: label, style: 'label', margin: [0, 6, 0, 1] as [number, number, number, number] },
    { text: text(value), style: 'digest' },
  ];
  return [
    together(
      heading('Record'),
      ledger(facts, page.width, labelWidth),
      { text: clockWords[entry.recordedBy ?? 'server'], style: 'note', margin: [0, 6, 0, 0] },
      ...digest('Entry hash (SHA-256)', sealed.hash),
      ...digest('Previous hash', entry.previousHash ?? ''),
      {
        text: 'The entry hash covers everything recorded in this entry, its images, the notary’s name and commission, and the hash of the link before it. The first link is the opening of the journal. Any change to this entry or an earlier one would result in a different hash.',
        style: 'note',
        margin: [0, 8, 0, 0],
      },
    ),
  ];
}

/** Lists the characters that the typeface lacks, if any. */
export function replacedNote(replaced: string[]): Content[] {
  if (replaced.length === 0) return [];
  return [
    {
      text: `This document’s typeface lacks some recorded characters. Each is shown by its Unicode code point instead: ${replaced.join(' ')}. The journal keeps the original characters.`,
      style: 'note',
      margin: [0, 14, 0, 0],
    },
  ];
}

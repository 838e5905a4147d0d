import type { Content } from 'pdfmake/interfaces.js';
import { ledger, openHeading, page } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing, Sealed } from '#functions/adapters/pdf/printed-entry.ts';
import { states } from '#shared/data/states.ts';
import { codeName } from '#shared/entry/words.ts';
import { hadExpired } from '#shared/rules/commissions.ts';
import { receivedLaterWords } from '#shared/rules/received-later.ts';
import { printedDay } from '#shared/rules/shown-day.ts';
import { documentHead } from './document-head.ts';
import { labelWidth, recorded } from './facts.ts';

/** Returns the head of the first page: seal, title, entry number. */
export function titleBlock(entry: PrintedEntry, { number }: Sealed): Content[] {
  return [
    documentHead('Notarial Journal Entry', 'portrait', { width: 120, label: 'ENTRY', value: number }),
    ...(entry.lateEntry
      ? [
          {
            text: [
              { text: 'Late entry. ', bold: true },
              'This entry was recorded after the day of the notarial act.',
            ],
            margin: [0, 12, 0, 0] as [number, number, number, number],
          },
        ]
      : []),
    ...receivedLaterNote(entry),
  ];
}

/** Returns when the service received an entry, if later than the entry says. */
function receivedLaterNote(entry: PrintedEntry): Content[] {
  const words = receivedLaterWords(entry);
  if (!words) return [];
  const margin: [number, number, number, number] = [0, entry.lateEntry ? 4 : 12, 0, 0];
  return [{ text: [{ text: 'Received later. ', bold: true }, words], margin }];
}

/**
 * Returns the notary, by name at submission, and the commission for the act, if one was listed. Mentions if
 * it had expired.
 */
export function notarySection({ notaryName, commission, date }: PrintedEntry, printing: Printing): Content[] {
  const end = commission && printedDay(commission.expirationDate, printing.dateFormat);
  const isPast = hadExpired(commission, date);
  const facts = recorded(
    [
      ['Name', notaryName],
      ['Commission number', commission?.commissionNumber],
      ['Commission state', commission && codeName(states, commission.state)],
      [isPast ? 'Commission expired' : 'Commission expires', isPast ? `${end}, before this act` : end],
    ],
    printing,
  );
  return [openHeading('Notary public'), ledger(facts, page.width, labelWidth)];
}

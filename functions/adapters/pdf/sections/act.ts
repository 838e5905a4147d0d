import type { Content } from 'pdfmake/interfaces.js';
import { ledger, openHeading, page } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import type { PdfPart } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { rowsFor } from '#shared/entry/rows.ts';
import { inWords } from '#shared/entry/words.ts';
import { paperReference, timeOfAct } from '#shared/rules/entry-words.ts';
import { actTypeOf } from '#shared/rules/law/act-of.ts';
import { isPlaceWithheld, withheldNotice } from '#shared/rules/law/withheld.ts';
import { printedDay } from '#shared/rules/shown-day.ts';
import { withCorrections } from './addenda.ts';
import { labelWidth, type MaybeFact, recorded } from './facts.ts';

/** The parts of the section before and after the place's coordinates. */
const untilPlace = ['time', 'document', 'act', 'mode', 'extras', 'fee', 'place'] as const;
const afterPlace = ['parties', 'land', 'interpreter', 'other'] as const;

/** Fields whose absence the page states. */
const alwaysShown: ReadonlySet<string> = new Set(['date', 'stateCode', 'documentType', 'locationLabel']);

/** Returns the act itself: when, where, how, and for what fee. */
export function actSection(entry: PrintedEntry, printing: Printing): Content[] {
  const withheld = withheldNotice(entry);
  const hidesPlace = isPlaceWithheld(entry);
  const { locationLat: latitude, locationLng: longitude, thumbprintException: exception } = entry;
  const values = { ...entry, actType: actTypeOf(entry), ...(hidesPlace && { locationLabel: withheld }) };
  const day = (date: string) => printedDay(date, printing.dateFormat);
  const texts = {
    actTime: timeOfAct(entry),
    thumbprint: exception && `Not taken: ${inWords(entryFields.thumbprintException, exception, day)}`,
  };
  const rows = (part: PdfPart): MaybeFact[] =>
    rowsFor('pdf', entryFields, values, { part, day, texts, withheld }).map(({ name, label, text }) => [
      label,
      text ?? (alwaysShown.has(name) && 'Not recorded'),
    ]);
  const found: MaybeFact[] = [
    ...untilPlace.flatMap(rows),
    [
      'Coordinates',
      !hidesPlace &&
        latitude !== null &&
        longitude !== null &&
        `${latitude.toFixed(6)}, ${longitude.toFixed(6)} (latitude, longitude)`,
    ],
    ...afterPlace.flatMap(rows),
    ['Paper journal', paperReference(entry)],
  ];
  const facts = recorded(withCorrections(found, entry), printing);
  return [openHeading('Notarial act'), ledger(facts, page.width, labelWidth)];
}

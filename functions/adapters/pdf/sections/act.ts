import type { Content } from 'pdfmake/interfaces.js';
import { ledger, openHeading, page } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { printedLabel } from '#functions/adapters/pdf/printed-label.ts';
import { thumbprintExceptions } from '#shared/data/thumbprint.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { particulars } from '#shared/entry/particulars.ts';
import { codeName, inWords } from '#shared/entry/words.ts';
import { paperReference, timeOfAct } from '#shared/rules/entry-words.ts';
import { actTypeOf } from '#shared/rules/law/law-binding.ts';
import { isPlaceWithheld, withheldNotice } from '#shared/rules/law/withheld.ts';
import { printedDay } from '#shared/rules/shown-day.ts';
import { withCorrections } from './addenda.ts';
import { labelWidth, type MaybeFact, recorded } from './facts.ts';

const notRecorded = 'Not recorded';

/** Returns the act itself: when, where, how, and for what fee. */
export function actSection(entry: PrintedEntry, printing: Printing): Content[] {
  const found: MaybeFact[] = [
    ...actFacts(entry, printing),
    ...placeFacts(entry),
    ...partyFacts(entry, printing),
    ...thumbprintFacts(entry),
    ['Paper journal', paperReference(entry)],
  ];
  const facts = recorded(withCorrections(found, entry), printing);
  return [openHeading('Notarial act'), ledger(facts, page.width, labelWidth)];
}

type EntryField = Parameters<typeof printedLabel>[0];

const fact = (field: EntryField, value: MaybeFact[1]): MaybeFact => [printedLabel(field), value];

/** The rows that the entry's details show in the same order. */
function sharedFacts(
  group: Parameters<typeof particulars>[0],
  entry: PrintedEntry,
  { dateFormat }: Printing,
): MaybeFact[] {
  return particulars(group, entry, (day) => printedDay(day, dateFormat)).map(({ field, text }) =>
    fact(field, text),
  );
}

function actFacts(entry: PrintedEntry, printing: Printing): MaybeFact[] {
  const words = (field: EntryField, value: unknown): MaybeFact =>
    fact(
      field,
      inWords(entryFields[field], value, (day) => printedDay(day, printing.dateFormat)),
    );
  const orNotRecorded = ([label, value]: MaybeFact): MaybeFact => [label, value ?? notRecorded];
  return [
    orNotRecorded(words('date', entry.date)),
    fact('actTime', timeOfAct(entry)),
    orNotRecorded(words('stateCode', entry.stateCode)),
    orNotRecorded(words('documentType', entry.documentType)),
    words('documentDate', entry.documentDate),
    words('actType', actTypeOf(entry)),
    words('numberOfActs', entry.numberOfActs),
    words('actMode', entry.actMode),
    words('technologyUsed', entry.technologyUsed),
    ...sharedFacts('act', entry, printing),
    words('fee', entry.fee),
    words('itemizedFees', entry.itemizedFees),
  ];
}

function placeFacts(entry: PrintedEntry): MaybeFact[] {
  if (isPlaceWithheld(entry)) return [fact('locationLabel', withheldNotice(entry))];
  const { locationLat: latitude, locationLng: longitude } = entry;
  return [
    fact('locationLabel', entry.locationLabel ?? notRecorded),
    [
      'Coordinates',
      latitude !== null &&
        longitude !== null &&
        `${latitude.toFixed(6)}, ${longitude.toFixed(6)} (latitude, longitude)`,
    ],
  ];
}

function partyFacts(entry: PrintedEntry, printing: Printing): MaybeFact[] {
  return [
    fact('witnessName', entry.witnessName),
    fact('witnessAddress', entry.witnessAddress && (withheldNotice(entry) ?? entry.witnessAddress)),
    fact('granteeName', entry.granteeName),
    fact('granteeAddress', entry.granteeAddress),
    fact('landCounty', entry.landCounty),
    ...sharedFacts('interpreter', entry, printing),
    ...sharedFacts('selfFiler', entry, printing),
  ];
}

function thumbprintFacts({ thumbprintException, thumbprintNote }: PrintedEntry): MaybeFact[] {
  return [
    fact(
      'thumbprint',
      thumbprintException && `Not taken: ${codeName(thumbprintExceptions, thumbprintException)}`,
    ),
    fact('thumbprintNote', thumbprintNote),
  ];
}

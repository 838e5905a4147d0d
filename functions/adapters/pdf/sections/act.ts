import type { Content } from 'pdfmake/interfaces.js';
import { ledger, openHeading, page } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { printedLabel } from '#functions/adapters/pdf/printed-label.ts';
import { shownDay } from '#functions/adapters/pdf/shown-time.ts';
import { actModes, actTypes } from '#shared/data/act-types.ts';
import { findDocumentType } from '#shared/data/document-types.ts';
import { thumbprintExceptions } from '#shared/data/thumbprint.ts';
import { particulars } from '#shared/entry/particulars.ts';
import { paperReference, timeOfAct } from '#shared/rules/entry-words.ts';
import { actTypeOf } from '#shared/rules/law/law-binding.ts';
import { withCorrections } from './addenda.ts';
import { labelWidth, type MaybeFact, recorded, stateName } from './facts.ts';
import { isPlaceWithheld, withheldNotice } from './withheld.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
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

const fact = (field: Parameters<typeof printedLabel>[0], value: MaybeFact[1]): MaybeFact => [
  printedLabel(field),
  value,
];

/** The rows that the entry's details show in the same order. */
function sharedFacts(
  group: Parameters<typeof particulars>[0],
  entry: PrintedEntry,
  { dateFormat }: Printing,
): MaybeFact[] {
  return particulars(group, entry, (day) => shownDay(day, dateFormat)).map(({ field, text }) =>
    fact(field, text),
  );
}

function actFacts(entry: PrintedEntry, printing: Printing): MaybeFact[] {
  const { dateFormat } = printing;
  const act = actTypeOf(entry);
  const { documentType } = entry;
  return [
    fact('date', entry.date ? shownDay(entry.date, dateFormat) : notRecorded),
    fact('actTime', timeOfAct(entry)),
    fact('stateCode', entry.stateCode ? stateName(entry.stateCode) : notRecorded),
    fact('documentType', documentType ? (findDocumentType(documentType)?.name ?? documentType) : notRecorded),
    fact('documentDate', entry.documentDate && shownDay(entry.documentDate, dateFormat)),
    fact('actType', act && actTypes[act].name),
    fact('numberOfActs', entry.numberOfActs?.toString()),
    fact('actMode', entry.actMode && actModes[entry.actMode]),
    fact('technologyUsed', entry.technologyUsed),
    ...sharedFacts('act', entry, printing),
    fact('fee', dollars.format(entry.fee)),
    fact('itemizedFees', entry.itemizedFees),
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
    fact('thumbprint', thumbprintException && `Not taken: ${thumbprintExceptions[thumbprintException]}`),
    fact('thumbprintNote', thumbprintNote),
  ];
}

import type { Content } from 'pdfmake/interfaces.js';
import { ledger, openHeading, page } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { shownDay } from '#functions/adapters/pdf/shown-time.ts';
import { actModes, actTypes } from '#shared/data/act-types.ts';
import { findDocumentType } from '#shared/data/document-types.ts';
import { thumbprintExceptions } from '#shared/data/thumbprint.ts';
import { paperReference, timeOfAct, yesOrNo } from '#shared/rules/entry-words.ts';
import { actTypeOf } from '#shared/rules/law/law-binding.ts';
import { labelWidth, type MaybeFact, recorded, stateName } from './facts.ts';
import { isPlaceWithheld, withheldNotice } from './withheld.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const notRecorded = 'Not recorded';

/** What was done, when, where and for what fee. */
export function actSection(entry: PrintedEntry, printing: Printing): Content[] {
  const facts = recorded(
    [
      ...actFacts(entry, printing),
      ...placeFacts(entry),
      ...partyFacts(entry),
      ...particularFacts(entry),
      ['Paper journal', paperReference(entry)],
    ],
    printing,
  );
  return [openHeading('Notarial act'), ledger(facts, page.width, labelWidth)];
}

function actFacts(entry: PrintedEntry, { dateFormat, timezone }: Printing): MaybeFact[] {
  const act = actTypeOf(entry);
  const { documentType } = entry;
  return [
    ['Date of the act', entry.date ? shownDay(entry.date, dateFormat) : notRecorded],
    ['Time of the act', timeOfAct(entry, timezone)],
    ['State', entry.stateCode ? stateName(entry.stateCode) : notRecorded],
    ['Document type', documentType ? (findDocumentType(documentType)?.name ?? documentType) : notRecorded],
    ['Document date', entry.documentDate && shownDay(entry.documentDate, dateFormat)],
    ['Type of act', act && actTypes[act].name],
    ['Number of acts', entry.numberOfActs?.toString()],
    ['How the signer appeared', entry.actMode && actModes[entry.actMode]],
    ['Technology used', entry.technologyUsed],
    ['Oath administered', yesOrNo(entry.oathAdministered)],
    ['Type of certificate', entry.certificateType],
    ['Fee', dollars.format(entry.fee)],
    ['Itemized fees', entry.itemizedFees],
  ];
}

function placeFacts(entry: PrintedEntry): MaybeFact[] {
  if (isPlaceWithheld(entry)) return [['Location', withheldNotice(entry)]];
  const { locationLat: latitude, locationLng: longitude } = entry;
  return [
    ['Location', entry.locationLabel ?? notRecorded],
    [
      'Coordinates',
      latitude !== null &&
        longitude !== null &&
        `${latitude.toFixed(6)}, ${longitude.toFixed(6)} (latitude, longitude)`,
    ],
  ];
}

function partyFacts(entry: PrintedEntry): MaybeFact[] {
  return [
    ['Witness', entry.witnessName],
    ['Witness address', entry.witnessAddress && (withheldNotice(entry) ?? entry.witnessAddress)],
    ['Grantee', entry.granteeName],
    ['Grantee mailing address', entry.granteeAddress],
    ['County of the land', entry.landCounty],
    ['Interpreter', entry.interpreterName],
    ['Interpreter address', entry.interpreterAddress],
    ['Interpreter credential', entry.interpreterCredential],
  ];
}

function particularFacts(entry: PrintedEntry): MaybeFact[] {
  return [
    ['Self-filer', entry.selfFiler && 'Yes'],
    ['Telephone of the self-filer', entry.selfFilerPhone],
    [
      'Thumbprint',
      entry.thumbprintException && `Not taken: ${thumbprintExceptions[entry.thumbprintException]}`,
    ],
    ['Thumbprint note', entry.thumbprintNote],
  ];
}

import type { Content } from 'pdfmake/interfaces.js';
import { heading, together } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import { idTypes } from '#shared/data/id-types.ts';
import { markWitnessFields, type SignerField, signerFields } from '#shared/entry/fields.ts';
import { sentenceCase } from '#shared/entry/sentence-case.ts';
import { codeName } from '#shared/entry/words.ts';
import { withheldNotice } from '#shared/rules/law/withheld.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import { type MaybeFact, recorded } from './facts.ts';
import { type Person, peopleSection, signatureImage } from './person.ts';

type Signer = PrintedEntry['signers'][number];
type CredibleWitness = PrintedEntry['credibleWitnesses'][number];
type MarkWitness = PrintedEntry['markWitnesses'][number];

/** Every signer, in the order of the entry. */
export function signersSection(entry: PrintedEntry, printing: Printing): Content[] {
  const { signers } = entry;
  if (signers.length === 0) {
    return [together(heading('Signers'), { text: 'No signer was recorded.', style: 'note' })];
  }
  const title = signers.length === 1 ? 'Signer' : `Signers (${signers.length})`;
  return peopleSection(
    heading(title),
    signers.map((signer, index) => shownSigner(entry, signer, index + 1, printing)),
  );
}

/** Those who vouched for a signer, where there are any. */
export function credibleWitnessesSection(entry: PrintedEntry, printing: Printing): Content[] {
  const { credibleWitnesses: witnesses } = entry;
  const title = witnesses.length === 1 ? 'Credible witness' : `Credible witnesses (${witnesses.length})`;
  return peopleSection(
    heading(title),
    witnesses.map((witness, index) => shownWitness(entry, witness, index + 1, printing)),
  );
}

/** Those who saw a signer make a mark, where there are any. */
export function markWitnessesSection(entry: PrintedEntry, printing: Printing): Content[] {
  const { markWitnesses: witnesses } = entry;
  const title =
    witnesses.length === 1 ? 'Witness to the mark' : `Witnesses to the mark (${witnesses.length})`;
  return peopleSection(
    heading(title),
    witnesses.map((witness, index) => shownMarkWitness(entry, witness, index + 1, printing)),
  );
}

const fact = (field: SignerField, value: MaybeFact[1]): MaybeFact => [
  sentenceCase(signerFields[field].label),
  value,
];

function shownSigner(entry: PrintedEntry, signer: Signer, position: number, printing: Printing): Person {
  const { text, dateFormat } = printing;
  const name = [signer.firstName, signer.lastName].filter(Boolean).join(' ') || 'Name not recorded';
  const facts = recorded(
    [
      fact('lastName', signer.lastName),
      ...addressFacts(entry, signer),
      ['Identified by', signer.idType && codeName(idTypes, signer.idType)],
      fact('idNumber', signer.idNumber),
      fact('idIssuingAgency', signer.idIssuingAgency),
      ['ID issued', signer.idIssueDate && shownDay(signer.idIssueDate, dateFormat)],
      ['ID expires', signer.idExpirationDate && shownDay(signer.idExpirationDate, dateFormat)],
      fact('signsByMark', signer.signsByMark && 'Yes'),
    ],
    printing,
  );
  const signature = signatureImage(entry, signer.signatureDataUrl, 'signer', printing);
  return { title: `${position}. ${text(name)}`, facts, signature };
}

function addressFacts(entry: PrintedEntry, { addressLine, city, stateCode, zip }: Signer): MaybeFact[] {
  const withheld = withheldNotice(entry);
  if (withheld) return [['Address', withheld]];
  const place = [city, [stateCode, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [fact('addressLine', addressLine), [zip ? 'City, state, ZIP' : 'City, state', place]];
}

function shownWitness(
  entry: PrintedEntry,
  witness: CredibleWitness,
  position: number,
  printing: Printing,
): Person {
  const { text, dateFormat } = printing;
  const facts = recorded(
    [
      ['Address', witness.address && (withheldNotice(entry) ?? witness.address)],
      ['Identified by', witness.idType && codeName(idTypes, witness.idType)],
      fact('idNumber', witness.idNumber),
      fact('idIssuingAgency', witness.idIssuingAgency),
      ['ID expires', witness.idExpirationDate && shownDay(witness.idExpirationDate, dateFormat)],
    ],
    printing,
  );
  const signature = signatureImage(entry, witness.signatureDataUrl, 'credible witness', printing);
  return { title: `${position}. ${text(witness.name ?? 'Name not recorded')}`, facts, signature };
}

function shownMarkWitness(
  entry: PrintedEntry,
  witness: MarkWitness,
  position: number,
  printing: Printing,
): Person {
  const facts = recorded(
    [
      ['Address', witness.address && (withheldNotice(entry) ?? witness.address)],
      [sentenceCase(markWitnessFields.writesName.label), witness.writesName && 'Yes'],
    ],
    printing,
  );
  const signature = signatureImage(entry, witness.signatureDataUrl, 'witness', printing);
  return { title: `${position}. ${printing.text(witness.name ?? 'Name not recorded')}`, facts, signature };
}

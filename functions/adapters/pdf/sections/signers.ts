import type { Content } from 'pdfmake/interfaces.js';
import { heading, together } from '#functions/adapters/pdf/layout.ts';
import type { PrintedEntry, Printing } from '#functions/adapters/pdf/printed-entry.ts';
import type { FieldTable } from '#shared/entry/field.ts';
import { markWitnessFields, signerFields, witnessFields } from '#shared/entry/people-fields.ts';
import { labelFor, rowsFor } from '#shared/entry/rows.ts';
import { isAbroad } from '#shared/rules/law/field-rules.ts';
import { vouchedFor } from '#shared/rules/law/signed-as.ts';
import { withheldNotice } from '#shared/rules/law/withheld.ts';
import { cityLine } from '#shared/rules/postal-address.ts';
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

/** Returns the witnesses who vouched for a signer, if any. */
export function credibleWitnessesSection(entry: PrintedEntry, printing: Printing): Content[] {
  const { credibleWitnesses: witnesses } = entry;
  const title = witnesses.length === 1 ? 'Credible witness' : `Credible witnesses (${witnesses.length})`;
  return peopleSection(
    heading(title),
    witnesses.map((witness, index) =>
      shownWitness(entry, [witnessFields, 'credible witness'], witness, index + 1, printing),
    ),
  );
}

/** Returns the witnesses to a signer's mark, if any. */
export function markWitnessesSection(entry: PrintedEntry, printing: Printing): Content[] {
  const { markWitnesses: witnesses } = entry;
  const title =
    witnesses.length === 1 ? 'Witness to the mark' : `Witnesses to the mark (${witnesses.length})`;
  return peopleSection(
    heading(title),
    witnesses.map((witness, index) =>
      shownWitness(entry, [markWitnessFields, 'witness'], witness, index + 1, printing),
    ),
  );
}

/** Returns the facts about a person that have rows. */
function rowsOf(
  table: FieldTable,
  person: Signer | CredibleWitness | MarkWitness,
  words: Parameters<typeof rowsFor>[3],
): MaybeFact[] {
  return rowsFor('pdf', table, person, words).map(({ label, text }) => [label, text]);
}

const wordsOf = (entry: PrintedEntry, { dateFormat }: Printing) => ({
  day: (day: string) => shownDay(day, dateFormat),
  withheld: withheldNotice(entry),
});

function shownSigner(entry: PrintedEntry, signer: Signer, position: number, printing: Printing): Person {
  const name = [signer.firstName, signer.lastName].filter(Boolean).join(' ') || 'Name not recorded';
  const [[label, last] = ['', null], ...others] = rowsOf(signerFields, signer, wordsOf(entry, printing));
  const lastName: MaybeFact = [signer.oneName ? labelFor('pdf', signerFields.oneName) : label, last];
  const facts = recorded([lastName, ...addressFacts(entry, signer), ...others], printing);
  const signature = signatureImage(entry, signer, 'signer', printing);
  return { title: `${position}. ${printing.text(name)}`, facts, signature };
}

function addressFacts(entry: PrintedEntry, signer: Signer): MaybeFact[] {
  const withheld = withheldNotice(entry);
  if (withheld) return [['Address', withheld]];
  const cityLabel = signer.zip ? 'City, state, ZIP' : 'City, state';
  return [
    [labelFor('pdf', signerFields.addressLine), signer.addressLine],
    [isAbroad(signer) ? 'City and country' : cityLabel, cityLine(signer)],
  ];
}

/** A credible witness, or a witness to a mark. */
function shownWitness(
  entry: PrintedEntry,
  [table, whose]: readonly [table: FieldTable, whose: string],
  witness: CredibleWitness | MarkWitness,
  position: number,
  printing: Printing,
): Person {
  const identifies = table === witnessFields ? vouchedFor(entry).join(' and ') : '';
  const facts = recorded(
    [...rowsOf(table, witness, wordsOf(entry, printing)), ['Identifies', identifies]],
    printing,
  );
  const signature = signatureImage(entry, witness, whose, printing);
  return { title: `${position}. ${printing.text(witness.name ?? 'Name not recorded')}`, facts, signature };
}

import { states } from '#shared/data/states.ts';
import { printedFingers } from '#shared/data/thumbprint.ts';
import type { FieldTable } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { picturesFor } from '#shared/entry/images.ts';
import { markWitnessFields, signerFields, witnessFields } from '#shared/entry/people-fields.ts';
import { rowsFor } from '#shared/entry/rows.ts';
import { codeName, documentLines } from '#shared/entry/words.ts';
import { timeOfAct } from '#shared/rules/entry-words.ts';
import { vouchedFor } from '#shared/rules/law/signed-as.ts';
import { withheldWords } from '#shared/rules/law/withheld.ts';
import { notaryStatements } from '#shared/rules/notary-statements.ts';
import { clockWords } from '#shared/rules/received-later.ts';
import { dayInWords } from '#shared/rules/shown-day.ts';
import { signatureWords } from '#shared/rules/signed-as-words.ts';
import { timeInWords } from '#shared/rules/time-in-words.ts';
import { readThumbprint } from '#web/lib/entries/thumbprint.ts';
import type { InspectedEntry } from './visit.ts';

type Fact = readonly [label: string, value: string];

/** A part of an entry: facts, lines, and images. */
export type EntryPart = {
  title: string;
  facts: Fact[];
  lines?: readonly string[];
  images?: readonly { label: string; source: string }[];
};

/** Returns the recorded fields of a table that have rows. */
const factsOf = (table: FieldTable, values: Readonly<Record<string, unknown>>): Fact[] =>
  rowsFor('inspection', table, values, { day: dayInWords }).flatMap(({ label, text }) =>
    text === undefined ? [] : [[label, text] as const],
  );

/** Returns an addendum, which stands beside the untouched entry. */
const addendumPart =
  (zone: string) =>
  ({ number, reason, text, at }: InspectedEntry['addenda'][number]): EntryPart => ({
    title: `Addendum ${number}`,
    facts: [
      ['Added', timeInWords(at, zone)],
      ['Reason', reason],
      ['Text', text],
    ],
  });

const image = (label: string, source: string | null | undefined) => (source ? [{ label, source }] : []);

/** Returns the parts of an entry in the order in which they are read. Every field of an entry is in one of them. */
export function entryParts(entry: InspectedEntry): EntryPart[] {
  const {
    signers,
    credibleWitnesses,
    markWitnesses,
    documents,
    addenda,
    commission,
    seal,
    recordedAt,
    submittedAt,
    actTimezone,
  } = entry;
  const thumbprint = readThumbprint(entry.thumbprintData);
  const time = timeOfAct(entry);
  const zone = actTimezone ?? 'UTC';
  const person =
    (kind: string, table: FieldTable, count: number) =>
    (
      one: (typeof signers | typeof credibleWitnesses | typeof markWitnesses)[number],
      at: number,
    ): EntryPart => ({
      title: count > 1 ? `${kind} ${at + 1}` : kind,
      facts: [
        ...factsOf(table, one),
        ...(table === witnessFields ? [['Identifies', vouchedFor(entry).join(' and ')] as const] : []),
        ...(entry.addressWithheld ? [['Address', withheldWords] as const] : []),
      ],
      images: image('Signature', one.signatureDataUrl),
      lines: [signatureWords(one, (at) => timeInWords(at, zone)) ?? []].flat(),
    });
  const parts: EntryPart[] = [
    {
      title: 'Notarial act',
      facts: [...factsOf(entryFields, entry), ...(time ? [['Time of the act', time] as const] : [])],
    },
    ...signers.map(person('Signer', signerFields, signers.length)),
    ...credibleWitnesses.map(person('Credible witness', witnessFields, credibleWitnesses.length)),
    ...markWitnesses.map(person('Witness to the mark', markWitnessFields, markWitnesses.length)),
    ...addenda.map(addendumPart(zone)),
    { title: 'Documents', facts: [], lines: documentLines(documents, dayInWords) },
    { title: 'Statements of the notary', facts: [], lines: notaryStatements(entry) },
    {
      title: 'Images',
      facts: [],
      images: [
        ...image(`Ink thumbprint: ${thumbprint ? printedFingers[thumbprint.finger] : ''}`, thumbprint?.image),
        ...picturesFor('inspection', entryFields, entry),
      ],
    },
    {
      title: 'Notary and seal',
      facts: [
        ['Notary', entry.notaryName ?? ''],
        [
          'Commission',
          commission ? `${commission.commissionNumber}, ${codeName(states, commission.state)}` : '',
        ],
        ['Commission expires', commission ? dayInWords(commission.expirationDate) : ''],
        ['Recorded', recordedAt ? timeInWords(recordedAt, zone) : ''],
        ['Received by the service', submittedAt ? timeInWords(submittedAt, zone) : ''],
        ['Whose clocks', clockWords[entry.recordedBy ?? 'server']],
        ['Public log', seal?.logIndex === null ? 'Not yet in the log' : `Position ${seal?.logIndex ?? ''}`],
        ['Witnessed', seal?.state === 'witnessed' ? 'By independent witnesses of the log' : ''],
        ['Entry hash', seal?.hash ?? ''],
        ['Previous hash', seal?.previousHash ?? ''],
      ],
    },
  ];
  return parts
    .map((part) => ({ ...part, facts: part.facts.filter(([, value]) => value !== '') }))
    .filter(({ facts, lines = [], images = [] }) => facts.length + lines.length + images.length > 0);
}

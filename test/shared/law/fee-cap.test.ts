import { describe, expect, it } from 'vitest';
import { actTypeCodes } from '#shared/data/act-types.ts';
import type { FeeCap } from '#shared/data/state-law.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { stateCodes } from '#shared/data/states.ts';
import type { EntryContent, SignerContent } from '#shared/rules/law/entry-content.ts';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import { feeCap } from '#shared/rules/law/fee-cap.ts';

const people = (count: number): SignerContent[] =>
  Array.from({ length: count }, () => ({ idType: 'passport' }));

const both = [{ description: 'A' }, { description: 'B' }];

const capOf = (stateCode: string, entry: EntryContent = {}) =>
  feeCap({ stateCode, actType: 'acknowledgment', ...entry })?.cents;

/** How a cap grows with a second signer and a second document: by which factor, or by less than two (null). */
const growth = {
  act: [1, 1],
  document: [1, 2],
  instrument: [null, 2],
  person: [2, 2],
  signature: [2, 2],
} as const satisfies Record<FeeCap['per'], readonly [number | null, number]>;

const feeWarnings = (entry: EntryContent) =>
  entryWarnings(entry)
    .filter(({ path, message }) => path === 'fee' && / (over|no fee) /.test(message))
    .map(({ message }) => message);

describe('the fee cap of an entry, in cents', () => {
  it.each<[string, string, EntryContent, number | undefined]>([
    ['an act', 'FL', {}, 1_000],
    ['an act, whoever signs', 'FL', { signers: people(3) }, 1_000],
    ['an act on several documents', 'FL', { documents: both }, 1_000],
    ['several acts', 'FL', { numberOfActs: 3 }, 3_000],
    ['a signature', 'CA', { signers: people(1) }, 1_500],
    ['several signatures', 'CA', { signers: people(3) }, 4_500],
    [
      'several signatures, with one act counted for each',
      'CA',
      { signers: people(2), numberOfActs: 2 },
      3_000,
    ],
    ['several signatures in several acts', 'CA', { signers: people(2), numberOfActs: 4 }, 6_000],
    ['signatures on several documents', 'CA', { signers: people(2), documents: both }, 6_000],
    ['nobody yet', 'CA', { signers: [] }, 1_500],
    ['a document', 'CO', { documents: [{ description: 'A' }] }, 1_500],
    ['several documents', 'CO', { documents: both }, 3_000],
    ['several documents, with one act counted for each', 'CO', { documents: both, numberOfActs: 2 }, 3_000],
    ['one document with two signers in Arizona', 'AZ', { signers: people(2) }, 1_000],
    ['each document in Arizona', 'AZ', { documents: both }, 2_000],
    ['several oaths in Arizona', 'AZ', { numberOfActs: 2, actType: 'oath_or_affirmation' }, 2_000],
    ['one person in New York', 'NY', {}, 200],
    ['each person in New York', 'NY', { signers: people(2) }, 400],
    ['each person on each document in New York', 'NY', { signers: people(2), documents: both }, 800],
    ['each person who swears in New York', 'NY', { signers: people(2), actType: 'jurat' }, 400],
    ['the first signature in Texas', 'TX', { signers: people(1) }, 1_000],
    ['further signatures in Texas', 'TX', { signers: people(3) }, 1_200],
    ['the first signature of each document in Texas', 'TX', { documents: both }, 2_000],
    ['several acts of one signer in Texas', 'TX', { signers: people(1), numberOfActs: 3 }, 3_000],
    ['one act for each signer in Texas', 'TX', { signers: people(3), numberOfActs: 3 }, 1_200],
    ['an affidavit of several signers in Pennsylvania', 'PA', { signers: people(3), actType: 'jurat' }, 500],
    ['oaths in Pennsylvania', 'PA', { signers: people(3), actType: 'oath_or_affirmation' }, 1_500],
    [
      'further signatures on several documents in Pennsylvania',
      'PA',
      { signers: people(2), documents: both },
      1_400,
    ],
    ['further signatures in Pennsylvania', 'PA', { signers: people(2) }, 700],
    ['several oaths in Texas', 'TX', { signers: people(3), actType: 'oath_or_affirmation' }, 3_000],
    ['an acknowledgment in Nebraska', 'NE', {}, 500],
    ['a jurat in Nebraska', 'NE', { actType: 'jurat' }, 200],
    ['a verification in Nebraska', 'NE', { actType: 'verification' }, 200],
    ['a jurat by its document type', 'NE', { actType: null, documentType: 'jurat' }, 200],
    ['an act in Nebraska that is not named yet', 'NE', { actType: null }, 200],
    ['odd cents in New Jersey', 'NJ', {}, 250],
    ['a signer in Wyoming', 'WY', { signers: people(2) }, 2_000],
    ['a signer in Nevada', 'NV', { signers: people(2) }, 3_000],
    ['an oath without a signature in Nevada', 'NV', { actType: 'oath_or_affirmation' }, 750],
    ['an act in Virginia in 2026', 'VA', { date: '2026-01-01' }, 1_000],
    ['an act in Virginia before', 'VA', { date: '2025-12-31' }, 500],
    ['an act in Washington since the change', 'WA', { date: '2024-06-22' }, 1_500],
    ['an act in Washington before the change', 'WA', { date: '2024-06-21' }, 1_000],
    ['an act in Washington without a day', 'WA', {}, 1_500],
    ['a ballot in California', 'CA', { documentType: 'absentee_ballot_affidavit' }, 0],
    ['a ballot in North Carolina', 'NC', { documentType: 'absentee_ballot_affidavit' }, 0],
    ['a ballot in Ohio', 'OH', { documentType: 'absentee_ballot_affidavit' }, 500],
    ['a remote act', 'FL', { actMode: 'remote' }, undefined],
    ['an act on an electronic document', 'FL', { actMode: 'electronic' }, undefined],
    ['an act where there is no cap', 'TN', {}, undefined],
    ['an act where the cap is not known', 'RI', {}, undefined],
    ['an act in no state', 'DC', {}, undefined],
  ])('is correct for %s (%s)', (_, stateCode, entry, cents) => {
    expect(capOf(stateCode, entry)).toBe(cents);
  });
});

describe('the caps of the 50 states', () => {
  it('give a figure for every act, and grow with signers and documents only as the state counts', () => {
    const wrong = stateCodes.filter((stateCode) => {
      const { fee } = stateLaws[stateCode];
      const acts = actTypeCodes.map((actType) => [actType, capOf(stateCode, { actType })] as const);
      if (fee.status !== 'figure') return acts.some(([, cents]) => cents !== undefined);
      return acts.some(([actType, cents = 0]) => {
        const twoPeople = capOf(stateCode, { actType, signers: people(2) }) ?? 0;
        const twoDocuments = capOf(stateCode, { actType, documents: both }) ?? 0;
        const twoActs = capOf(stateCode, { actType, numberOfActs: 2 }) ?? 0;
        const known = Object.values(growth).some(
          ([byPeople, byDocuments]) =>
            (byPeople === null
              ? twoPeople > cents && twoPeople < 2 * cents
              : twoPeople === byPeople * cents) && twoDocuments === byDocuments * cents,
        );
        return cents <= 0 || twoActs !== 2 * cents || !known;
      });
    });
    expect(wrong).toEqual([]);
  });

  it('use every unit', () => {
    const used = new Set(
      stateCodes.flatMap((code) => {
        const { fee } = stateLaws[code];
        return fee.status === 'figure' ? [fee.cap, fee.jurat, fee.oath].map((cap) => cap?.per) : [];
      }),
    );
    used.delete(undefined);
    expect([...used].sort()).toEqual(Object.keys(growth).sort());
  });
});

describe('a fee', () => {
  it('draws no warning at the cap, and one when it is a cent higher', () => {
    const entry = { stateCode: 'NJ', actType: 'acknowledgment' } as const;
    expect(feeWarnings({ ...entry, fee: 2.5 })).toEqual([]);
    expect(feeWarnings({ ...entry, fee: 2.51 })).toEqual([
      'The fee of $2.51 is over the $2.50 that New Jersey allows for this entry.',
    ]);
  });

  it('draws a warning that cites the law', () => {
    expect(entryWarnings({ stateCode: 'NE', actType: 'jurat', fee: 5 })).toEqual([
      {
        step: 2,
        path: 'fee',
        message: 'The fee of $5.00 is over the $2.00 that Nebraska allows for this entry.',
        basis: { cite: 'Neb. Rev. Stat. § 33-133', toVerify: true },
        doubt: 'fee_over_cap',
      },
    ]);
  });

  it('is not allowed at all for a ballot in some states', () => {
    const ballot = { documentType: 'absentee_ballot_affidavit', fee: 1 } as const;
    expect(feeWarnings({ ...ballot, stateCode: 'FL' })).toEqual(['Florida allows no fee for this document.']);
    expect(feeWarnings({ ...ballot, stateCode: 'OH' })).toEqual([]);
  });

  it('never draws a warning for a remote act', () => {
    expect(feeWarnings({ stateCode: 'FL', actMode: 'remote', fee: 500 })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { EntryContent, SignerContent } from '#shared/rules/law/entry-content.ts';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import { feeCap } from '#shared/rules/law/fee-cap.ts';

const people = (count: number): SignerContent[] =>
  Array.from({ length: count }, () => ({ idType: 'passport' }));

const capOf = (stateCode: string, entry: EntryContent = {}) =>
  feeCap({ stateCode, actType: 'acknowledgment', ...entry })?.cents;

const feeWarnings = (entry: EntryContent) =>
  entryWarnings(entry)
    .filter(({ path, message }) => path === 'fee' && / (over|no fee) /.test(message))
    .map(({ message }) => message);

describe('the fee cap of an entry, in cents', () => {
  it.each<[string, string, EntryContent, number | undefined]>([
    ['an act', 'FL', {}, 1_000],
    ['an act, whoever signs', 'FL', { signers: people(3) }, 1_000],
    ['an act on several documents', 'FL', { documents: [{ description: 'A' }, { description: 'B' }] }, 1_000],
    ['several acts', 'FL', { numberOfActs: 3 }, 3_000],
    ['a signature', 'CA', { signers: people(1) }, 1_500],
    ['several signatures', 'CA', { signers: people(3) }, 4_500],
    ['several signatures in several acts', 'CA', { signers: people(2), numberOfActs: 2 }, 6_000],
    ['nobody yet', 'CA', { signers: [] }, 1_500],
    ['a document', 'CO', { documents: [{ description: 'A' }] }, 1_500],
    ['several documents', 'CO', { documents: [{ description: 'A' }, { description: 'B' }] }, 3_000],
    ['the first signature in Texas', 'TX', { signers: people(1) }, 1_000],
    ['further signatures in Texas', 'TX', { signers: people(3) }, 1_200],
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
    ['the lower of two figures in Virginia', 'VA', {}, 500],
    ['the lower of two figures in Washington', 'WA', {}, 1_000],
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
        guard: 'fee_over_cap',
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

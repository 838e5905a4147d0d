import { describe, expect, it } from 'vitest';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import { signerFieldRules } from '#shared/rules/law/field-rules.ts';
import { prohibitionProblems } from '#shared/rules/law/prohibition-problems.ts';

const day = '2026-01-02';
const refusals = (entry: EntryContent) => prohibitionProblems(entry).map(({ path }) => path);

describe('values that contradict each other', () => {
  it.each<[string, EntryContent]>([
    ['signers.0.region', { signers: [{ region: 'Ontario' }] }],
    ['signers.0.region', { signers: [{ region: 'Ontario', country: 'US' }] }],
    ['signers.0.stateCode', { signers: [{ stateCode: 'TX', country: 'CA' }] }],
    ['signers.0.firstName', { signers: [{ oneName: true, firstName: 'Ann' }] }],
    ['signers.0.idExpirationDate', { signers: [{ idNoExpiration: true, idExpirationDate: day }] }],
    ['signers.0.represents', { signers: [{ represents: 'Vane Trust' }] }],
    ['signers.0.represents', { signers: [{ represents: 'Vane Trust', capacity: 'individual' }] }],
    ['signers.0.idTypeNote', { signers: [{ idTypeNote: 'Badge', idType: 'passport' }] }],
    ['credibleWitnesses.0.idTypeNote', { credibleWitnesses: [{ idTypeNote: 'Badge' }] }],
    [
      'credibleWitnesses.0.idExpirationDate',
      { credibleWitnesses: [{ idNoExpiration: true, idExpirationDate: day }] },
    ],
    ['documentDate', { documentDate: day, documents: [{ description: 'Deed', date: '2026-01-03' }] }],
  ])('are refused at %s: %j', (path, entry) => {
    expect(refusals(entry)).toEqual([path]);
  });

  it.each<[EntryContent]>([
    [{ signers: [{ region: 'Ontario', country: 'CA', zip: 'M5V 2T6' }] }],
    [
      {
        signers: [
          { stateCode: 'AE', zip: '09499-0074' },
          { stateCode: 'PR', country: 'US' },
        ],
      },
    ],
    [{ signers: [{ oneName: true, lastName: 'Suhartiko' }] }],
    [{ signers: [{ idType: 'military_id', idNoExpiration: true }] }],
    [{ signers: [{ capacity: 'trustee', represents: 'Vane Trust' }] }],
    [
      {
        documentDate: day,
        documents: [
          { description: 'Deed', date: day },
          { description: 'Note', date: '2025-02-03' },
        ],
      },
    ],
  ])('are not seen in %j', (entry) => {
    expect(refusals(entry)).toEqual([]);
  });
});

describe('a signer', () => {
  const use = (signer: Parameters<typeof signerFieldRules>[1]) => {
    const rules = Object.entries(signerFieldRules({}, signer));
    return Object.fromEntries(rules.map(([field, rule]) => [field, rule.use]));
  };

  it('abroad needs no state and no postal code', () => {
    expect(use({ country: 'CA' })).toMatchObject({ stateCode: 'hidden', region: 'asked', zip: 'asked' });
    expect(use({ country: 'US' })).toMatchObject({
      stateCode: 'required',
      region: 'hidden',
      zip: 'required',
    });
  });

  it('with one name needs no first name', () => {
    expect(use({ oneName: true })).toMatchObject({ firstName: 'hidden', lastName: 'required' });
  });

  it('whose ID shows no expiration date needs none', () => {
    expect(use({ idType: 'tribal_id', idNoExpiration: true })).toMatchObject({ idExpirationDate: 'hidden' });
    expect(use({ idType: 'tribal_id' })).toMatchObject({
      idExpirationDate: 'required',
      idTypeNote: 'hidden',
    });
  });

  it('names the kind of another ID, and whom they sign for', () => {
    expect(use({ idType: 'other_id', capacity: 'partner' })).toMatchObject({
      ...{ idTypeNote: 'required', represents: 'required' },
    });
  });
});

it('says what a person with one name, and an ID without a date, is recorded as', () => {
  const messages = entryProblems({ signers: [{ idType: 'military_id' }] }, day).map(({ message }) => message);
  expect(messages).toEqual(
    expect.arrayContaining([
      'Signer 1: First Name is required - if the person has one name only, choose "one name"',
      'Signer 1: Expiration Date is required - if the ID shows none, choose "no expiration date"',
    ]),
  );
});

it.each([
  ['military_id', 'FL', undefined],
  ['tribal_id', 'FL', 'the law of Florida does not name this kind of ID (Tribal ID)'],
  [
    'trusted_traveler_card',
    'CA',
    'the law of California does not name this kind of ID (Trusted Traveler Card)',
  ],
  ['tribal_id', 'OH', undefined],
] as const)('notes that a %s is not among the IDs of %s', (idType, stateCode, note) => {
  const found = entryWarnings({ stateCode, signers: [{ idType }] }).find((warning) => warning.note);
  expect(found?.note).toBe(note && 'id_not_listed');
  expect(found?.message ?? '').toContain(note ?? '');
});

it.each([
  ['AB'.repeat(32), []],
  ['AB'.repeat(31), ['remoteRecordingSha256']],
])('a fingerprint of a recording: %s', (remoteRecordingSha256, paths) => {
  const problems = entryProblems({ actMode: 'remote', remoteRecordingSha256 }, day);
  expect(problems.filter(({ path }) => path === 'remoteRecordingSha256').map(({ path }) => path)).toEqual(
    paths,
  );
});

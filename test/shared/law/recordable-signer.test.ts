import { describe, expect, it } from 'vitest';
import type { SignerContent } from '#shared/rules/law/entry-content.ts';
import { recordableSigner } from '#shared/rules/law/recordable-signer.ts';

const facts = {
  firstName: 'Ada',
  lastName: 'Byron',
  addressLine: '1 Main St',
  city: 'Dallas',
  stateCode: 'TX',
  zip: '75201',
  idType: 'passport',
  idNumber: 'AB12345',
  idIssuingAgency: 'Texas',
  idIssueDate: '2020-05-01',
  idExpirationDate: '2030-05-01',
} as const satisfies SignerContent;

const without = (...fields: (keyof typeof facts)[]) =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !fields.some((field) => field === name)));

describe('recordableSigner', () => {
  it('leaves out a detail that the entry does not require', () => {
    expect(recordableSigner({ stateCode: 'OH' }, facts)).toEqual({
      signer: without('idIssueDate'),
      leftOut: [],
    });
    expect(recordableSigner({}, facts)).toEqual({ signer: without('idIssueDate'), leftOut: [] });
    expect(recordableSigner({ stateCode: 'KS' }, facts)).toEqual({ signer: facts, leftOut: [] });
  });

  it('leaves out empty details', () => {
    expect(recordableSigner({ stateCode: 'TX' }, { firstName: 'Ada', lastName: '', idNumber: null })).toEqual(
      {
        signer: { firstName: 'Ada' },
        leftOut: [],
      },
    );
  });

  it('names prohibited details once each', () => {
    expect(recordableSigner({ stateCode: 'IL' }, facts)).toEqual({
      signer: without('addressLine', 'zip', 'idNumber', 'idIssueDate'),
      leftOut: [
        'Illinois: Street addresses and ZIP codes cannot be recorded per state law',
        'Illinois: ID numbers cannot be recorded per state law',
      ],
    });
  });

  it('returns only personal knowledge for a signer whom the notary knows, and nothing in California', () => {
    const known = { idType: 'personal_knowledge', idNumber: 'AB12345' } as const;
    const kept = { signer: { idType: 'personal_knowledge' }, leftOut: [] };
    expect(recordableSigner({ stateCode: 'OH' }, known)).toEqual(kept);
    expect(recordableSigner({ stateCode: 'WY' }, known)).toEqual(kept);
    expect(recordableSigner({}, known)).toEqual(kept);
    expect(recordableSigner({ stateCode: 'TX' }, known)).toEqual(kept);
    expect(recordableSigner({ stateCode: 'CA' }, known)).toEqual({ signer: {}, leftOut: [] });
    expect(recordableSigner({ stateCode: 'CA' }, facts).signer).toMatchObject({ idType: 'passport' });
  });

  it('shortens an ID number in Utah only if it has more than four characters', () => {
    const sentence = 'Utah: only the last four characters of an ID number can be recorded per state law';
    expect(recordableSigner({ stateCode: 'UT' }, facts)).toEqual({
      signer: { ...facts, idNumber: '2345' },
      leftOut: [sentence],
    });
    expect(recordableSigner({ stateCode: 'UT' }, { ...facts, idNumber: 'A🪪345' }).signer.idNumber).toBe(
      '🪪345',
    );
    expect(recordableSigner({ stateCode: 'UT' }, { ...facts, idNumber: '2345' })).toEqual({
      signer: { ...facts, idNumber: '2345' },
      leftOut: [],
    });
    expect(recordableSigner({ stateCode: 'UT' }, { firstName: 'Ada' })).toEqual({
      signer: { firstName: 'Ada' },
      leftOut: [],
    });
  });

  it('leaves out a text that contains a number that no journal may have', () => {
    expect(recordableSigner({ stateCode: 'KS' }, { ...facts, city: '123-45-6789' })).toEqual({
      signer: without('city'),
      leftOut: ['City: it contains a number that is not allowed in the journal'],
    });
  });
});

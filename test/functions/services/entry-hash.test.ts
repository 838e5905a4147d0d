import { describe, expect, it } from 'vitest';
import { hashEntry } from '#functions/services/entry-hash.ts';
import type { EntryItem } from '#functions/store/entry-item.ts';

const image = { digest: 'a'.repeat(64), type: 'png', bytes: 120 } as const;

const entry: EntryItem = {
  id: '01HZZZZZZZZZZZZZZZZZZZZZZZ',
  status: 'submitted',
  version: 2,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:05:05.000Z',
  submittedAt: '2026-01-02T03:05:05.000Z',
  entryNumber: 1,
  lateEntry: false,
  date: '2026-01-02',
  stateCode: 'CO',
  documentType: 'deed',
  feeCents: 1500,
  locationLabel: 'Denver',
  locationLat: 39.7,
  locationLng: -105,
  documents: [{ description: 'Deed' }],
  documentCount: 1,
  comments: null,
  signers: [
    {
      firstName: 'Ada',
      lastName: 'Byron',
      addressLine: null,
      city: null,
      stateCode: null,
      zip: null,
      idType: 'passport',
      idNumber: { ciphertext: 'one', commitment: 'c' },
      idIssuingAgency: null,
      idExpirationDate: null,
      signature: image,
    },
  ],
  signerNames: [{ firstName: 'Ada', lastName: 'Byron' }],
  thumbprint: null,
  signerJournalSignature: null,
  principalSignature: null,
  witnessName: null,
  witnessAddress: null,
  granteeName: null,
  granteeAddress: null,
  landCounty: null,
  images: [image.digest],
  entryHash: null,
  previousHash: '',
  rulesVersion: null,
  listKey: 'S#0000000001',
};

const signer = entry.signers[0];
if (!signer) throw new Error('The entry has a signer');

describe('hashEntry', () => {
  it('is still what it was for an entry sealed before entries named a commission', () => {
    expect(hashEntry(entry)).toBe('eeee7b068711a2fb51c9b1d924df10ed6f8f1c85a9754982590e5941f4089476');
  });

  it('tells commissions apart that differ in one point', () => {
    const commission = { commissionNumber: '1', state: 'CO', expirationDate: '2028-01-01' };
    const hashes = [
      commission,
      { ...commission, commissionNumber: '2' },
      { ...commission, state: 'TX' },
      { ...commission, expirationDate: '2028-01-02' },
    ].map((made) => hashEntry({ ...entry, commission: made }));
    expect(new Set(hashes).size).toBe(4);
  });

  it('is the same for the same record, however its keys are ordered', () => {
    const reversed = Object.fromEntries(Object.entries(entry).toReversed()) as EntryItem;
    expect(hashEntry(reversed)).toBe(hashEntry(entry));
  });

  it.each([
    ['its own hash', { entryHash: 'x' }],
    ['its place in the list', { listKey: 'S#0000000002' }],
    ['the ciphertext', { signers: [{ ...signer, idNumber: { ciphertext: 'two', commitment: 'c' } }] }],
  ])('does not depend on %s', (_, change) => {
    expect(hashEntry({ ...entry, ...change })).toBe(hashEntry(entry));
  });

  it.each([
    ['the number', { entryNumber: 2 }],
    ['the fee', { feeCents: 1501 }],
    ['the time', { submittedAt: '2026-01-02T03:05:06.000Z' }],
    ['a name', { signers: [{ ...signer, firstName: 'Eve' }] }],
    ['an ID number', { signers: [{ ...signer, idNumber: { ciphertext: 'one', commitment: 'd' } }] }],
    ['an image', { signers: [{ ...signer, signature: { ...image, digest: 'b'.repeat(64) } }] }],
    ['the entry before', { previousHash: 'p' }],
    ['the late mark', { lateEntry: true }],
    ['the commission', { commission: { commissionNumber: '1', state: 'CO', expirationDate: '2028-01-01' } }],
    ['that there was no commission', { commission: null }],
  ])('changes with %s', (_, change) => {
    expect(hashEntry({ ...entry, ...change })).not.toBe(hashEntry(entry));
  });
});

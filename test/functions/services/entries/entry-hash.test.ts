import { describe, expect, it } from 'vitest';
import { hashEntry } from '#functions/services/entries/entry-hash.ts';
import { type EntryItem, entryItem } from '#functions/store/entries/entry-item.ts';

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

/** The same entry with a value in every field that entries had when this vector was computed. */
const whole: EntryItem = {
  ...entry,
  comments: 'Signed in my presence.',
  signers: entry.signers.map((signer) => ({
    ...signer,
    ...{ addressLine: '12 Main Street', city: 'Denver', stateCode: 'CO', zip: '80202' },
    ...{
      idIssuingAgency: 'US Department of State',
      idIssueDate: '2021-05-17',
      idExpirationDate: '2031-05-17',
    },
  })),
  thumbprint: {
    capturedAt: '2026-01-02T03:04:00.000Z',
    method: 'ink_impression_photo',
    signerThumb: 'right_thumb',
    fileSize: 120,
    fileType: 'image/png',
    image: { ...image, digest: 'b'.repeat(64) },
  },
  signerJournalSignature: { ...image, digest: 'c'.repeat(64) },
  principalSignature: { ...image, digest: 'd'.repeat(64) },
  ...{ witnessName: 'Wanda Witness', witnessAddress: '1 Elm Street' },
  ...{ granteeName: 'Greta Grantee', granteeAddress: 'PO Box 12', landCounty: 'Denver' },
  ...{ actType: 'acknowledgment', actTime: '13:50', actMode: 'remote', technologyUsed: 'Video' },
  ...{ numberOfActs: 3, documentDate: '2025-12-31' },
  credibleWitnesses: [
    {
      name: 'Vera Voucher',
      address: '77 Pine Road',
      idType: 'drivers_license',
      idNumber: { ciphertext: 'two', commitment: 'w' },
      idIssuingAgency: 'DMV',
      idExpirationDate: '2028-02-29',
      signature: { ...image, digest: 'e'.repeat(64) },
    },
  ],
  ...{ thumbprintException: 'physically_unable', thumbprintNote: 'Bandaged' },
  ...{ interpreterName: 'Ines Interpreter', interpreterAddress: '9 Word Lane' },
  ...{ interpreterCredential: 'Certificate 88', selfFiler: true, selfFilerPhone: '303-555-0147' },
  ...{ oathAdministered: true, certificateType: 'Short form', addressWithheld: false },
  ...{ itemizedFees: 'Act 15.00', paperVolume: '3', paperPage: '12', paperLine: '4' },
  commission: { commissionNumber: '1', state: 'CO', expirationDate: '2028-01-01' },
  rulesVersion: '2026-01-01.1',
};

/** The same entry as the API stores it where nobody filled in the fields that joined later. */
const blank: EntryItem = {
  ...entry,
  signers: entry.signers.map((signer) => ({ ...signer, idIssueDate: null })),
  ...{ actType: null, actTime: null, actMode: null, technologyUsed: null, numberOfActs: null },
  ...{ documentDate: null, credibleWitnesses: [], thumbprintException: null, thumbprintNote: null },
  ...{ interpreterName: null, interpreterAddress: null, interpreterCredential: null, selfFiler: null },
  ...{ selfFilerPhone: null, oathAdministered: null, certificateType: null, addressWithheld: null },
  ...{ itemizedFees: null, paperVolume: null, paperPage: null, paperLine: null, commission: null },
};

const signer = entry.signers[0];
if (!signer) throw new Error('The entry has a signer');

describe('hashEntry', () => {
  it('is unchanged for an entry sealed before entries had a commission', () => {
    expect(hashEntry(entry)).toBe('eeee7b068711a2fb51c9b1d924df10ed6f8f1c85a9754982590e5941f4089476');
  });

  it.each([
    ['lacks the later fields', entry, 'eeee7b068711a2fb51c9b1d924df10ed6f8f1c85a9754982590e5941f4089476'],
    [
      'has null in the later fields',
      blank,
      'b63f58a867414d5952d12d639d5313d2e9a2a182cdcc765a6c37da4b4d9e46cc',
    ],
    ['has every field', whole, '71c56dce54645c4f8863dcc3ce9c11689b4cdfba015f3e08190474346652bb64'],
  ])('is unchanged for a stored entry that %s', (_, stored, hash) => {
    expect(hashEntry(entryItem.parse(stored))).toBe(hash);
  });

  it('has not changed for an entry with two signers, one of them without an ID number', () => {
    const second = { ...signer, firstName: 'Grace', idNumber: null };
    expect(hashEntry({ ...entry, signers: [signer, second] })).toBe(
      '786243da59930b3d7ddee1334743bce531bb88da7ef8890405ccce95622afabf',
    );
  });

  it('distinguishes commissions that differ in one field', () => {
    const commission = { commissionNumber: '1', state: 'CO', expirationDate: '2028-01-01' };
    const hashes = [
      commission,
      { ...commission, commissionNumber: '2' },
      { ...commission, state: 'TX' },
      { ...commission, expirationDate: '2028-01-02' },
    ].map((made) => hashEntry({ ...entry, commission: made }));
    expect(new Set(hashes).size).toBe(4);
  });

  it('is the same for the same record in any order of its keys', () => {
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

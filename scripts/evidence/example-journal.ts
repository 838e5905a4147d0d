import { commitmentTo } from '#functions/adapters/encryption/commitment.ts';
import { addendumText } from '#functions/services/addenda/addendum-text.ts';
import { openingText } from '#functions/services/entries/opening-link.ts';
import { hashText, recordedText } from '#functions/services/entries/recorded-text.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import type { ChainFileLink } from '#shared/evidence/record/chain-file.ts';

/** The journal of the examples in docs/evidence.md. */
export const journalId = '01JD8X4Q0MZV7K3T9S2R6W5YBH';

/** The content to which the opening of the journal commits. */
export const notary = { id: '01JD8X4PZ6A4F0C8G2H1J9K5MN', salt: '5a17'.repeat(8) };

/** The content to which the example entry commits. */
export const idNumber = { text: 'D1234567', salt: '00112233445566778899aabbccddeeff' };

const openedAt = '2026-11-20T18:00:00.000Z';
const openingRecord = openingText({ journalId, notaryId: notary.id, notarySalt: notary.salt, at: openedAt });

/** The first link of the journal. */
export const opening: ChainFileLink = {
  position: 'opening',
  kind: 'opening',
  hash: hashText(openingRecord),
  previous_hash: '',
  recorded: openingRecord,
};

/** An entry as the table has it, in which most fields are empty. */
const item: EntryItem = {
  id: '01JD8X9K3W7E5R1T2Y4Q6Z8X0C',
  status: 'submitted',
  version: 2,
  entryNumber: 1,
  date: '2026-11-20',
  actTime: '11:42',
  actTimezone: 'America/Denver',
  actUtcOffset: '-07:00',
  recordedAt: '2026-11-20T18:42:10.000Z',
  submittedAt: '2026-11-20T18:42:11.250Z',
  createdAt: '2026-11-20T18:42:08.000Z',
  updatedAt: '2026-11-20T18:42:11.250Z',
  clockSkewSeconds: null,
  lateEntry: false,
  notaryName: 'Nora Notary',
  commission: { commissionNumber: '20264012345', state: 'CO', expirationDate: '2030-06-30' },
  stateCode: 'CO',
  documentType: 'acknowledgment',
  feeCents: 1500,
  signers: [
    {
      firstName: 'José',
      lastName: 'Álvarez',
      addressLine: '12 Main Street',
      city: 'Denver',
      stateCode: 'CO',
      zip: '80202',
      idType: 'drivers_license',
      idNumber: { ciphertext: '', commitment: commitmentTo(idNumber.salt, idNumber.text) },
      idIssuingAgency: 'Colorado DMV',
      idExpirationDate: '2030-01-31',
      signature: { digest: 'd1'.repeat(32), type: 'png', bytes: 8_192 },
    },
  ],
  signerNames: [{ firstName: 'José', lastName: 'Álvarez' }],
  witnessName: null,
  witnessAddress: null,
  signerJournalSignature: null,
  thumbprint: null,
  principalSignature: null,
  locationLabel: '1437 Bannock Street, Denver, Colorado',
  locationLat: 39.7392,
  locationLng: -104.9903,
  granteeName: null,
  landCounty: null,
  granteeAddress: null,
  documents: [{ description: 'Quitclaim deed, 2 pages' }],
  documentCount: 1,
  comments: null,
  images: [],
  rulesVersion: '2026-11-21',
  previousHash: opening.hash,
  entryHash: null,
};

const entryRecord = recordedText(journalId, item);

/** The link of the first entry. */
export const entry: ChainFileLink = {
  position: '1',
  kind: 'entry',
  hash: hashText(entryRecord),
  previous_hash: opening.hash,
  recorded: entryRecord,
};

const addendumRecord = addendumText(journalId, {
  entryNumber: 1,
  entryId: item.id,
  number: 1,
  reason: 'Wrong fee',
  text: 'The signer paid $10.00, not $15.00.',
  field: 'fee',
  textConfirmations: [],
  at: '2026-11-21T08:15:00.000Z',
  notaryName: 'Nora Notary',
  commission: { commissionNumber: '20264012345', state: 'CO', expirationDate: '2030-06-30' },
  previousHash: entry.hash,
});

/** The link of the first addendum of the first entry. */
export const addendum: ChainFileLink = {
  position: '1.a1',
  kind: 'addendum',
  hash: hashText(addendumRecord),
  previous_hash: entry.hash,
  recorded: addendumRecord,
};

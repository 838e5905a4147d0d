import type { Entry, EntryRow } from '#web/lib/api-types.ts';

/** A drawn signature, long enough to count. */
export const signature = `data:image/png;base64,${'A'.repeat(200)}`;

/** A whole entry: a draft that may be submitted as it is. */
export function anEntry(more: Partial<Entry> = {}): Entry {
  return {
    id: '01JD7ZQ4X0ABCDEFGH12345678',
    status: 'draft',
    version: 3,
    entryNumber: null,
    date: '2026-11-20',
    submittedAt: null,
    updatedAt: '2026-11-20T17:00:00.000Z',
    createdAt: '2026-11-20T16:00:00.000Z',
    lateEntry: false,
    commission: null,
    stateCode: 'OH',
    documentType: 'affidavit',
    fee: 15,
    locationLabel: '1 Main St, Columbus, OH 43004',
    locationLat: 39.961176,
    locationLng: -82.998794,
    numberOfDocuments: 1,
    documents: [{ description: 'Affidavit of residence' }],
    documentDescription: 'Affidavit of residence',
    comments: null,
    signers: [
      {
        firstName: 'Ana',
        lastName: 'Núñez',
        addressLine: '5 Oak Ave',
        city: 'Columbus',
        stateCode: 'OH',
        zip: '43004',
        idType: 'passport',
        idNumber: 'X1234567',
        idIssuingAgency: 'US Department of State',
        idIssueDate: null,
        idExpirationDate: '2030-01-31',
        signatureDataUrl: signature,
      },
    ],
    thumbprintData: null,
    signerJournalSignature: null,
    principalSignature: null,
    witnessName: null,
    witnessAddress: null,
    granteeName: null,
    granteeAddress: null,
    landCounty: null,
    actType: null,
    actTime: null,
    actMode: null,
    technologyUsed: null,
    numberOfActs: null,
    documentDate: null,
    credibleWitnesses: [],
    thumbprintException: null,
    thumbprintNote: null,
    interpreterName: null,
    interpreterAddress: null,
    interpreterCredential: null,
    selfFiler: null,
    selfFilerPhone: null,
    oathAdministered: null,
    certificateType: null,
    addressWithheld: null,
    itemizedFees: null,
    paperVolume: null,
    paperPage: null,
    paperLine: null,
    entryHash: null,
    previousHash: null,
    rulesVersion: null,
    ...more,
  };
}

/** The row that the API answers for an entry. */
export function rowOf(entry: Entry, more: Partial<EntryRow> = {}): EntryRow {
  const { id, status, version, entryNumber, date, submittedAt, updatedAt, lateEntry, commission } = entry;
  const { stateCode, documentType, fee, locationLabel, numberOfDocuments } = entry;
  const signers = entry.signers.map(({ firstName, lastName }) => ({
    firstName: firstName ?? '',
    lastName: lastName ?? '',
  }));
  return {
    ...{ id, status, version, entryNumber, date, submittedAt, updatedAt, lateEntry, commission },
    ...{ stateCode, documentType, fee, locationLabel, numberOfDocuments, signers },
    ...more,
  };
}

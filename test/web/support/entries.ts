import { blankContent, blankSigner } from '#test/support/blank-content.ts';
import type { Entry, EntryRow } from '#web/lib/api/api-types.ts';

/** A drawn signature, long enough to count. */
export const signature = `data:image/png;base64,${'A'.repeat(200)}`;

/** Builds a complete draft that can be submitted. */
export function anEntry(more: Partial<Entry> = {}): Entry {
  return {
    ...blankContent(),
    addenda: [],
    id: '01JD7ZQ4X0ABCDEFGH12345678',
    status: 'draft',
    version: 3,
    entryNumber: null,
    date: '2026-11-20',
    actTimezone: 'America/New_York',
    actUtcOffset: null,
    submittedAt: null,
    updatedAt: '2026-11-20T17:00:00.000Z',
    createdAt: '2026-11-20T16:00:00.000Z',
    recordedBy: null,
    lateEntry: false,
    receivedLater: false,
    openDoubts: [],
    commission: null,
    stateCode: 'OH',
    documentType: 'affidavit',
    fee: 15,
    locationLabel: '1 Main St, Columbus, OH 43004',
    locationLat: 39.961176,
    locationLng: -82.998794,
    numberOfDocuments: 1,
    documentTitle: null,
    documents: [{ description: 'Affidavit of residence' }],
    documentDescription: 'Affidavit of residence',
    signers: [
      {
        ...blankSigner(),
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
        signsByMark: null,
        signatureDataUrl: signature,
        signedAs: null,
      },
    ],
    notaryName: null,
    seal: null,
    entryHash: null,
    previousHash: null,
    rulesVersion: null,
    clockSkewSeconds: null,
    ...more,
  };
}

/** Builds the row that the API returns for an entry. */
export function rowOf(entry: Entry, more: Partial<EntryRow> = {}): EntryRow {
  const { id, status, version, entryNumber, date, submittedAt, updatedAt, lateEntry, commission } = entry;
  const { actTime, actTimezone, actUtcOffset, outcome, recordedAt, recordedBy, receivedLater, openDoubts } =
    entry;
  const { stateCode, documentType, actType, fee, locationLabel, numberOfDocuments, documentTitle } = entry;
  const signers = entry.signers.map(({ firstName, lastName, oneName }) => ({
    ...{ firstName: firstName ?? '', lastName: lastName ?? '', oneName: oneName ?? false },
  }));
  return {
    ...{ id, status, version, entryNumber, date, submittedAt, updatedAt, lateEntry, commission },
    ...{ actTime, actTimezone, actUtcOffset, outcome, recordedAt, recordedBy, receivedLater, openDoubts },
    ...{ stateCode, documentType, actType, fee, locationLabel, numberOfDocuments, documentTitle, signers },
    ...more,
  };
}

import type { entryPdf, PrintedEntry } from '#functions/adapters/pdf/entry-pdf.ts';
import { blankContent, blankSigner, blankWitness } from '#test/support/blank-content.ts';
import { signatureImage } from './png-file.ts';

export type Signer = PrintedEntry['signers'][number];
type CredibleWitness = PrintedEntry['credibleWitnesses'][number];

/** A photograph of 26 by 33 pixels. */
export const photo =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEAAwADAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAhABoDASIAAhEBAxEB/8QAGQABAAMBAQAAAAAAAAAAAAAAAAEDBAIF/8QAJxAAAgIAAwYHAAAAAAAAAAAAAQIAAxESUQQhMUGT0SNhkbHBwtL/xAAVAQEBAAAAAAAAAAAAAAAAAAAAAf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/APSe5kvIObKBwFbH2EDaRpZ0X7SLWsFjZQpHm5HxOQ92G5U6p/MC0XqzAAWDE86m7S2Z1e0uMVTDHf4hP1miBS6kucAZwK25qZoLAcSIzLqPWQVKpDDceOkukZhqJMoREQERED//2Q==';

export const options = {
  timezone: 'America/Chicago',
  printedAt: new Date('2026-11-21T15:00:00Z'),
  proof: {
    journalId: '01JD1111111111111111111111',
    witness: { index: 1_204, at: new Date('2026-11-20T20:05:30Z') },
    isWitnessed: false,
    evidence: '{"evidence":1}',
    tlogProof: 'c2sp.org/tlog-proof@v1\nindex 1204\n\nnote\n',
  },
  issuer: { signer: 'Digital Notary Journal (test)', siteUrl: 'https://journal.example' },
} satisfies Parameters<typeof entryPdf>[1];

export function signer(position: number, more: Partial<Signer> = {}): Signer {
  return {
    ...blankSigner(),
    firstName: 'Ana',
    lastName: `Signer${position}`,
    addressLine: `${position} Elm Street`,
    city: 'Dallas',
    stateCode: 'TX',
    zip: '75201',
    idType: 'passport',
    idNumber: null,
    idIssuingAgency: `Agency${position}`,
    idIssueDate: '2019-04-01',
    idExpirationDate: '2029-03-31',
    signsByMark: null,
    signatureDataUrl: signatureImage(position),
    signedAs: null,
    ...more,
  };
}

export function credibleWitness(more: Partial<CredibleWitness> = {}): CredibleWitness {
  return {
    ...blankWitness(),
    name: 'Vera Voucher',
    address: '77 Pine Road, Dallas, TX 75202',
    idType: 'drivers_license',
    idNumber: null,
    idIssuingAgency: 'Texas DPS',
    idExpirationDate: '2028-02-29',
    signatureDataUrl: signatureImage(7),
    signedAs: null,
    ...more,
  };
}

/** A submitted entry with every field filled. */
export function printedEntry(more: Partial<PrintedEntry> = {}): PrintedEntry {
  return {
    ...blankContent(),
    addenda: [],
    id: '01JD0000000000000000000000',
    status: 'submitted',
    version: 2,
    entryNumber: '000042',
    date: '2026-11-19',
    submittedAt: '2026-11-20T20:04:05.000Z',
    updatedAt: '2026-11-20T20:04:05.000Z',
    createdAt: '2026-11-20T19:00:00.000Z',
    lateEntry: false,
    recordedBy: 'device',
    receivedLater: false,
    openDoubts: [],
    commission: { commissionNumber: '130456789', state: 'TX', expirationDate: '2028-05-01' },
    stateCode: 'TX',
    documentType: 'deed_of_trust',
    fee: 1234.5,
    locationLabel: '1500 Marilla Street, Dallas, Texas',
    locationLat: 32.7767,
    locationLng: -96.797,
    numberOfDocuments: 2,
    documentTitle: null,
    documents: [{ description: 'Deed of Trust, 14 pages' }, { description: 'Affidavit of identity' }],
    documentDescription: 'Deed of Trust, 14 pages; Affidavit of identity',
    comments: 'Read aloud in my presence.\nA second line.',
    signers: [signer(1)],
    thumbprintData: thumbprintData(photo),
    signerJournalSignature: photo,
    principalSignature: signatureImage(9),
    witnessName: 'Wanda Witness',
    witnessAddress: '1 Main Street, Dallas',
    granteeName: 'Greta Grantee',
    granteeAddress: 'PO Box 12, Austin',
    landCounty: 'Dallas County',
    actType: 'acknowledgment',
    actTime: '13:50',
    actTimezone: 'America/Chicago',
    actUtcOffset: '-06:00',
    recordedAt: '2026-11-20T20:04:05.000Z',
    clockSkewSeconds: null,
    actMode: 'electronic',
    technologyUsed: 'Signing tablet of Acme',
    numberOfActs: 3,
    documentDate: '2026-11-18',
    credibleWitnesses: [credibleWitness()],
    thumbprintException: null,
    thumbprintNote: 'The ink was blue.',
    interpreterName: 'Ines Interpreter',
    interpreterAddress: '9 Word Lane, Dallas',
    interpreterCredential: 'Court certificate 88',
    earlierCommission: true,
    selfFiler: true,
    selfFilerPhone: '214-555-0147',
    oathAdministered: true,
    certificateType: 'Short form',
    addressWithheld: null,
    itemizedFees: 'Act $10.00\nTravel $1,224.50',
    paperVolume: '3',
    paperPage: '12',
    paperLine: '4',
    entryHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    previousHash: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
    rulesVersion: '2026-11-01',
    notaryName: 'José Ñandú',
    seal: null,
    ...more,
  };
}

export function thumbprintData(image: string): string {
  return JSON.stringify({
    captured_at: '2026-11-20T19:55:00Z',
    method: 'ink_impression_photo',
    image_data: image,
    signer_thumb: 'right_thumb',
    file_size: 1_000,
    file_type: 'image/jpeg',
  });
}

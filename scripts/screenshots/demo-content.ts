import type { EntryPayload } from '#functions/services/entries/store-content.ts';
import type { DocumentType } from '#shared/data/document-types.ts';
import { signedEntry } from '../seed/signed-entry.ts';

/* The invented journal that the screenshots show. None of its people, streets, and numbers exist. */

export type Place = { label: string; lat: number; lng: number };
export type Person = {
  first: string;
  last: string;
  address: string;
  city: string;
  zip: string;
  idType: 'drivers_license' | 'passport' | 'state_id';
  /** Returns the last four characters, as Colorado advises. */
  idNumber: string;
  expires: string;
};
export type Paper = { type: DocumentType; descriptions: readonly [string, ...string[]]; fee: number };

/** The notary of the pictures. */
export const notary = {
  email: 'nora.caldwell@example.com',
  password: 'brass seal on the shelf',
  full_name: 'Nora Caldwell',
} as const;

export const business = {
  phone: '(303) 555-0136',
  businessName: 'Caldwell Mobile Notary',
  businessAddress: '2180 Larimer St',
  businessCity: 'Denver',
  businessState: 'CO',
  businessZip: '80205',
  specializations: ['Loan signing', 'Estate planning'],
  primaryNotaryState: 'CO',
  additionalNotaryStates: ['TX'],
} as const;

/** The notary's commissions, with the days until they expire. */
export const commissions = [
  { commissionNumber: '20254001234', state: 'CO', daysLeft: 912 },
  { commissionNumber: '13344556-7', state: 'TX', daysLeft: 430 },
] as const;

export const places: readonly [Place, ...Place[]] = [
  { label: '2180 Larimer St, Denver, CO 80205', lat: 39.752841, lng: -104.989716 },
  { label: '1437 Bannock St, Denver, CO 80202', lat: 39.739236, lng: -104.990251 },
  { label: '7505 E 35th Ave, Denver, CO 80238', lat: 39.765412, lng: -104.900318 },
  { label: '1001 W 120th Ave, Westminster, CO 80234', lat: 39.914207, lng: -105.000934 },
  { label: '15151 E Alameda Pkwy, Aurora, CO 80012', lat: 39.708944, lng: -104.812637 },
  { label: '480 S Allison Pkwy, Lakewood, CO 80226', lat: 39.707318, lng: -105.083752 },
];

const person = (
  first: string,
  last: string,
  address: string,
  city: string,
  zip: string,
  idType: Person['idType'],
  idNumber: string,
  expires: string,
): Person => ({ first, last, address, city, zip, idType, idNumber, expires });

export const people: readonly [Person, ...Person[]] = [
  person('Margaret', 'Ellison', '418 Gilpin St', 'Denver', '80218', 'drivers_license', '2207', '2029-04-12'),
  person('Carlos', 'Ibarra', '2960 Wyandot St', 'Denver', '80211', 'drivers_license', '3315', '2030-09-03'),
  person('Priya', 'Raman', '7120 E Bayaud Ave', 'Denver', '80230', 'passport', '8836', '2031-01-27'),
  person('Thomas', 'Whitlock', '1155 Ash St', 'Denver', '80220', 'drivers_license', '1184', '2028-11-19'),
  person('Renée', 'Fontaine', '3344 Quebec St', 'Denver', '80207', 'passport', '0945', '2032-06-08'),
  person('Daniel', 'Okafor', '560 S Holly St', 'Denver', '80246', 'state_id', '7760', '2029-02-25'),
  person('Susan', 'Whitlock', '1155 Ash St', 'Denver', '80220', 'drivers_license', '1191', '2030-03-30'),
  person('Linh', 'Tran', '9025 W Cedar Dr', 'Lakewood', '80226', 'drivers_license', '0428', '2031-08-14'),
  person('George', 'Papas', '2401 W 29th Ave', 'Denver', '80211', 'drivers_license', '5573', '2028-12-01'),
  person('Hannah', 'Beck', '812 Marion St', 'Denver', '80218', 'passport', '7752', '2033-05-22'),
];

export const papers: readonly [Paper, ...Paper[]] = [
  { type: 'deed_of_trust', descriptions: ['Deed of trust, 418 Gilpin St', 'Promissory note'], fee: 15 },
  { type: 'power_of_attorney', descriptions: ['Durable power of attorney'], fee: 15 },
  { type: 'affidavit', descriptions: ['Affidavit of residence'], fee: 10 },
  { type: 'deed', descriptions: ['Warranty deed, lot 14, block 6'], fee: 15 },
  { type: 'acknowledgment', descriptions: ['Vehicle title transfer'], fee: 10 },
  { type: 'will', descriptions: ['Self-proving affidavit to a will', 'Advance directive'], fee: 15 },
  { type: 'jurat', descriptions: ['Sworn statement of income'], fee: 10 },
  { type: 'mortgage', descriptions: ['Loan modification agreement'], fee: 15 },
];

export type Signature = (person: Person) => string;

/** Returns an entry of a day, YYYY-MM-DD, at a time, HH:MM. */
export function demoEntry(
  date: string,
  time: string,
  { paper, place, signers }: { paper: Paper; place: Place; signers: readonly Person[] },
  signatureOf: Signature,
): EntryPayload {
  const entry: EntryPayload = {
    date,
    stateCode: 'CO',
    documentType: paper.type,
    actType: 'acknowledgment',
    actTime: time,
    fee: paper.fee,
    locationLabel: place.label,
    locationLat: place.lat,
    locationLng: place.lng,
    documents: paper.descriptions.map((description) => ({ description })),
    comments: 'Signed in my presence. The signer asked for a second original.',
    signers: signers.map((signer) => ({
      firstName: signer.first,
      lastName: signer.last,
      addressLine: signer.address,
      city: signer.city,
      stateCode: 'CO',
      zip: signer.zip,
      idType: signer.idType,
      idNumber: signer.idNumber,
      idIssuingAgency:
        signer.idType === 'passport' ? 'US Department of State' : 'Colorado Division of Motor Vehicles',
      idExpirationDate: signer.expires,
      signatureDataUrl: signatureOf(signer),
    })),
  };
  return signedEntry(entry, `${date}T${time}:00.000Z`);
}

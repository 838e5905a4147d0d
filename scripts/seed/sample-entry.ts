import type { EntryPayload } from '#functions/services/entries/store-content.ts';
import { documentTypeCodes } from '#shared/data/document-types.ts';
import type { StateCode } from '#shared/data/states.ts';
import { lawOf } from '#shared/rules/law/law-of.ts';
import { recordableLocation } from '#shared/rules/law/recordable-location.ts';
import { drawnSignature } from './drawn-signature.ts';
import { lawfulEntry } from './lawful-entry.ts';
import type { Random } from './random.ts';

type Signer = NonNullable<NonNullable<EntryPayload['signers']>[number]>;
type Place = {
  street: string;
  city: string;
  state: StateCode;
  zip: string;
  lat: number;
  lng: number;
};

const places: readonly [Place, ...Place[]] = [
  { street: '1437 Bannock St', city: 'Denver', state: 'CO', zip: '80202', lat: 39.739, lng: -104.99 },
  { street: '1500 Marilla St', city: 'Dallas', state: 'TX', zip: '75201', lat: 32.776, lng: -96.797 },
  { street: '301 W 2nd St', city: 'Austin', state: 'TX', zip: '78701', lat: 30.265, lng: -97.747 },
  { street: '121 N La Salle St', city: 'Chicago', state: 'IL', zip: '60602', lat: 41.884, lng: -87.632 },
  { street: '200 N Spring St', city: 'Los Angeles', state: 'CA', zip: '90012', lat: 34.054, lng: -118.243 },
  { street: '3500 Pan American Dr', city: 'Miami', state: 'FL', zip: '33133', lat: 25.728, lng: -80.234 },
  { street: '1 City Hall Square', city: 'Boston', state: 'MA', zip: '02201', lat: 42.36, lng: -71.058 },
  { street: '600 4th Ave', city: 'Seattle', state: 'WA', zip: '98104', lat: 47.604, lng: -122.33 },
  { street: '55 Trinity Ave SW', city: 'Atlanta', state: 'GA', zip: '30303', lat: 33.749, lng: -84.39 },
  { street: '200 W Washington St', city: 'Phoenix', state: 'AZ', zip: '85003', lat: 33.449, lng: -112.077 },
];

const firstNames = [
  ...(['Maria', 'James', 'Zoë', 'Nguyễn', 'Łukasz', 'Aisha', 'Robert', 'Ingrid', 'Διονύσιος'] as const),
  ...(['Katherine', 'Олена', 'Samuel', 'Björn', 'Grace', 'Wei', 'Dolores', 'Patrick', 'Amélie'] as const),
] as const;
const lastNames = [
  ...([
    'Gonzalez',
    'Whitfield',
    "O'Brien",
    'Trần',
    'Kowalski',
    'Hassan',
    'Lindqvist',
    'Papadopoulos',
  ] as const),
  ...(['Шевченко', 'Okafor', 'Müller', 'Park-Jones', 'de la Cruz', 'Chen', 'Fitzgerald', 'Dubois'] as const),
] as const;
const descriptions = [
  'Warranty deed, lot 14',
  'Durable power of attorney',
  'Affidavit of residence',
  'Loan modification agreement',
  'Vehicle title transfer',
  'Parental consent to travel',
  'Last will and testament',
  'Certified copy of a diploma',
  'Deed of trust',
  'Sworn statement of income',
] as const;
const comments = [
  'Signed in my presence.',
  'Signer asked for a second original.',
  'Mobile appointment at the signer’s office.\nParking validated.',
  null,
  null,
] as const;
const fees = [0, 2, 5, 6, 10, 10, 12.5, 15, 15, 25, 40, 75] as const;

const agencies = {
  drivers_license: 'Department of Motor Vehicles',
  state_id: 'Department of Public Safety',
  passport: 'US Department of State',
  credible_witness: 'Two witnesses known to the notary',
} as const;
const idTypes = [
  ...(['drivers_license', 'drivers_license', 'drivers_license', 'passport'] as const),
  ...(['state_id', 'personal_knowledge', 'credible_witness'] as const),
] as const;

function identification(random: Random, entryState: Place['state'], year: number): Partial<Signer> {
  const law = lawOf({ stateCode: entryState });
  const picked = random.pick(idTypes);
  const isRefused = picked === 'personal_knowledge' && law?.personalKnowledge?.allowed === 'no';
  const idType = isRefused ? 'passport' : picked;
  if (idType === 'personal_knowledge') return { idType };
  return {
    idType,
    idNumber: `D${random.between(100_000, 999_999)}`,
    idIssuingAgency: agencies[idType],
    idExpirationDate: `${year + random.between(1, 7)}-${String(random.between(1, 12)).padStart(2, '0')}-15`,
  };
}

/** Facts of a few people instead of two names, a license, and an address in the state. */
const rareFacts: readonly [Partial<Signer>, ...Partial<Signer>[]] = [
  {
    ...{ addressLine: '19 Harbour Cres', city: 'Toronto', stateCode: null, region: 'Ontario' },
    ...{ zip: 'M5V 2T6', country: 'CA', idType: 'foreign_passport', idNumber: 'AB654321' },
    ...{ idIssuingAgency: 'Passport Canada', idExpirationDate: '2035-02-01' },
  },
  { firstName: null, lastName: 'Suhartiko', oneName: true },
  {
    ...{ idType: 'military_id', idNumber: '0000654321', idIssuingAgency: 'U.S. Department of Defense' },
    ...{ idExpirationDate: null, idNoExpiration: true },
  },
  { capacity: 'trustee', represents: 'Whitfield Family Trust' },
  { capacity: 'attorney_in_fact', represents: 'Dolores Okafor' },
  { addressLine: 'PSC 802 Box 74', city: 'APO', stateCode: 'AE', zip: '09499' },
];

function signer(random: Random, place: Place, year: number): Signer {
  const known = identification(random, place.state, year);
  const rare = random.between(1, 6) === 1 ? random.pick(rareFacts) : {};
  return {
    firstName: random.pick(firstNames),
    lastName: random.pick(lastNames),
    addressLine: `${random.between(10, 9_800)} ${random.pick(['Oak', 'Main', 'Cedar', 'Lake', 'Hill'])} Street`,
    city: place.city,
    stateCode: place.state,
    zip: place.zip,
    ...known,
    ...rare,
    signatureDataUrl: drawnSignature(random),
  };
}

/** Returns a complete, realistic entry of a day, YYYY-MM-DD. No two are the same. */
export function sampleEntry(random: Random, date: string): EntryPayload {
  const place = random.pick(places);
  const year = Number(date.slice(0, 4));
  const signers = Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, () => signer(random, place, year));
  const documentType = documentTypeCodes[random.between(0, documentTypeCodes.length - 1)];
  const entry: EntryPayload = {
    date,
    stateCode: place.state,
    documentType,
    fee: random.pick(fees),
    locationLabel: recordableLocation(
      { stateCode: place.state },
      `${place.street}, ${place.city}, ${place.state} ${place.zip}`,
    ),
    locationLat: place.lat,
    locationLng: place.lng,
    documents: Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => ({
      description: random.pick(descriptions),
    })),
    comments: random.pick(comments),
    signers,
  };
  const photo = drawnSignature(random);
  const person = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  return lawfulEntry(entry, {
    photo,
    signature: drawnSignature(random),
    person,
    address: `${random.between(10, 9_800)} Ranch Road, ${place.city}, ${place.state} ${place.zip}`,
  });
}

/** Returns the entry of an act that the notary refused: with people and document, and without signatures and a fee. */
export function refusedEntry(random: Random, date: string): EntryPayload {
  const { signers, ...entry } = sampleEntry(random, date);
  return {
    ...entry,
    outcome: 'refused',
    outcomeReason: 'identity_not_proven',
    outcomeNote: 'The photo on the ID did not look like the signer, who had no other ID.',
    fee: 0,
    signers: signers?.map((signer) => ({ ...signer, signatureDataUrl: null, signedAs: null })) ?? null,
    thumbprintData: null,
    signerJournalSignature: null,
    principalSignature: null,
  };
}

import type { EntryPayload } from '#functions/services/entries/store-content.ts';
import type { StateCode } from '#shared/data/states.ts';
import { drawnSignature } from '../seed/drawn-signature.ts';
import { lawfulEntry } from '../seed/lawful-entry.ts';
import { randomFrom } from '../seed/random.ts';

/** Returns an entry of a day, YYYY-MM-DD, with everything that a submission in a state requires. */
export function smokeEntry(date: string, stateCode: StateCode = 'CO'): EntryPayload {
  const photo = drawnSignature(randomFrom(1));
  const signer = {
    firstName: 'Sam',
    lastName: 'Signer',
    addressLine: '200 E Colfax Ave',
    city: 'Denver',
    stateCode: 'CO',
    zip: '80203',
    idType: 'passport',
    idNumber: 'P4Z7',
    idIssuingAgency: 'US Department of State',
    idExpirationDate: `${Number(date.slice(0, 4)) + 5}-06-30`,
    signatureDataUrl: photo,
  } as const;
  const entry: EntryPayload = {
    date,
    stateCode,
    documentType: 'acknowledgment',
    fee: 10,
    locationLabel: '1437 Bannock St, Denver, CO 80202',
    locationLat: 39.739,
    locationLng: -104.99,
    documents: [{ description: 'Warranty deed' }],
    comments: 'Recorded by the smoke test.',
    signers: [signer],
  };
  return lawfulEntry(entry, {
    photo,
    thumbprint: JSON.stringify({
      captured_at: `${date}T16:00:00Z`,
      method: 'ink_impression_photo',
      image_data: photo,
      signer_thumb: 'right_thumb',
      file_size: Math.floor((photo.length * 3) / 4),
      file_type: 'image/png',
    }),
    signature: photo,
    person: 'Pat Witness',
    address: '1 Ranch Road, Denver, CO 80202',
    issued: `${Number(date.slice(0, 4)) - 2}-05-01`,
  });
}

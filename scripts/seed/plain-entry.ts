import type { EntryPayload } from '#functions/services/entries/store-content.ts';
import type { StateCode } from '#shared/data/states.ts';
import { recordableLocation } from '#shared/rules/law/recordable-location.ts';
import { drawnSignature } from './drawn-signature.ts';
import { lawfulEntry } from './lawful-entry.ts';
import { randomFrom } from './random.ts';

/** The signer of a plain entry. */
export const plainSigner = { firstName: 'Sam', lastName: 'Signer' };

/** Returns an entry of a day, YYYY-MM-DD, with everything that a submission in a state requires, and nothing else. */
export function plainEntry(
  date: string,
  stateCode: StateCode = 'CO',
  changes: EntryPayload = {},
): EntryPayload {
  const image = drawnSignature(randomFrom(1));
  const entry: EntryPayload = {
    date,
    stateCode,
    documentType: 'acknowledgment',
    fee: 10,
    locationLabel: recordableLocation({ stateCode }, '1437 Bannock St, Denver, CO 80202'),
    locationLat: 39.739,
    locationLng: -104.99,
    documents: [{ description: 'Warranty deed' }],
    comments: 'Recorded by a test.',
    signers: [
      {
        ...{ ...plainSigner, addressLine: '200 E Colfax Ave', city: 'Denver', stateCode: 'CO', zip: '80203' },
        ...{ idType: 'passport', idNumber: 'P4Z7', idIssuingAgency: 'US Department of State' },
        idExpirationDate: `${Number(date.slice(0, 4)) + 5}-06-30`,
        signatureDataUrl: image,
      },
    ],
    ...changes,
  };
  return lawfulEntry(entry, {
    ...{ photo: image, signature: image },
    ...{ person: 'Pat Witness', address: '1 Ranch Road, Denver, CO 80202' },
  });
}

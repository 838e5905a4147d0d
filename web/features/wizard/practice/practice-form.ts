import { titled } from '../form/empty-fields.ts';
import { type EntryForm, emptySigner, newForm } from '../form/entry-form.ts';

/** Returns the form of a practice entry: an invented act with an invented signer in Denver, which lacks the signature. */
export function practiceForm(now: Date): EntryForm {
  return {
    ...newForm(now, 'America/Denver', 'CO'),
    documentType: 'deed',
    actType: 'acknowledgment',
    fee: '15.00',
    locationLabel: '100 Example Street, Denver, Colorado',
    locationLat: 39.7392,
    locationLng: -104.9903,
    documents: [titled('Practice deed')],
    signers: [
      {
        ...emptySigner,
        firstName: 'Pat',
        lastName: 'Practice',
        addressLine: '200 Example Street',
        city: 'Denver',
        stateCode: 'CO',
        zip: '80202',
        idType: 'passport',
        idNumber: '0000',
        idIssuingAgency: 'US Department of State',
        idExpirationDate: `${now.getUTCFullYear() + 5}-01-31`,
      },
    ],
  };
}

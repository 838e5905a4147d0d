import type { StateLaw } from '../state-law.ts';

/** The law of Illinois on the journal of a notary public. */
export const illinois: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: '5 ILCS 312/3-107(a)' },
  medium: { kind: 'any', cite: '14 Ill. Adm. Code 176.930' },
  retention: {
    electronic: { years: 7, cite: '14 Ill. Adm. Code 176.840' },
    years: 7,
    cite: 'NNA overview of the 2023 Illinois rules',
    toVerify: true,
  },
  fields: {
    appliesTo: { kind: 'all_acts' },
    names: [
      'signer_name',
      'witness_name',
      'document_description',
      'date',
      'technology_used',
      'fee',
      'location',
    ],
    cite: '14 Ill. Adm. Code 176.910(a), (f)',
    toVerify: true,
  },
  entriesPerVisit: { rule: 'may_list_several', cite: '14 Ill. Adm. Code 176.930' },
  idNumber: { rule: 'prohibited', cite: '14 Ill. Adm. Code 176.910(c)', toVerify: true },
  idDates: { rule: 'not_asked', cite: '14 Ill. Adm. Code 176.910(a), (f)' },
  expiredId: { rule: 'current_only', cite: '5 ILCS 312/6-102(d)' },
  prohibited: {
    names: [
      'id_number',
      'drivers_license_number',
      'state_id_number',
      'passport_number',
      'ssn',
      'biometric_data',
      'thumbprint',
      'financial_account_number',
      'credit_card_number',
      'date_of_birth',
      'street_address',
    ],
    cite: '14 Ill. Adm. Code 176.910(c), (f)',
    toVerify: true,
  },
  prohibitedElectronically: { names: ['electronic_signature'], cite: '5 ILCS 312/3-107(a)' },
  leftToNotary: { names: ['signer_signature'], cite: '14 Ill. Adm. Code 176.910(b)' },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 500 },
    cite: '5 ILCS 312/3-104',
    toVerify: true,
  },
  advice: [
    {
      when: 'fee',
      text: 'Clerical and administrative fees must be itemized separately from the notarial fee.',
      cite: '14 Ill. Adm. Code 176.910(e)',
    },
    {
      when: 'no_fee',
      text: 'Do not leave the fee blank: this entry records 0, that is, no charge.',
      cite: '14 Ill. Adm. Code 176.910(e)',
    },
  ],
};

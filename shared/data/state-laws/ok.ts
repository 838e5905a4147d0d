import type { StateLaw } from '../state-law.ts';

/** The law of Oklahoma on the journal of a notary public. */
export const oklahoma: StateLaw = {
  journal: { required: false, scope: 'some_acts', cite: '49 O.S. § 206', toVerify: true },
  medium: { kind: 'any', cite: '49 O.S. § 206' },
  retention: { years: 10, cite: 'Okla. Admin. Code 655:25-11-8(b)' },
  fields: {
    appliesTo: { kind: 'remote_acts' },
    names: [
      'date',
      'time',
      'document_description',
      'act_type',
      'signer_name',
      'signer_address',
      'id_method',
      'id_type',
      'id_issue_date',
      'id_expiration_date',
      'witness_name',
      'witness_address',
      'fee',
    ],
    cite: '49 O.S. § 206',
  },
  fieldsFor: [
    {
      documentTypes: ['absentee_ballot_affidavit'],
      names: ['date', 'time', 'signer_name', 'signer_address', 'location'],
      cite: '26 O.S. § 14-108.1',
      toVerify: true,
    },
  ],
  idNumber: { rule: 'not_asked', cite: '49 O.S. § 206' },
  idDates: { rule: 'as_listed', cite: '49 O.S. § 206' },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 500 },
    cite: '49 O.S. § 5(A)',
  },
  free: { documentTypes: ['absentee_ballot_affidavit'], cite: '49 O.S. § 5(A)' },
};

import type { StateLaw } from '../state-law.ts';

/** The law of Missouri on the journal of a notary public. */
export const missouri: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'RSMo § 486.700.1' },
  medium: { kind: 'paper', cite: 'RSMo § 486.700.1' },
  retention: { years: 10, cite: 'RSMo § 486.700.3' },
  fields: {
    appliesTo: { kind: 'all_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'document_type',
      'document_description',
      'signer_name',
      'signer_address',
      'signer_signature',
      'id_method',
      'id_type',
      'id_issuing_agency',
      'id_number',
      'id_expiration_date',
      'witness_name',
      'witness_address',
      'witness_signature',
      'fee',
      'location',
    ],
    cite: 'RSMo § 486.705.1',
  },
  idNumber: { rule: 'required', cite: 'RSMo § 486.705.1' },
  idDates: { rule: 'either', cite: 'RSMo § 486.705.1' },
  prohibited: { names: ['ssn', 'credit_card_number'], cite: 'RSMo § 486.705.2' },
  byMark: { witnesses: 2, disinterested: true, nameBy: 'notary', addresses: true, cite: 'RSMo § 486.645.2' },
  fee: {
    status: 'figure',
    cap: { per: 'signature', cents: 500 },
    cite: 'RSMo § 486.685',
    toVerify: true,
  },
};

import type { StateLaw } from '../state-law.ts';

/** The law of Hawaii on the journal of a notary public. */
export const hawaii: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'HRS § 456-15(a)' },
  medium: { kind: 'paper', cite: 'HRS § 456-15(b)' },
  retention: { years: 10, cite: 'HAR § 5-11-9(f)' },
  fields: {
    appliesTo: { kind: 'all_acts' },
    names: [
      'act_type',
      'date',
      'time',
      'document_type',
      'document_description',
      'document_date',
      'signer_name',
      'signer_address',
      'signer_signature',
      'witness_name',
      'witness_address',
      'witness_signature',
      'id_method',
      'id_type',
      'id_number',
      'id_expiration_date',
      'fee',
    ],
    cite: 'HRS § 456-15(e)',
  },
  idNumber: { rule: 'required', cite: 'HRS § 456-15(e)' },
  idDates: { rule: 'expiration_only', cite: 'HRS § 456-15(e)' },
  expiredId: { rule: 'expired_within', years: 3, cite: 'HRS § 456-1.6' },
  fee: {
    status: 'figure',
    cap: { per: 'person', cents: 500 },
    cite: 'HRS § 456-17',
  },
};

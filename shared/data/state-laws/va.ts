import type { StateLaw } from '../state-law.ts';

/** The law of Virginia on the journal of a notary public. */
export const virginia: StateLaw = {
  journal: { required: false, scope: 'electronic_only', cite: 'Va. Code § 47.1-14(C)' },
  medium: { kind: 'any', cite: 'Va. Code § 47.1-14(C)' },
  retention: { years: null, cite: 'Va. Code § 47.1-14(C)' },
  fields: {
    binds: { to: 'electronic_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'document_description',
      'signer_name',
      'signer_address',
      'id_method',
      'id_type',
      'witness_name',
      'witness_address',
      'fee',
    ],
    cite: 'Va. Code § 47.1-14(C)',
  },
  idNumber: { rule: 'not_asked', cite: 'Va. Code § 47.1-14(C)' },
  idDates: { rule: 'not_asked', cite: 'Va. Code § 47.1-14(C)' },
  fee: {
    status: 'figure',
    cap: { acknowledgmentCents: 500, juratCents: 500, per: 'act' },
    cite: 'Va. Code § 47.1-19 (text of 2022)',
    toVerify: true,
  },
};

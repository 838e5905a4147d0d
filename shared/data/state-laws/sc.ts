import type { StateLaw } from '../state-law.ts';

/** The law of South Carolina on the journal of a notary public. */
export const southCarolina: StateLaw = {
  journal: { required: false, scope: 'electronic_only', cite: 'S.C. Code § 26-2-90(A)' },
  medium: { kind: 'any', cite: 'S.C. Code § 26-2-90(A)' },
  retention: { years: 10, cite: 'S.C. Code Regs. 113-480(C)' },
  fields: {
    appliesTo: { kind: 'electronic_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'document_description',
      'signer_name',
      'id_method',
      'id_type',
      'witness_name',
      'location',
      'technology_used',
      'fee',
    ],
    cite: 'S.C. Code § 26-2-90(A)',
  },
  idNumber: { rule: 'not_asked', cite: 'S.C. Code § 26-2-90(A)' },
  idDates: { rule: 'as_listed', cite: 'S.C. Code § 26-2-90(A)' },
  prohibited: { names: ['ssn'], cite: 'S.C. Code § 26-2-90(B)' },
  fee: {
    status: 'figure',
    cap: { per: 'signature', cents: 500 },
    cite: 'S.C. Code § 26-1-100 (as reported)',
  },
};

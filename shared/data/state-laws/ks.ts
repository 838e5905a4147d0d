import type { StateLaw } from '../state-law.ts';

/** The law of Kansas on the journal of a notary public. */
export const kansas: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'K.S.A. 53-5a20(a)' },
  medium: { kind: 'paper', cite: 'K.S.A. 53-5a20(b)', toVerify: true },
  retention: { years: 10, cite: 'K.A.R. 7-43-23(a)' },
  fields: {
    appliesTo: { kind: 'all_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'document_description',
      'signer_name',
      'signer_address',
      'id_method',
      'id_type',
      'id_issue_date',
      'id_expiration_date',
      'fee',
    ],
    cite: 'K.S.A. 53-5a20(c)',
  },
  idNumber: { rule: 'not_asked', cite: 'K.S.A. 53-5a20(c)' },
  idDates: { rule: 'both', cite: 'K.S.A. 53-5a20(c)' },
  fee: { status: 'unknown', cite: 'K.S.A. 53-5a20(c)', toVerify: true },
};

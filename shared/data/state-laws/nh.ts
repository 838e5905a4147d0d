import type { StateLaw } from '../state-law.ts';

/** The law of New Hampshire on the journal of a notary public. */
export const newHampshire: StateLaw = {
  journal: { required: false, scope: 'remote_only', cite: 'RSA 456-B:8-c, I' },
  medium: { kind: 'any', cite: 'RSA 456-B:8-c' },
  retention: { years: 10, cite: 'RSA 456-B:8-c, I' },
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
      'fee',
    ],
    cite: 'RSA 456-B:8-c',
  },
  idNumber: { rule: 'not_asked', cite: 'RSA 456-B:8-c' },
  idDates: { rule: 'both', cite: 'RSA 456-B:8-c' },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 1000 },
    cite: 'RSA 455:11',
    toVerify: true,
  },
};

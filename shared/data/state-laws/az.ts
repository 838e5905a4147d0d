import type { StateLaw } from '../state-law.ts';

/** The law of Arizona on the journal of a notary public. */
export const arizona: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'A.R.S. § 41-319(A)' },
  medium: { kind: 'paper', cite: 'A.R.S. § 41-319(A)' },
  retention: { years: 5, cite: 'A.R.S. § 41-317(C)' },
  fields: {
    appliesTo: { kind: 'all_acts' },
    names: [
      'date',
      'act_type',
      'document_description',
      'signer_name',
      'signer_address',
      'signer_signature',
      'id_method',
      'id_type',
      'id_expiration_date',
      'fee',
    ],
    cite: 'A.R.S. § 41-319(A)(1)-(7)',
  },
  idNumber: { rule: 'not_asked', cite: 'A.R.S. § 41-319(A)(6)' },
  idDates: { rule: 'either', cite: 'A.R.S. § 41-319(A)(6)' },
  fee: {
    status: 'figure',
    cap: { per: 'document', cents: 1000 },
    oath: { per: 'act', cents: 1000 },
    cite: 'A.A.C. R2-12-1102',
  },
  advice: [
    {
      when: 'fee',
      text: 'Arizona requires you to disclose the fee first, to charge everyone the same, and to post your fee schedule.',
      cite: 'A.A.C. R2-12-1102',
    },
  ],
};

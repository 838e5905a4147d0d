import type { StateLaw } from '../state-law.ts';

/** The law of Ohio on the journal of a notary public. */
export const ohio: StateLaw = {
  journal: { required: false, scope: 'remote_only', cite: 'Ohio R.C. § 147.65(A)' },
  medium: { kind: 'any', cite: 'Ohio R.C. § 147.65(A)' },
  retention: { years: null, cite: 'Ohio R.C. § 147.65(A)', toVerify: true },
  fields: {
    appliesTo: { kind: 'remote_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'document_description',
      'signer_signature',
      'signer_name',
      'signer_address',
      'id_method',
      'id_type',
      'id_expiration_date',
      'witness_name',
      'location',
      'technology_used',
      'fee',
    ],
    cite: 'Ohio R.C. § 147.65(B)',
  },
  idNumber: { rule: 'not_asked', cite: 'Ohio R.C. § 147.65(B)' },
  idDates: { rule: 'either', cite: 'Ohio R.C. § 147.65(B)' },
  particulars: [{ name: 'remote_signer_location', cite: 'Ohio R.C. § 147.65(B)' }],
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 500 },
    cite: 'Ohio R.C. § 147.08',
  },
  advice: [
    {
      when: 'several_signers',
      text: 'The fee is for the act and may not be calculated for each signature.',
      cite: 'Ohio R.C. § 147.08',
    },
  ],
};

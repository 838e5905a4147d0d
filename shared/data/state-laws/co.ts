import type { StateLaw } from '../state-law.ts';

/** The law of Colorado on the journal of a notary public. */
export const colorado: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'C.R.S. § 24-21-519(1)' },
  medium: { kind: 'any', cite: 'C.R.S. § 24-21-519(2)(a)' },
  retention: { years: 10, cite: 'C.R.S. § 24-21-519(1)' },
  fields: {
    appliesTo: { kind: 'all_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'document_description',
      'signer_name',
      'signer_address',
      'signer_signature',
      'id_method',
      'id_type',
      'fee',
    ],
    cite: 'C.R.S. § 24-21-519(3)',
  },
  idNumber: {
    rule: 'last_four_advised',
    cite: 'Colorado Secretary of State guidance (as reported)',
    toVerify: true,
  },
  idDates: { rule: 'not_asked', cite: 'C.R.S. § 24-21-519(3)' },
  particulars: [
    { name: 'interpreter', cite: 'C.R.S. § 24-21-519(3)(g)-(h)' },
    { name: 'remote_platform', asked: true, cite: 'C.R.S. § 24-21-514.5', toVerify: true },
  ],
  fee: {
    status: 'figure',
    cap: { per: 'document', cents: 1500 },
    cite: 'C.R.S. § 24-21-529',
  },
  advice: [
    {
      when: 'fee',
      text: 'Colorado requires you to give the customer the fee in writing, and to list any other charges separately in advance.',
      cite: 'Colorado Secretary of State: fees (questions and answers)',
    },
  ],
};

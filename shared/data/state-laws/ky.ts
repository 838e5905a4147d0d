import type { StateLaw } from '../state-law.ts';

/** The law of Kentucky on the journal of a notary public. */
export const kentucky: StateLaw = {
  journal: { required: false, scope: 'remote_only', cite: 'KRS 423.380(1)', toVerify: true },
  medium: { kind: 'any', cite: 'KRS 423.380(1)', toVerify: true },
  retention: { years: 10, cite: 'KRS 423.380(1)' },
  fields: {
    appliesTo: { kind: 'remote_acts' },
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
    cite: 'KRS 423.380(3)',
  },
  idNumber: { rule: 'not_asked', cite: 'KRS 423.380(3)' },
  idDates: { rule: 'as_listed', cite: 'KRS 423.380(3)' },
  expiredId: { rule: 'current_only', cite: 'KRS 423.325' },
  fee: { status: 'no_cap', cite: 'KRS 423.430(1)' },
  advice: [
    { when: 'fee', text: 'The fee must be clearly disclosed before the act.', cite: 'KRS 423.430(1)' },
  ],
};

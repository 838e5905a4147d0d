import type { StateLaw } from '../state-law.ts';

/** The law of New York on the journal of a notary public. */
export const newYork: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: '19 NYCRR 182.9(a)', toVerify: true },
  medium: { kind: 'any', cite: '19 NYCRR 182.9' },
  retention: { years: 10, cite: '19 NYCRR 182.9' },
  fields: {
    appliesTo: { kind: 'all_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'signer_name',
      'signer_address',
      'number_of_documents',
      'id_type',
      'id_method',
      'witness_name',
      'technology_used',
    ],
    cite: '19 NYCRR 182.9(a)',
  },
  idNumber: { rule: 'not_asked', cite: '19 NYCRR 182.9(a)' },
  idDates: { rule: 'not_asked', cite: '19 NYCRR 182.9(a)' },
  expiredId: { rule: 'current_only', cite: '19 NYCRR 182.5' },
  particulars: [{ name: 'number_of_acts', cite: '19 NYCRR 182.9(a)' }],
  fee: {
    status: 'figure',
    cap: { per: 'person', cents: 200 },
    cite: 'N.Y. Executive Law § 136',
  },
};

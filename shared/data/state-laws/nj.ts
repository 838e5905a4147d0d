import type { StateLaw } from '../state-law.ts';

/** The law of New Jersey on the journal of a notary public. */
export const newJersey: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'N.J.S.A. 52:7-10.18(a)' },
  medium: { kind: 'any', isOnlyJournal: true, cite: 'N.J.A.C. 17:50-1.11(a)' },
  retention: { years: 10, cite: 'N.J.S.A. 52:7-10.18(d)' },
  fields: {
    appliesTo: { kind: 'all_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'signer_name',
      'signer_address',
      'id_method',
      'id_type',
      'id_issue_date',
      'id_expiration_date',
      'witness_name',
      'witness_signature',
      'fee',
    ],
    cite: 'N.J.S.A. 52:7-10.18(b)',
  },
  idNumber: { rule: 'not_asked', cite: 'N.J.S.A. 52:7-10.18(b)' },
  idDates: { rule: 'both', cite: 'N.J.S.A. 52:7-10.18(b)' },
  particulars: [{ name: 'itemized_fees', cite: 'N.J.S.A. 52:7-10.18(b)(6)' }],
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 250 },
    cite: 'N.J.A.C. 17:50-1.18',
  },
};

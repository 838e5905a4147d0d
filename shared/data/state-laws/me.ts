import type { StateLaw } from '../state-law.ts';

/** The law of Maine on the journal of a notary public. */
export const maine: StateLaw = {
  journal: { required: false, scope: 'electronic_only', cite: '4 M.R.S. § 1920(1)' },
  medium: { kind: 'any', isOnlyJournal: true, cite: '4 M.R.S. § 1920(2)' },
  retention: { years: 10, cite: '4 M.R.S. § 1920(1)' },
  fields: {
    appliesTo: { kind: 'all_acts' },
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
    cite: '4 M.R.S. § 1920(3)',
    toVerify: true,
  },
  idNumber: { rule: 'not_asked', cite: '4 M.R.S. § 1920(3)' },
  idDates: { rule: 'as_listed', cite: '4 M.R.S. § 1920(3)', toVerify: true },
  fee: { status: 'unknown', cite: '4 M.R.S. § 1920', toVerify: true },
};

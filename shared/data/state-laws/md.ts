import type { StateLaw } from '../state-law.ts';

/** The law of Maryland on the journal of a notary public. */
export const maryland: StateLaw = {
  journal: {
    required: true,
    scope: 'all_acts',
    cite: "Md. Code, State Gov't § 18-219(a)(1)",
    toVerify: true,
  },
  medium: { kind: 'any', isOnlyJournal: true, cite: "Md. Code, State Gov't § 18-219(b)" },
  retention: { years: 10, cite: "Md. Code, State Gov't § 18-219(a)(2)" },
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
      'technology_used',
    ],
    cite: "Md. Code, State Gov't § 18-219(c)",
  },
  idNumber: { rule: 'not_asked', cite: "Md. Code, State Gov't § 18-219(c)" },
  idDates: { rule: 'both', cite: "Md. Code, State Gov't § 18-219(c)" },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 800 },
    cite: 'COMAR 01.02.08.02 (eff. 22 Jan 2024)',
    toVerify: true,
  },
};

import type { StateLaw } from '../state-law.ts';

/** The law of North Dakota on the journal of a notary public. */
export const northDakota: StateLaw = {
  journal: {
    required: false,
    scope: 'remote_only',
    cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
    toVerify: true,
  },
  medium: { kind: 'any', cite: 'N.D.C.C. § 44-06.1-16.1(2) (as reported)' },
  retention: { years: 10, cite: 'N.D.C.C. § 44-06.1-16.1(1) (as reported)' },
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
    cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)',
  },
  idNumber: { rule: 'not_asked', cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)' },
  idDates: { rule: 'as_listed', cite: 'N.D.C.C. § 44-06.1-16.1 (as reported)' },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 500 },
    cite: 'N.D.C.C. § 44-06.1-28 (as reported)',
    toVerify: true,
  },
};

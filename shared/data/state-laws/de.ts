import type { StateLaw } from '../state-law.ts';

/** The law of Delaware on the journal of a notary public. */
export const delaware: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: '29 Del. C. § 4332(a)' },
  medium: { kind: 'any', isOnlyJournal: true, cite: '29 Del. C. § 4332(b)' },
  retention: { years: 10, cite: '29 Del. C. § 4332(a)' },
  fields: {
    appliesTo: { kind: 'all_acts' },
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
      'signer_signature',
    ],
    cite: 'Delaware Notary Public: Journal Requirements',
    toVerify: true,
  },
  entriesPerVisit: { rule: 'one_each', cite: 'Delaware Notary Public: Journal Requirements' },
  idNumber: { rule: 'not_asked', cite: 'Delaware Notary Public: Journal Requirements', toVerify: true },
  idDates: { rule: 'as_listed', cite: 'Delaware Notary Public: Journal Requirements', toVerify: true },
  particulars: [
    {
      name: 'document_date_if_shown',
      cite: 'Delaware Notary Public: Journal Requirements',
      toVerify: true,
    },
  ],
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 500 },
    cite: '29 Del. C. § 4311',
    toVerify: true,
  },
};

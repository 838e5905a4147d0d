import type { StateLaw } from '../state-law.ts';

/** The law of Oregon on the journal of a notary public. */
export const oregon: StateLaw = {
  journal: { required: true, scope: 'some_acts', cite: 'ORS 194.300(1), (11)' },
  medium: { kind: 'any', cite: 'ORS 194.300(2)' },
  retention: { years: 10, cite: 'ORS 194.300(1)' },
  fields: {
    appliesTo: {
      kind: 'all_acts_but',
      acts: ['protest', 'oath_or_affirmation', 'copy_certification', 'verification', 'jurat'],
    },
    names: [
      'date',
      'time',
      'document_description',
      'act_type',
      'signer_name',
      'signer_address',
      'id_method',
      'id_type',
      'id_expiration_date',
      'signer_signature',
      'fee',
    ],
    cite: 'ORS 194.300(3)',
  },
  entriesPerVisit: { rule: 'may_list_several', cite: 'OAR 160-100-0200' },
  idNumber: { rule: 'not_asked', cite: 'ORS 194.300(3)' },
  idDates: { rule: 'expiration_only', cite: 'ORS 194.300(3)' },
  expiredId: { rule: 'expired_within', years: 3, cite: 'ORS 194.240' },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 1000 },
    cite: 'ORS 194.400',
  },
};

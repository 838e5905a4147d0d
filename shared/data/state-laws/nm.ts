import type { StateLaw } from '../state-law.ts';

/** The law of New Mexico on the journal of a notary public. */
export const newMexico: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'NMSA 1978, § 14-14A-18(A)' },
  medium: { kind: 'any', cite: '12.9.3.15 NMAC' },
  retention: { years: 10, cite: 'NMSA 1978, § 14-14A-18(A)' },
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
    cite: 'New Mexico SOS, Journal Requirements',
  },
  idNumber: { rule: 'not_asked', cite: 'New Mexico SOS, Journal Requirements' },
  idDates: { rule: 'both', cite: 'New Mexico SOS, Journal Requirements' },
  expiredId: { rule: 'expired_within', years: 1, cite: 'NMSA 1978, § 14-14A-6' },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 500 },
    oath: { per: 'person', cents: 500 },
    cite: 'NMSA 1978, § 14-14A-28(C)',
    toVerify: true,
  },
};

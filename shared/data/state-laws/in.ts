import type { StateLaw } from '../state-law.ts';

/** The law of Indiana on the journal of a notary public. */
export const indiana: StateLaw = {
  journal: { required: false, scope: 'remote_only', cite: 'IC 33-42-17-8(a)' },
  medium: { kind: 'any', cite: 'Indiana Secretary of State, Notary Public Guide' },
  retention: { years: null, openEnded: true, cite: 'IC 33-42-17-8(f)' },
  fields: {
    appliesTo: { kind: 'remote_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'document_description',
      'signer_name',
      'id_method',
      'id_type',
      'id_expiration_date',
      'fee',
    ],
    cite: 'IC 33-42-17-8(e)',
  },
  idNumber: { rule: 'prohibited', cite: '75 IAC 7-6-1' },
  idDates: { rule: 'as_listed', cite: 'IC 33-42-17-8(e)' },
  expiredId: { rule: 'expired_within', years: 3, cite: 'IC 33-42-9-4' },
  prohibited: {
    names: [
      'id_number',
      'drivers_license_number',
      'state_id_number',
      'passport_number',
      'ssn',
      'biometric_data',
      'thumbprint',
      'financial_account_number',
      'credit_card_number',
      'date_of_birth',
    ],
    cite: '75 IAC 7-6-1',
    toVerify: true,
  },
  fee: {
    status: 'figure',
    cap: { per: 'signature', cents: 1000 },
    cite: 'IC 33-42-14-1',
  },
  advice: [
    {
      when: 'fee',
      text: 'A list of your fees must have been displayed in advance. A travel fee is recorded separately.',
      cite: 'IC 33-42-14-1',
    },
  ],
};

import type { StateLaw } from '../state-law.ts';

/** The law of Mississippi on the journal of a notary public. */
export const mississippi: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'Miss. Code § 25-34-37(1)' },
  medium: { kind: 'any', isOnlyJournal: true, cite: 'Miss. Code § 25-34-37(2)' },
  retention: { years: 10, cite: '1 Miss. Admin. Code Pt. 5, R. 4.7' },
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
      'location',
      'fee',
    ],
    cite: 'Miss. Code § 25-34-37(3)(a)-(g)',
  },
  idNumber: { rule: 'prohibited', cite: '1 Miss. Admin. Code Pt. 5, R. 4.2-4.6', toVerify: true },
  idDates: { rule: 'both', cite: 'Miss. Code § 25-34-37(3)(a)-(g)' },
  expiredId: { rule: 'expired_within', years: 5, of: ['drivers_license'], cite: 'Miss. Code § 25-34-13' },
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
    ],
    cite: '1 Miss. Admin. Code Pt. 5, R. 4.2-4.6',
    toVerify: true,
  },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 500 },
    cite: 'Miss. Code § 25-7-29',
    toVerify: true,
  },
};

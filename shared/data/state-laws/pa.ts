import type { StateLaw } from '../state-law.ts';

/** The law of Pennsylvania on the journal of a notary public. */
export const pennsylvania: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: '57 Pa.C.S. § 319(a)' },
  medium: { kind: 'any', cite: '57 Pa.C.S. § 319(b)' },
  retention: { years: null, openEnded: true, cite: '57 Pa.C.S. § 319(e)' },
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
    cite: '57 Pa.C.S. § 319(c)',
  },
  idNumber: { rule: 'prohibited', cite: '4 Pa. Code § 167.32(d) (as reported)', toVerify: true },
  idDates: { rule: 'both', cite: '57 Pa.C.S. § 319(c)' },
  expiredId: { rule: 'current_only', cite: '57 Pa.C.S. § 307' },
  prohibited: {
    names: [
      'ssn',
      'id_number',
      'drivers_license_number',
      'state_id_number',
      'date_of_birth',
      'place_of_birth',
      'biometric_data',
      'thumbprint',
      'financial_account_number',
      'passport_number',
    ],
    cite: '4 Pa. Code § 167.32(d) (as reported)',
    toVerify: true,
  },
  fee: {
    status: 'figure',
    cap: { per: 'instrument', cents: 500, furtherCents: 200 },
    jurat: { per: 'document', cents: 500 },
    oath: { per: 'person', cents: 500 },
    cite: '4 Pa. Code § 167.3 (as reported)',
    toVerify: true,
  },
  advice: [
    {
      when: 'no_fee',
      text: 'Do not leave the fee blank: this entry records 0, that is, no charge.',
      cite: 'Pennsylvania Association of Notaries, Proper Journal Use (2018)',
      toVerify: true,
    },
    {
      when: 'fee',
      text: 'Record clerical and administrative charges apart from the notarial fee, item by item.',
      cite: 'Pennsylvania Association of Notaries, Proper Journal Use (2018)',
      toVerify: true,
    },
  ],
};

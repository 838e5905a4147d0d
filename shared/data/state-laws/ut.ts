import type { StateLaw } from '../state-law.ts';

/** The law of Utah on the journal of a notary public. */
export const utah: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'Utah Code § 46-1-13', toVerify: true },
  medium: { kind: 'any', cite: 'Utah Code § 46-1-14.1(1)-(2)' },
  retention: { years: 10, cite: 'Utah Code ch. 46-1 as amended 2026 (as reported)', toVerify: true },
  fields: {
    binds: { to: 'all_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'document_description',
      'signer_name',
      'signer_address',
      'signer_signature',
      'id_method',
      'id_type',
      'id_issuing_agency',
      'id_number',
      'id_issue_date',
      'id_expiration_date',
      'witness_name',
      'witness_address',
      'witness_signature',
      'fee',
    ],
    cite: 'Utah Code § 46-1-14.1(1)-(2)',
    toVerify: true,
  },
  idNumber: { rule: 'last_four', cite: 'Utah Code § 46-1-14.1(2)(b)(iv)', toVerify: true },
  idDates: { rule: 'both', cite: 'Utah Code § 46-1-14.1(2)(b)(iv)' },
  fee: {
    status: 'figure',
    cap: { acknowledgmentCents: 1000, juratCents: 1000, per: 'signature' },
    cite: 'Utah Code § 46-1-12',
  },
};

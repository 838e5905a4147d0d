import type { StateLaw } from '../state-law.ts';

/** The law of Virginia on the journal of a notary public. */
export const virginia: StateLaw = {
  journal: {
    required: true,
    scope: 'all_acts',
    cite: 'Va. Code § 47.1-14 as amended 2026 (as reported)',
    toVerify: true,
  },
  medium: { kind: 'any', cite: 'Va. Code § 47.1-14(C)' },
  retention: {
    years: null,
    cite: 'Va. Code § 47.1-14(C)',
    electronic: { years: 5, cite: 'Va. Code § 47.1-14(C)' },
  },
  fields: {
    appliesTo: { kind: 'electronic_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'document_description',
      'signer_name',
      'signer_address',
      'id_method',
      'id_type',
      'witness_name',
      'witness_address',
      'fee',
    ],
    cite: 'Va. Code § 47.1-14(C)',
  },
  idNumber: { rule: 'not_asked', cite: 'Va. Code § 47.1-14(C)' },
  idDates: { rule: 'not_asked', cite: 'Va. Code § 47.1-14(C)' },
  idKinds: {
    names: [
      'drivers_license',
      'state_id',
      'passport',
      'foreign_passport',
      'permanent_resident_card',
      'military_id',
      'other_id',
    ],
    cite: 'Va. Code § 47.1-2 in 2016 (as reported)',
    toVerify: true,
  },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 1000 },
    cite: 'Va. Code § 47.1-19 (as reported)',
    toVerify: true,
  },
  amendments: [
    {
      from: '2026-07-01',
      cite: 'Va. Code § 47.1-14 as amended 2026 (as reported)',
      toVerify: true,
      before: { journal: { required: false, scope: 'electronic_only', cite: 'Va. Code § 47.1-14(C)' } },
    },
    {
      // The day of the change was not found: acts before the first reports of the higher cap have the lower one.
      from: '2026-01-01',
      cite: 'Va. Code § 47.1-19 (as reported)',
      toVerify: true,
      before: {
        fee: {
          status: 'figure',
          cap: { per: 'act', cents: 500 },
          cite: 'Va. Code § 47.1-19 (text of 2022)',
        },
      },
    },
  ],
};

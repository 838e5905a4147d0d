import type { StateLaw } from '../state-law.ts';

/** The law of Nebraska on the journal of a notary public. */
export const nebraska: StateLaw = {
  journal: { required: false, scope: 'electronic_only', cite: '433 Neb. Admin. Code ch. 7, § 015.01' },
  medium: { kind: 'any', cite: '433 Neb. Admin. Code ch. 7, § 015.01' },
  retention: { years: 10, cite: '433 Neb. Admin. Code ch. 7, § 015.02' },
  fields: {
    appliesTo: { kind: 'electronic_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'document_type',
      'document_description',
      'signer_name',
      'signer_address',
      'id_method',
      'id_type',
      'witness_name',
      'witness_address',
      'fee',
    ],
    cite: 'Neb. Rev. Stat. § 64-409',
    toVerify: true,
  },
  idNumber: { rule: 'not_asked', cite: 'Neb. Rev. Stat. § 64-409' },
  idDates: { rule: 'as_listed', cite: 'Neb. Rev. Stat. § 64-409' },
  byMark: {
    witnesses: 2,
    disinterested: true,
    nameBy: 'notary',
    addresses: true,
    cite: 'Neb. Rev. Stat. § 64-105.02',
  },
  expiredId: { rule: 'current_only', cite: 'Neb. Rev. Stat. § 64-105(2)' },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 500 },
    jurat: { per: 'act', cents: 200 },
    oath: { per: 'act', cents: 200 },
    cite: 'Neb. Rev. Stat. § 33-133',
    toVerify: true,
  },
};

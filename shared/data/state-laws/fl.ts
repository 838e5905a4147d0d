import type { StateLaw } from '../state-law.ts';

/** The law of Florida on the journal of a notary public. */
export const florida: StateLaw = {
  journal: { required: false, scope: 'remote_only', cite: 'Fla. Stat. § 117.245(1)' },
  medium: { kind: 'any', cite: 'Fla. Stat. § 117.245(1)' },
  retention: { years: 10, cite: 'Fla. Stat. §§ 117.245, 117.255' },
  fields: {
    appliesTo: { kind: 'remote_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'document_description',
      'signer_name',
      'signer_address',
      'id_method',
      'id_type',
      'fee',
    ],
    cite: 'Fla. Stat. § 117.245(1)(a)-(h)',
  },
  idNumber: { rule: 'not_asked', cite: 'Fla. Stat. § 117.245(1)(a)-(h)' },
  idDates: { rule: 'not_asked', cite: 'Fla. Stat. § 117.245(1)(a)-(h)' },
  expiredId: { rule: 'issued_within', years: 5, cite: 'Fla. Stat. § 117.05(5)(b)' },
  idKinds: {
    names: [
      'drivers_license',
      'state_id',
      'passport',
      'foreign_passport',
      'military_id',
      'veteran_id',
      'inmate_id',
      'foreign_drivers_license',
      'permanent_resident_card',
      'employment_authorization',
    ],
    cite: 'Fla. Stat. § 117.05(5)(b)',
  },
  byMark: {
    witnesses: 2,
    disinterested: true,
    nameBy: 'notary',
    cite: 'Fla. Stat. § 117.05(14)',
    toVerify: true,
  },
  optionalWitness: { group: 'oath' },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 1000 },
    cite: 'Fla. Stat. § 117.05(2)(a)',
  },
  free: { documentTypes: ['absentee_ballot_affidavit'], cite: 'Fla. Stat. § 117.05(2)(b)' },
  particulars: [
    { name: 'remote_id_proofing', cite: 'Fla. Stat. § 117.245(1)(a)-(h)' },
    { name: 'remote_credential_analysis', cite: 'Fla. Stat. § 117.245(1)(a)-(h)' },
  ],
};

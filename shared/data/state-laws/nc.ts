import type { StateLaw } from '../state-law.ts';

/** The law of North Carolina on the journal of a notary public. */
export const northCarolina: StateLaw = {
  journal: {
    required: false,
    scope: 'electronic_only',
    cite: 'G.S. 10B-38 as amended by S.L. 2023-124 (SB 615)',
  },
  medium: { kind: 'any', cite: '18 NCAC 07I .0404; 07J .1002' },
  retention: {
    years: 10,
    cite: '18 NCAC 07I',
    toVerify: true,
    remote: { years: 10, cite: 'G.S. 10B-134.15' },
  },
  fields: {
    appliesTo: { kind: 'electronic_acts' },
    names: [
      'date',
      'time',
      'signer_name',
      'act_type',
      'document_description',
      'id_method',
      'id_type',
      'signer_address',
      'fee',
      'signer_signature',
      'witness_name',
      'witness_signature',
    ],
    cite: '18 NCAC 07I .0302',
  },
  entriesPerVisit: { rule: 'one_each', cite: '18 NCAC 07I .0302' },
  idNumber: { rule: 'not_asked', cite: '18 NCAC 07I .0302' },
  idDates: { rule: 'as_listed', cite: '18 NCAC 07I .0302' },
  expiredId: { rule: 'current_only', cite: 'G.S. 10B-3' },
  particulars: [
    { name: 'designee', cite: '18 NCAC 07I .0302' },
    { name: 'remote_signer_location', cite: '18 NCAC 07I .0303' },
    { name: 'remote_persons_present', asked: true, cite: '18 NCAC 07I .0303' },
  ],
  fee: {
    status: 'figure',
    cap: { per: 'signature', cents: 1000 },
    cite: 'G.S. 10B-31',
  },
  advice: [
    {
      when: 'electronic',
      text: 'North Carolina requires an approved custodian for the journal of this act, and this journal is not one. Keep the journal of your approved provider too.',
      cite: 'G.S. 10B-134.17(a)',
      toVerify: true,
    },
    {
      when: 'remote',
      text: 'North Carolina requires an approved custodian for the journal of this act, and this journal is not one. Keep the journal of your approved provider too.',
      cite: 'G.S. 10B-134.17(a)',
    },
  ],
  free: { documentTypes: ['absentee_ballot_affidavit'], cite: 'G.S. 10B-30(d)' },
};

import type { StateLaw } from '../state-law.ts';

/** The law of California on the journal of a notary public. */
export const california: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'Cal. Gov. Code § 8206(a)(1)' },
  medium: { kind: 'contested', cite: 'Cal. Gov. Code § 8231.5(a)(1) (online acts)', toVerify: true },
  retention: { years: null, openEnded: true, cite: 'Cal. Gov. Code § 8209(a), (c)' },
  fields: {
    appliesTo: { kind: 'all_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'document_type',
      'signer_signature',
      'id_method',
      'id_type',
      'id_issuing_agency',
      'id_number',
      'id_expiration_date',
      'witness_name',
      'witness_signature',
      'thumbprint',
      'fee',
      'entry_number',
    ],
    cite: 'Cal. Gov. Code § 8206(a)(2)',
  },
  entriesPerVisit: { rule: 'one_each', cite: 'Cal. Gov. Code § 8206(a)(2)' },
  idNumber: { rule: 'required', cite: 'Cal. Gov. Code § 8206(a)(2)' },
  idDates: { rule: 'either', cite: 'Cal. Gov. Code § 8206(a)(2)' },
  expiredId: { years: 5, cite: 'Cal. Civ. Code § 1185' },
  personalKnowledge: { allowed: 'no', cite: 'Cal. Civ. Code § 1185' },
  credibleWitnesses: { cite: 'Cal. Civ. Code § 1185' },
  byMark: { witnesses: 2, nameBy: 'witness', signsJournal: true, cite: 'Cal. Civ. Code § 14' },
  thumbprint: {
    groups: ['real_property', 'land_conveyance'],
    perhaps: ['will'],
    cite: 'Cal. Gov. Code § 8206(a)(2)(G); AB 2326 (2012)',
  },
  particulars: [{ name: 'journal_photo', cite: 'Cal. Gov. Code § 8206(a)(2)' }],
  fee: {
    status: 'figure',
    cap: { per: 'signature', cents: 1500 },
    oath: { per: 'person', cents: 1500 },
    cite: 'Cal. Gov. Code § 8211',
  },
  free: { documentTypes: ['absentee_ballot_affidavit'], cite: 'Cal. Gov. Code § 8211' },
  advice: [
    {
      when: 'perhaps_thumbprint',
      text: 'Take the right thumbprint of each signer if this document puts land or a building into a trust, or disposes of one.',
      cite: 'Cal. Gov. Code § 8206(a)(2)(G); AB 2326 (2012)',
      toVerify: true,
    },
    {
      when: 'several_signers',
      text: 'California requires a separate journal line and signature for each signer.',
      cite: 'Cal. Gov. Code § 8206(a)(2)',
    },
  ],
};

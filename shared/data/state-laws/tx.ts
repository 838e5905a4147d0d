import type { StateLaw } from '../state-law.ts';

/** The law of Texas on the journal of a notary public. */
export const texas: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: "Tex. Gov't Code § 406.014(a)" },
  medium: { kind: 'any', cite: '1 TAC § 87.51(a)' },
  retention: { years: 10, cite: 'S.B. 693, 89th Leg. (2025), as reported', toVerify: true },
  fields: {
    appliesTo: { kind: 'all_acts' },
    names: [
      'document_date',
      'date',
      'signer_name',
      'signer_address',
      'id_method',
      'witness_name',
      'witness_address',
      'grantee_name',
      'grantee_address',
      'land_county',
      'document_description',
    ],
    cite: "Tex. Gov't Code § 406.014(a)",
  },
  entriesPerVisit: { rule: 'one_each', cite: '1 TAC § 87.51(d)' },
  idNumber: { rule: 'prohibited', cite: '1 TAC § 87.50(a)(2)' },
  idDates: { rule: 'not_asked', cite: "Tex. Gov't Code § 406.014(a)" },
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
    cite: '1 TAC § 87.50(a)',
  },
  landConveyance: {
    group: 'land_conveyance',
    and: ['quitclaim_deed', 'deed_of_trust', 'mortgage'],
    cite: "Tex. Gov't Code § 406.014(a)(7)-(8)",
  },
  particulars: [
    { name: 'number_of_acts', cite: "Tex. Gov't Code § 406.014(a)" },
    { name: 'remote_id_proofing', asked: true, cite: "Tex. Gov't Code § 406.108(a)" },
    { name: 'remote_credential_analysis', asked: true, cite: "Tex. Gov't Code § 406.108(a)" },
    { name: 'remote_recording', asked: true, cite: "Tex. Gov't Code § 406.108(a)" },
  ],
  fee: {
    status: 'figure',
    cap: { per: 'instrument', cents: 1000, furtherCents: 100 },
    jurat: { per: 'person', cents: 1000 },
    oath: { per: 'person', cents: 1000 },
    cite: "Tex. Gov't Code § 406.024",
  },
};

import type { StateLaw } from '../state-law.ts';

/** The law of Nevada on the journal of a notary public. */
export const nevada: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'NRS 240.120(1)' },
  medium: {
    kind: 'paper',
    cite: 'NRS 240.120(6)(b) (as reported)',
    toVerify: true,
  },
  retention: { years: 7, cite: 'NRS 240.120(9) (as reported)', toVerify: true },
  fields: {
    appliesTo: { kind: 'all_acts' },
    names: [
      'date',
      'act_type',
      'document_description',
      'signer_name',
      'signer_signature',
      'id_method',
      'id_type',
      'fee',
      'witness_signature',
    ],
    cite: 'NRS 240.120(1)',
  },
  entriesPerVisit: { rule: 'may_list_several', cite: 'NRS 240.120' },
  idNumber: { rule: 'not_asked', cite: 'NRS 240.120(1)' },
  idDates: { rule: 'as_listed', cite: 'NRS 240.120(1)' },
  prohibitedElectronically: { names: ['electronic_signature'], cite: 'NRS 240.201(1)' },
  particulars: [
    { name: 'oath_administered', cite: 'NRS 240.120(1)(f)' },
    { name: 'certificate_type', cite: 'NRS 240.120(1)' },
  ],
  fee: {
    status: 'figure',
    cap: { per: 'signature', cents: 1500 },
    oath: { per: 'person', cents: 750 },
    cite: 'NRS 240.100 (AB 245 of 2021)',
  },
};

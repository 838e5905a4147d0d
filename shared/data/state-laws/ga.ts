import type { StateLaw } from '../state-law.ts';

/** The law of Georgia on the journal of a notary public. */
export const georgia: StateLaw = {
  journal: { required: false, scope: 'some_acts', cite: 'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)' },
  medium: { kind: 'any', cite: 'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)' },
  retention: { years: null, cite: 'Nelson Mullins alert, 2025-01-14' },
  fields: {
    appliesTo: { kind: 'self_filers' },
    names: [
      'signer_name',
      'signer_address',
      'date',
      'time',
      'location',
      'document_type',
      'id_method',
      'id_type',
      'signer_signature',
    ],
    cite: 'O.C.G.A. § 45-17-8 (HB 1292), as summarised by Nelson Mullins',
    toVerify: true,
  },
  idNumber: { rule: 'not_asked', cite: 'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)' },
  idDates: { rule: 'as_listed', cite: 'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)' },
  particulars: [{ name: 'self_filer', cite: 'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)' }],
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 200 },
    cite: 'O.C.G.A. § 45-17-11',
  },
  advice: [
    {
      when: 'fee',
      text: 'Tell the person the fee before the act. A further $2 is allowed for an attendance to make proof and for the certificate.',
      cite: 'O.C.G.A. § 45-17-11',
    },
  ],
  amendments: [
    {
      from: '2025-01-01',
      cite: 'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)',
      before: {
        journal: { required: false, scope: 'none', cite: 'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)' },
        fields: {
          appliesTo: { kind: 'no_act' },
          names: [],
          cite: 'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)',
        },
        particulars: [],
      },
    },
  ],
};

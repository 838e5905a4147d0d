import type { StateLaw } from '../state-law.ts';

/** The law of West Virginia on the journal of a notary public. */
export const westVirginia: StateLaw = {
  journal: { required: false, scope: 'none', cite: 'W. Va. CSR § 153-45-17.1 (as reported)', toVerify: true },
  medium: { kind: 'any', cite: 'W. Va. CSR § 153-45-17.1 (as reported)' },
  retention: { years: null, cite: 'W. Va. CSR § 153-45-17.1 (as reported)' },
  fields: { appliesTo: { kind: 'no_act' }, names: [], cite: 'W. Va. CSR § 153-45-17.1 (as reported)' },
  idNumber: { rule: 'not_asked', cite: 'W. Va. CSR § 153-45-17.1 (as reported)' },
  idDates: { rule: 'as_listed', cite: 'W. Va. CSR § 153-45-17.1 (as reported)' },
  fee: {
    status: 'figure',
    cap: { per: 'signature', cents: 1000 },
    cite: 'W. Va. Code § 39-4-30(a)',
  },
};

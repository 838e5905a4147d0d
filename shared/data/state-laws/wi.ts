import type { StateLaw } from '../state-law.ts';

/** The law of Wisconsin on the journal of a notary public. */
export const wisconsin: StateLaw = {
  journal: { required: false, scope: 'none', cite: 'Wis. Stat. ch. 140 (no journal section, as reported)' },
  medium: { kind: 'any', cite: 'Wis. Stat. ch. 140 (no journal section, as reported)' },
  retention: { years: null, cite: 'Wis. Stat. ch. 140 (no journal section, as reported)' },
  fields: {
    appliesTo: { kind: 'no_act' },
    names: [],
    cite: 'Wis. Stat. ch. 140 (no journal section, as reported)',
  },
  idNumber: { rule: 'not_asked', cite: 'Wis. Stat. ch. 140 (no journal section, as reported)' },
  idDates: { rule: 'as_listed', cite: 'Wis. Stat. ch. 140 (no journal section, as reported)' },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 500 },
    cite: 'Wis. Stat. § 140.02(9)',
    toVerify: true,
  },
};

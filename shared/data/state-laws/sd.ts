import type { StateLaw } from '../state-law.ts';

/** The law of South Dakota on the journal of a notary public. */
export const southDakota: StateLaw = {
  journal: { required: false, scope: 'none', cite: 'SDCL ch. 18-1 (no journal section)', toVerify: true },
  medium: { kind: 'any', cite: 'SDCL ch. 18-1 (no journal section)' },
  retention: { years: null, cite: 'SDCL ch. 18-1 (no journal section)' },
  fields: { appliesTo: { kind: 'no_act' }, names: [], cite: 'SDCL ch. 18-1 (no journal section)' },
  idNumber: { rule: 'not_asked', cite: 'SDCL ch. 18-1 (no journal section)' },
  idDates: { rule: 'as_listed', cite: 'SDCL ch. 18-1 (no journal section)' },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 1000 },
    cite: 'SDCL 18-1-9',
    toVerify: true,
  },
};

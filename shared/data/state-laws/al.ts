import type { StateLaw } from '../state-law.ts';

/** The law of Alabama on the journal of a notary public. */
export const alabama: StateLaw = {
  journal: { required: false, scope: 'none', cite: 'Ala. Act 2011-295 (SB 54)', toVerify: true },
  medium: { kind: 'any', cite: 'Ala. Act 2011-295 (SB 54)' },
  retention: { years: null, cite: 'Ala. Act 2011-295 (SB 54)' },
  fields: { appliesTo: { kind: 'no_act' }, names: [], cite: 'Ala. Act 2011-295 (SB 54)', toVerify: true },
  idNumber: { rule: 'not_asked', cite: 'Ala. Act 2011-295 (SB 54)' },
  idDates: { rule: 'as_listed', cite: 'Ala. Act 2011-295 (SB 54)' },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 1000 },
    cite: 'Ala. Code § 36-20-74',
    toVerify: true,
  },
};

import type { StateLaw } from '../state-law.ts';

/** The law of Connecticut on the journal of a notary public. */
export const connecticut: StateLaw = {
  journal: {
    required: false,
    scope: 'none',
    cite: 'Connecticut Notary Public Manual (Secretary of the State)',
  },
  medium: { kind: 'any', cite: 'Connecticut Notary Public Manual (Secretary of the State)' },
  retention: { years: null, cite: 'Connecticut Notary Public Manual (Secretary of the State)' },
  fields: {
    appliesTo: { kind: 'no_act' },
    names: [],
    cite: 'Connecticut Notary Public Manual (Secretary of the State)',
  },
  idNumber: { rule: 'not_asked', cite: 'Connecticut Notary Public Manual (Secretary of the State)' },
  idDates: { rule: 'as_listed', cite: 'Connecticut Notary Public Manual (Secretary of the State)' },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 500 },
    cite: 'Conn. Gen. Stat. § 3-95',
    toVerify: true,
  },
};

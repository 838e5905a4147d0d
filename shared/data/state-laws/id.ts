import type { StateLaw } from '../state-law.ts';

/** The law of Idaho on the journal of a notary public. */
export const idaho: StateLaw = {
  journal: { required: false, scope: 'none', cite: 'Idaho Secretary of State, Notary FAQ' },
  medium: { kind: 'any', cite: 'Idaho Notary Public Handbook (as reported)', toVerify: true },
  retention: { years: null, cite: 'Idaho Secretary of State, Notary FAQ' },
  fields: { appliesTo: { kind: 'no_act' }, names: [], cite: 'Idaho Secretary of State, Notary FAQ' },
  idNumber: { rule: 'not_asked', cite: 'Idaho Secretary of State, Notary FAQ' },
  idDates: { rule: 'as_listed', cite: 'Idaho Secretary of State, Notary FAQ' },
  expiredId: { rule: 'expired_within', years: 3, cite: 'Idaho Code § 51-107' },
  byMark: { witnesses: 1, signsJournal: true, cite: 'Idaho Secretary of State, Notary FAQ' },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 500 },
    cite: 'Idaho Code § 51-133',
  },
};

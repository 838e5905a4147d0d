import type { StateLaw } from '../state-law.ts';

/** The law of Louisiana on the journal of a notary public. */
export const louisiana: StateLaw = {
  journal: { required: false, scope: 'none', cite: 'La. R.S. 35:199', toVerify: true },
  medium: { kind: 'any', cite: 'La. R.S. 35:199' },
  retention: { years: null, cite: 'La. R.S. 35:199' },
  fields: { appliesTo: { kind: 'no_act' }, names: [], cite: 'La. R.S. 35:199' },
  idNumber: { rule: 'not_asked', cite: 'La. R.S. 35:199' },
  idDates: { rule: 'as_listed', cite: 'La. R.S. 35:199' },
  fee: { status: 'unknown', cite: 'La. R.S. 35:199', toVerify: true },
};

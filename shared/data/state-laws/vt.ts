import type { StateLaw } from '../state-law.ts';

/** The law of Vermont on the journal of a notary public. */
export const vermont: StateLaw = {
  journal: { required: false, scope: 'none', cite: '26 V.S.A. ch. 103 (as reported)', toVerify: true },
  medium: { kind: 'any', cite: '26 V.S.A. ch. 103 (as reported)' },
  retention: { years: null, cite: '26 V.S.A. ch. 103 (as reported)' },
  fields: { appliesTo: { kind: 'no_act' }, names: [], cite: '26 V.S.A. ch. 103 (as reported)' },
  idNumber: { rule: 'not_asked', cite: '26 V.S.A. ch. 103 (as reported)' },
  idDates: { rule: 'as_listed', cite: '26 V.S.A. ch. 103 (as reported)' },
  expiredId: { rule: 'expired_within', years: 3, cite: '26 V.S.A. § 5365' },
  fee: { status: 'no_cap', cite: 'Vermont notary exam guide of 2026 (as reported)', toVerify: true },
};

import type { StateLaw } from '../state-law.ts';

/** The law of Wyoming on the journal of a notary public. */
export const wyoming: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'Wyo. Stat. § 32-3-118(d) (as reported)' },
  medium: { kind: 'any', cite: 'Wyo. Stat. § 32-3-118(e) (as reported)' },
  retention: { years: null, openEnded: true, cite: 'Wyo. Stat. § 32-3-118(f) (as reported)', toVerify: true },
  fields: {
    appliesTo: { kind: 'all_acts' },
    names: [],
    cite: 'Wyo. Stat. § 32-3-118(d) (as reported)',
    toVerify: true,
  },
  idNumber: { rule: 'not_asked', cite: 'Wyo. Stat. § 32-3-118(d) (as reported)' },
  idDates: { rule: 'as_listed', cite: 'Wyo. Stat. § 32-3-118(d) (as reported)' },
  personalKnowledge: { allowed: 'unclear', cite: 'Wyo. Stat. § 32-3-111', toVerify: true },
  fee: {
    status: 'figure',
    cap: { per: 'person', cents: 1000 },
    cite: 'Wyo. Stat. § 32-3-126 (as reported)',
  },
};

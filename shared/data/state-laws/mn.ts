import type { StateLaw } from '../state-law.ts';

/** The law of Minnesota on the journal of a notary public. */
export const minnesota: StateLaw = {
  journal: {
    required: false,
    scope: 'remote_only',
    cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)',
    toVerify: true,
  },
  medium: { kind: 'any', cite: 'Minnesota Secretary of State, Notary FAQ (as reported)', toVerify: true },
  retention: {
    years: null,
    cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)',
    toVerify: true,
    remote: { years: 10, cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)', toVerify: true },
  },
  fields: {
    appliesTo: { kind: 'remote_acts' },
    names: [],
    cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)',
    toVerify: true,
  },
  idNumber: { rule: 'not_asked', cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)', toVerify: true },
  idDates: { rule: 'as_listed', cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)', toVerify: true },
  expiredId: { rule: 'current_only', cite: 'Minn. Stat. § 358.57' },
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 500 },
    cite: 'Minn. Stat. § 357.17',
    toVerify: true,
  },
};

import type { StateLaw } from '../state-law.ts';

/** The law of Arkansas on the journal of a notary public. */
export const arkansas: StateLaw = {
  journal: {
    required: false,
    scope: 'remote_only',
    cite: 'Ark. Code Ann. § 21-14-310 (as reported)',
    toVerify: true,
  },
  medium: { kind: 'any', cite: 'Arkansas Secretary of State notary handbook (as reported)' },
  retention: { years: null, cite: 'Arkansas Secretary of State notary handbook (as reported)' },
  fields: {
    appliesTo: { kind: 'remote_acts' },
    names: [],
    cite: 'Ark. Code Ann. § 21-14-310 (as reported)',
    toVerify: true,
  },
  idNumber: { rule: 'not_asked', cite: 'Ark. Code Ann. § 21-14-310 (as reported)', toVerify: true },
  idDates: { rule: 'as_listed', cite: 'Ark. Code Ann. § 21-14-310 (as reported)', toVerify: true },
  fee: { status: 'no_cap', cite: 'Ark. Code Ann. § 21-6-309' },
  advice: [
    {
      when: 'fee',
      text: 'The client must be told of the fee and agree to it before the act.',
      cite: 'Ark. Code Ann. § 21-6-309',
    },
  ],
};

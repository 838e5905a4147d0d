import type { StateLaw } from '../state-law.ts';

/** The law of Rhode Island on the journal of a notary public. */
export const rhodeIsland: StateLaw = {
  journal: {
    required: false,
    scope: 'none',
    cite: 'NNA U.S. Notary Reference, Rhode Island: R.I. Gen. Laws ch. 42-30.1 (as reported)',
    toVerify: true,
  },
  medium: {
    kind: 'any',
    cite: 'NNA U.S. Notary Reference, Rhode Island: R.I. Gen. Laws ch. 42-30.1 (as reported)',
  },
  retention: {
    years: null,
    cite: 'NNA U.S. Notary Reference, Rhode Island: R.I. Gen. Laws ch. 42-30.1 (as reported)',
  },
  fields: {
    appliesTo: { kind: 'no_act' },
    names: [],
    cite: 'NNA U.S. Notary Reference, Rhode Island: R.I. Gen. Laws ch. 42-30.1 (as reported)',
  },
  idNumber: {
    rule: 'not_asked',
    cite: 'NNA U.S. Notary Reference, Rhode Island: R.I. Gen. Laws ch. 42-30.1 (as reported)',
  },
  idDates: {
    rule: 'as_listed',
    cite: 'NNA U.S. Notary Reference, Rhode Island: R.I. Gen. Laws ch. 42-30.1 (as reported)',
  },
  fee: { status: 'unknown', cite: 'P.L. 2022 ch. 438/439', toVerify: true },
};

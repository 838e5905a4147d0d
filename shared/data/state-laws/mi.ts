import type { StateLaw } from '../state-law.ts';

/** The law of Michigan on the journal of a notary public. */
export const michigan: StateLaw = {
  journal: { required: false, scope: 'remote_only', cite: 'Michigan Secretary of State, Record Keeping' },
  medium: { kind: 'any', cite: 'Michigan Secretary of State, Record Keeping' },
  retention: {
    years: 5,
    cite: 'MCL 55.313',
    remote: { years: 10, cite: 'MCL 55.286b (as reported)', toVerify: true },
  },
  fields: {
    appliesTo: { kind: 'remote_acts' },
    names: [],
    cite: 'MCL 55.286b (as reported)',
    toVerify: true,
  },
  idNumber: { rule: 'not_asked', cite: 'Michigan Secretary of State, Record Keeping' },
  idDates: { rule: 'as_listed', cite: 'Michigan Secretary of State, Record Keeping' },
  expiredId: { rule: 'current_only', cite: 'MCL 55.285(6)' },
  particulars: [
    { name: 'remote_recording', cite: 'MCL 55.286b, entries of remote acts (as reported)', toVerify: true },
  ],
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 1000 },
    cite: 'MCL 55.285',
  },
  advice: [
    {
      when: 'fee',
      text: 'The fee must be posted or told before the act. An agreed travel fee is kept separate.',
      cite: 'MCL 55.285',
    },
  ],
};

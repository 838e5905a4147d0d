import type { StateLaw } from '../state-law.ts';

/** The law of Washington on the journal of a notary public. */
export const washington: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'RCW 42.45.180(1), (3)' },
  medium: { kind: 'paper', cite: 'WAC 308-30-200(2)' },
  retention: { years: 10, cite: 'RCW 42.45.180(1)' },
  fields: {
    appliesTo: { kind: 'all_acts' },
    names: [
      'date',
      'time',
      'document_description',
      'act_type',
      'signer_name',
      'signer_address',
      'id_method',
      'signer_signature',
    ],
    cite: 'RCW 42.45.180(4)',
  },
  entriesPerVisit: { rule: 'may_list_several', cite: 'WAC 308-30-190(2)' },
  idNumber: { rule: 'not_asked', cite: 'RCW 42.45.180(4)' },
  idDates: { rule: 'not_asked', cite: 'RCW 42.45.180(4)' },
  expiredId: {
    rule: 'expired_within',
    years: 3,
    cite: 'Washington Department of Licensing, Proper identification',
  },
  particulars: [{ name: 'principal_signature', cite: 'WAC 308-30-200(1)(b)' }],
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 1500 },
    cite: 'WAC 308-30-220 (as reported)',
    toVerify: true,
  },
  advice: [
    {
      when: 'electronic',
      text: 'This act must also be recorded in your bound paper journal: an electronic journal is kept only in addition to it.',
      cite: 'WAC 308-30-200(2)',
    },
    {
      when: 'remote',
      text: 'This act must also be recorded in your bound paper journal, with a note that it was performed remotely.',
      cite: 'WAC 308-30-200(4)',
    },
  ],
  amendments: [
    {
      from: '2024-06-22',
      cite: 'WAC 308-30-220 (as reported)',
      toVerify: true,
      before: {
        fee: { status: 'figure', cap: { per: 'act', cents: 1000 }, cite: 'WAC 308-30-220' },
      },
    },
  ],
};

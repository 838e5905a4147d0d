import type { StateLaw } from '../state-law.ts';

/** The law of Alaska on the journal of a notary public. */
export const alaska: StateLaw = {
  journal: { required: false, scope: 'remote_only', cite: 'AS 44.50.078(a)' },
  medium: { kind: 'any', cite: 'AS 44.50.078(b)' },
  retention: { years: 10, cite: 'AS 44.50.078(a)' },
  fields: {
    appliesTo: { kind: 'remote_acts' },
    names: [
      'date',
      'time',
      'act_type',
      'document_description',
      'signer_name',
      'signer_address',
      'id_method',
      'id_type',
      'id_issue_date',
      'id_expiration_date',
      'fee',
    ],
    cite: 'AS 44.50.078(c)',
  },
  idNumber: { rule: 'not_asked', cite: 'AS 44.50.078(c)' },
  idDates: { rule: 'as_listed', cite: 'AS 44.50.078(c)' },
  fee: { status: 'unknown', cite: 'Alaska fee rule (not read)', toVerify: true },
  advice: [
    {
      when: 'remote',
      text: 'A remote act must also be recorded in a paper journal: an electronic journal alone does not satisfy the law.',
      cite: 'AS 44.50.078(b)',
    },
  ],
};

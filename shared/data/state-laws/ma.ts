import type { StateLaw } from '../state-law.ts';

/** The law of Massachusetts on the journal of a notary public. */
export const massachusetts: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'M.G.L. c. 222, § 22(a)' },
  medium: { kind: 'contested', cite: 'M.G.L. c. 222, § 22(a)', toVerify: true },
  retention: {
    years: null,
    cite: 'M.G.L. c. 222, § 22(a)',
    toVerify: true,
    remote: { years: 10, cite: 'Massachusetts law on remote acts, 2023 (as reported)', toVerify: true },
  },
  fields: {
    appliesTo: { kind: 'all_acts_but', acts: ['oath_or_affirmation'] },
    names: [
      'date',
      'time',
      'act_type',
      'document_type',
      'document_description',
      'signer_name',
      'signer_address',
      'signer_signature',
      'witness_name',
      'witness_address',
      'witness_signature',
      'id_method',
      'id_type',
      'id_issuing_agency',
      'id_number',
      'id_expiration_date',
      'fee',
      'location',
    ],
    cite: 'M.G.L. c. 222, § 22(c)',
    toVerify: true,
  },
  entriesPerVisit: { rule: 'may_list_several', cite: 'M.G.L. c. 222, § 22(c)' },
  idNumber: { rule: 'required', cite: 'M.G.L. c. 222, § 22(c)(v)(1)' },
  idDates: { rule: 'either', cite: 'M.G.L. c. 222, § 22(c)(v)(1)' },
  prohibited: { names: ['ssn'], cite: 'M.G.L. c. 222, § 22(c)(v)(1)' },
  particulars: [{ name: 'address_withheld', cite: 'M.G.L. c. 222, § 22(c)' }],
  fee: { status: 'unknown', cite: 'Richardson v. UPS Store, Inc., 486 Mass. 126 (2020)', toVerify: true },
};

import type { StateLaw } from '../state-law.ts';

/** The law of Montana on the journal of a notary public. */
export const montana: StateLaw = {
  journal: { required: true, scope: 'all_acts', cite: 'Mont. Code Ann. § 1-5-618(2)(a)' },
  medium: { kind: 'any', cite: 'Mont. Code Ann. § 1-5-618' },
  retention: { years: 10, cite: 'Mont. Code Ann. § 1-5-618 (2017 text)', toVerify: true },
  fields: {
    appliesTo: { kind: 'all_acts' },
    names: [
      'date',
      'time',
      'document_description',
      'act_type',
      'signer_name',
      'signer_address',
      'signer_signature',
      'id_method',
      'id_type',
      'id_expiration_date',
      'fee',
      'technology_used',
    ],
    cite: 'Mont. Code Ann. § 1-5-618(3)(a)-(h)',
  },
  idNumber: { rule: 'prohibited', cite: 'Mont. Code Ann. § 1-5-618, as reported', toVerify: true },
  idDates: { rule: 'either', cite: 'Mont. Code Ann. § 1-5-618(3)(a)-(h)' },
  prohibited: {
    names: [
      'ssn',
      'passport_number',
      'drivers_license_number',
      'id_number',
      'date_of_birth',
      'state_id_number',
    ],
    cite: 'Mont. Code Ann. § 1-5-618, as reported',
    toVerify: true,
  },
  particulars: [
    { name: 'document_date_if_shown', cite: 'Mont. Code Ann. § 1-5-618(3)(a)-(h)' },
    { name: 'remote_recording', cite: 'Mont. Code Ann. § 1-5-618(3)(a)-(h)' },
  ],
  fee: {
    status: 'figure',
    cap: { per: 'act', cents: 1000 },
    cite: 'Mont. Code Ann. § 1-5-626(1)',
  },
};

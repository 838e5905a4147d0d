import type { StateLaw } from '../state-law.ts';

/** The law of Tennessee on the journal of a notary public. */
export const tennessee: StateLaw = {
  journal: { required: true, scope: 'some_acts', cite: 'Tenn. Code Ann. § 8-21-1201(b)' },
  medium: { kind: 'any', cite: 'Tenn. Code Ann. § 8-21-1201(b)' },
  retention: {
    years: null,
    cite: 'Tenn. Code Ann. § 8-21-1201(b)',
    remote: { years: 5, cite: 'Tenn. Code Ann. § 8-16-308(c)' },
  },
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
      'witness_name',
      'witness_address',
      'fee',
    ],
    cite: 'Tenn. Code Ann. § 8-16-308(a)',
  },
  idNumber: { rule: 'not_asked', cite: 'Tenn. Code Ann. § 8-21-1201(b)' },
  idDates: { rule: 'as_listed', cite: 'Tenn. Code Ann. § 8-21-1201(b)' },
  particulars: [
    { name: 'remote_id_proofing', asked: true, cite: 'Tenn. Code Ann. § 8-16-308' },
    { name: 'remote_credential_analysis', asked: true, cite: 'Tenn. Code Ann. § 8-16-308' },
    { name: 'remote_recording', asked: true, cite: 'Tenn. Code Ann. § 8-16-308' },
  ],
  fee: { status: 'no_cap', cite: 'Tenn. Code Ann. § 8-21-1201(a)' },
  advice: [
    {
      when: 'fee',
      text: 'A fee was charged for this act, so the law requires it to be recorded.',
      cite: 'Tenn. Code Ann. § 8-21-1201(b)',
    },
    {
      when: 'no_fee',
      text: 'No fee was charged. The law asks for no record of an act in person then, and keeping one is recommended. An online notarization is always recorded.',
      cite: 'Tenn. Code Ann. § 8-21-1201(c)',
    },
  ],
};

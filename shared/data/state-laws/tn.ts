import type { StateLaw } from '../state-law.ts';

/** The law of Tennessee on the journal of a notary public. */
export const tennessee: StateLaw = {
  journal: { required: true, scope: 'some_acts', cite: 'Tenn. Code Ann. § 8-21-1201(b)' },
  medium: { kind: 'any', cite: 'Tenn. Code Ann. § 8-21-1201(b)' },
  retention: { years: null, cite: 'Tenn. Code Ann. § 8-21-1201(b)' },
  fields: { appliesTo: { kind: 'no_act' }, names: [], cite: 'Tenn. Code Ann. § 8-21-1201(b)' },
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
      text: 'No fee was charged, so the law asks for no record of this act. Keeping one is recommended.',
      cite: 'Tenn. Code Ann. § 8-21-1201(c)',
    },
  ],
};

import { advice, high, low, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Arkansas. */
export const arkansas: StateGuide = {
  duty: [
    low(
      'Arkansas Secretary of State notary handbook (as reported)',
      'You need no journal for acts in person on paper. The Secretary of State recommends one.',
    ),
    low('Ark. Code Ann. § 21-14-310 (as reported)', 'You must record every online notarial act.'),
  ],
  format: [
    low(
      'Arkansas Secretary of State notary handbook (as reported)',
      'A journal of acts in person is your own choice, in any form: paper or electronic.',
    ),
    low(
      'Ark. Code Ann. § 21-14-310 (as reported)',
      'Keep the record of online acts as a secure electronic record.',
    ),
  ],
  retention: [
    low(
      'Arkansas Secretary of State notary handbook (as reported)',
      'The law sets no period for a journal of acts in person.',
    ),
    low(
      'Ark. Code Ann. § 21-14-310 (as reported)',
      'Recordings of online acts are reported to be kept for 5 years. For the record of the act the figure is not confirmed, so keep it for 10 years.',
    ),
  ],
  entry: [
    advice(
      'If you keep a journal, record date and time, type of act, a description of the document, and the name, address and signature of the signer.',
    ),
    advice('Also record how you identified the signer, the type and expiration date of the ID, and the fee.'),
    low('Arkansas Secretary of State notary handbook (as reported)', 'No thumbprint is required.'),
  ],
  fees: [
    high(
      'Ark. Code Ann. § 21-6-309',
      'There is no fixed maximum. Your fee must be reasonable, as you determine it.',
    ),
    high(
      'Ark. Code Ann. § 21-6-309',
      'You must tell the client the fee, and the client must agree to it, before you perform the act.',
    ),
    high('Ark. Code Ann. § 21-6-309', 'A violation is punished with a fine of at least $100.'),
    advice('Note in the entry that you told the fee and that the client agreed.'),
  ],
  more: [high('Ark. Code Ann. § 21-14-101', 'Your commission lasts 10 years.')],
  questions: [
    'What must the record of an online act hold, and for how long must you keep it? The figure of 5 years was read in a secondary source only.',
    'Is there any fixed cap on fees? Some web pages name $5, which contradicts Ark. Code Ann. § 21-6-309.',
    'Is there any period for which a journal of acts in person must be kept? Some web pages name 5 years, which the handbook does not.',
  ],
  sources: [
    {
      cite: 'Ark. Code Ann. § 21-14-310 (as reported)',
      quote: 'Required for remote notarizations only (ACA 21-14-310[a][1]).',
      read: '2026-11-21',
    },
    {
      cite: 'Ark. Code Ann. § 21-6-309',
      readAt: 'https://unicourt.github.io/cic-code-ar/transforms/ar/ocar/r78/gov.ar.code.title.21.html',
      quote:
        'The fee is disclosed to and agreed upon by the client or principal before executing the notarial act.',
      read: '2026-11-21',
    },
    { cite: 'Arkansas Secretary of State notary handbook (as reported)', read: '2026-11-21' },
    {
      cite: 'Ark. Code Ann. § 21-14-101',
      readAt: 'https://unicourt.github.io/cic-code-ar/transforms/ar/ocar/r78/gov.ar.code.title.21.html',
      quote:
        'a notary public may perform notarial acts in any part of the state for a term of ten (10) years',
      read: '2026-11-27',
    },
    {
      cite: 'Ark. Code Ann. § 21-14-112',
      readAt: 'https://unicourt.github.io/cic-code-ar/transforms/ar/ocar/r78/gov.ar.code.title.21.html',
      quote: 'shall immediately send or have delivered to the Secretary of State',
      read: '2026-11-27',
    },
  ],
  confidence: 'medium',
  lawRead: 'Statute as copied in 2022; the law on online acts as reported in January 2024, its text not read',
};

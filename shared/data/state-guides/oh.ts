import { advice, high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Ohio. */
export const ohio: StateGuide = {
  duty: [
    high(
      'Ohio R.C. § 147.65(A)',
      'As an online notary you must record all online notarizations in an electronic journal, in the order in which you perform them.',
    ),
    high('Ohio R.C. § 147.65(A)', 'For traditional acts in person no journal is required.'),
    advice('The Secretary of State recommends a journal for acts in person too.'),
  ],
  format: [
    high(
      'Ohio R.C. § 147.65(A)',
      'The journal of online notarizations must be electronic, chronological and tamper-evident, and protected by a password or the like.',
    ),
    high('Ohio R.C. § 147.65(A)', 'No rule governs the form of a voluntary journal.'),
  ],
  retention: [
    high('Ohio R.C. § 147.65(A)', 'The law sets no period for a voluntary journal of acts in person.'),
    low(
      'Ohio R.C. § 147.65(A)',
      'How long the journal of online notarizations must be kept is not confirmed. Keep it for at least 10 years to be safe.',
    ),
  ],
  entry: [
    high('Ohio R.C. § 147.65(B)', 'The list of what an entry contains applies to online notarizations only.'),
    high(
      'Ohio R.C. § 147.65(B)',
      'Record the date and time, the type of act, a description of the document, and the fee.',
    ),
    high(
      'Ohio R.C. § 147.65(B)',
      'Record the name, address and electronic signature of each principal, and the jurisdiction in which the principal was located.',
    ),
    high('Ohio R.C. § 147.65(B)', 'If you know the principal personally, write a statement to that effect.'),
    high(
      'Ohio R.C. § 147.65(B)',
      'Otherwise record how you identified the principal, with the type of credential and its date of issuance or of expiration.',
    ),
    high(
      'Ohio R.C. § 147.65(B)',
      'If a credible witness identified the principal, record the name of the witness.',
    ),
    high(
      'Ohio R.C. § 147.65(B)',
      'Record where you performed the act if it was not at your business address.',
    ),
    high('Ohio R.C. § 147.65(B)', 'Record the technology that was used.'),
    high('Ohio R.C. § 147.65(B)', 'The list requires no ID number or thumbprint.'),
  ],
  fees: [
    high('Ohio R.C. § 147.08', 'You may charge at most $5 for an act that is not online.'),
    high(
      'Ohio R.C. § 147.08',
      'Since April 3, 2025 the cap for an online act is $30. You may add a technology fee of up to $10 for each online session, even if the signer fails the identification.',
    ),
    high('Ohio R.C. § 147.08', 'Charge for the act: the fee may not be calculated for each signature.'),
    high('Ohio R.C. § 147.08', 'Agree on a travel fee before the act.'),
    medium('Ohio R.C. § 147.08(E)', 'The Secretary of State may raise the fees by rule.'),
  ],
  more: [],
  questions: [
    'For how many years must the journal and the recording of an online notarization be kept?',
    'Has the Secretary of State raised the fees under R.C. 147.08(E) since April 2025?',
  ],
  sources: [
    {
      cite: 'Ohio R.C. § 147.65(A)',
      url: 'http://codes.ohio.gov/orc/147.65v1',
      quote:
        'records, in chronological order, all online notarizations that the online notary public performs',
      read: '2026-11-21',
    },
    {
      cite: 'Ohio R.C. § 147.65(B)',
      url: 'http://codes.ohio.gov/orc/147.65v1',
      quote: 'The electronic signature of each principal',
      read: '2026-11-21',
    },
    {
      cite: 'Ohio R.C. § 147.08',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-147.08',
      quote: 'shall not be calculated on a per signature basis',
      read: '2026-11-21',
    },
    {
      cite: 'Ohio R.C. § 147.08(E)',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-147.08',
      read: '2026-11-21',
    },
    {
      cite: 'Ohio R.C. § 147.66',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-147.66',
      readAt: 'https://lawserver.com/law/state/ohio/oh-code/ohio_code_147-66',
      read: '2026-11-22',
    },
    {
      cite: 'Ohio R.C. § 147.66(B)',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-147.66',
      readAt: 'https://lawserver.com/law/state/ohio/oh-code/ohio_code_147-66',
      quote: "secure and under the online notary public's exclusive control",
      read: '2026-11-22',
    },
  ],
  confidence: 'high',
  lawRead: 'Fee text in force since April 3, 2025 (H.B. 315); an undated copy of R.C. 147.65.',
};

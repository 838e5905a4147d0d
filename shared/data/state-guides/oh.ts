import type { StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Ohio. */
export const ohio: StateGuide = {
  duty: [
    {
      text: 'As an online notary you must record all online notarizations in an electronic journal, in the order in which you perform them.',
      cite: 'Ohio R.C. § 147.65(A)',
      confidence: 'high',
    },
    {
      text: 'For traditional acts in person no journal is required.',
      cite: 'Ohio R.C. § 147.65(A)',
      confidence: 'high',
    },
    { text: 'The Secretary of State recommends a journal for acts in person too.', advice: true },
  ],
  format: [
    {
      text: 'The journal of online notarizations must be electronic, chronological and tamper-evident, and protected by a password or the like.',
      cite: 'Ohio R.C. § 147.65(A)',
      confidence: 'high',
    },
    {
      text: 'No rule governs the form of a voluntary journal.',
      cite: 'Ohio R.C. § 147.65(A)',
      confidence: 'high',
    },
  ],
  retention: [
    {
      text: 'The law sets no period for a voluntary journal of acts in person.',
      cite: 'Ohio R.C. § 147.65(A)',
      confidence: 'high',
    },
    {
      text: 'How long the journal of online notarizations must be kept is not confirmed. Keep it for at least 10 years to be safe.',
      cite: 'Ohio R.C. § 147.65(A)',
      confidence: 'low',
    },
  ],
  entry: [
    {
      text: 'The list of what an entry contains applies to online notarizations only.',
      cite: 'Ohio R.C. § 147.65(B)',
      confidence: 'high',
    },
    {
      text: 'Record the date and time, the type of act, a description of the document, and the fee.',
      cite: 'Ohio R.C. § 147.65(B)',
      confidence: 'high',
    },
    {
      text: 'Record the name, address and electronic signature of each principal, and the jurisdiction in which the principal was located.',
      cite: 'Ohio R.C. § 147.65(B)',
      confidence: 'high',
    },
    {
      text: 'If you know the principal personally, write a statement to that effect.',
      cite: 'Ohio R.C. § 147.65(B)',
      confidence: 'high',
    },
    {
      text: 'Otherwise record how you identified the principal, with the type of credential and its date of issuance or of expiration.',
      cite: 'Ohio R.C. § 147.65(B)',
      confidence: 'high',
    },
    {
      text: 'If a credible witness identified the principal, record the name of the witness.',
      cite: 'Ohio R.C. § 147.65(B)',
      confidence: 'high',
    },
    {
      text: 'Record where you performed the act if it was not at your business address.',
      cite: 'Ohio R.C. § 147.65(B)',
      confidence: 'high',
    },
    { text: 'Record the technology that was used.', cite: 'Ohio R.C. § 147.65(B)', confidence: 'high' },
    {
      text: 'The list requires no ID number or thumbprint.',
      cite: 'Ohio R.C. § 147.65(B)',
      confidence: 'high',
    },
  ],
  fees: [
    {
      text: 'You may charge at most $5 for an act that is not online.',
      cite: 'Ohio R.C. § 147.08',
      confidence: 'low',
    },
    {
      text: 'For an online act the cap is $30. You may add a technology fee of up to $10 for each online session, even if the signer fails the identification.',
      cite: 'Ohio R.C. § 147.08',
      confidence: 'low',
    },
    {
      text: 'Charge for the act: the fee may not be calculated for each signature.',
      cite: 'Ohio R.C. § 147.08',
      confidence: 'high',
    },
    { text: 'Agree on a travel fee before the act.', cite: 'Ohio R.C. § 147.08', confidence: 'high' },
    {
      text: 'The Secretary of State may raise the fees by rule.',
      cite: 'Ohio R.C. § 147.08(E)',
      confidence: 'medium',
    },
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
      url: 'https://lawserver.com/law/state/ohio/oh-code/ohio_code_147-66',
      read: '2026-11-22',
    },
    {
      cite: 'Ohio R.C. § 147.66(B)',
      url: 'https://lawserver.com/law/state/ohio/oh-code/ohio_code_147-66',
      quote: "secure and under the online notary public's exclusive control",
      read: '2026-11-22',
    },
  ],
  confidence: 'high',
  lawRead: 'Fee text in force since April 3, 2025 (H.B. 315); an undated copy of R.C. 147.65.',
};

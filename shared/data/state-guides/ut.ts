import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Utah. */
export const utah: StateGuide = {
  duty: [
    low(
      'Utah Code § 46-1-14.1(1)-(2)',
      'If you receive a commission, first or new, on or after May 6, 2026, you must keep a chronological journal of each notarial act.',
    ),
    high('Utah Code § 46-1-14.1(1)-(2)', 'Complete the entry when you complete the act.'),
    low(
      'Utah Code § 46-1-13',
      'The section with the duty itself and its exemptions could not be read in its 2026 text. Employees of law firms and title companies may be exempt.',
    ),
    high(
      'Utah Code § 46-1-14',
      'Under a commission from before that date the journal is optional, but a remote notary must record each remote act.',
    ),
  ],
  format: [
    high(
      'Utah Code § 46-1-14.1(1)-(2)',
      'The journal may be electronic. If it is not, it consists of permanently bound records.',
    ),
    low(
      'Utah Code §§ 46-1-14, 46-1-15',
      'A remote notary needs a secure electronic journal with a backup, protected access and the recording of the act.',
    ),
  ],
  retention: [
    low(
      'Utah Code ch. 46-1 as amended 2026 (as reported)',
      'Keep the journal for at least 10 years after the last act.',
    ),
    medium('Utah Code § 46-1-15', 'The older law required 5 years, for remote records only.'),
  ],
  entry: [
    high(
      'Utah Code § 46-1-14.1(1)-(2)',
      'Record the date and time, the type of act, and the title or a description of the record.',
    ),
    low(
      'Utah Code ch. 46-1 as amended 2026 (as reported)',
      'Record the signature, printed name and address of each signer, and the fee. For commissions from May 6, 2026, on this rests on a report.',
    ),
    high(
      'Utah Code § 46-1-14.1(2)(b)(iv)',
      'If an ID was shown, record its type, its issuing agency, and both its date of issue and its expiration date.',
    ),
    high('Utah Code § 46-1-14.1(2)(b)(iv)', 'Record the last four digits of the ID number.'),
    low(
      'Utah Code § 46-1-14.1(2)(b)(iv)',
      'Do not record the whole ID number. Whether the law forbids it expressly is not confirmed.',
    ),
    medium(
      'Utah Code § 46-1-2',
      'A driving privilege card is no satisfactory evidence of identity. Ask for another ID.',
    ),
    low('Utah Code § 46-1-14.1(1)-(2)', 'If you know the signer personally, say so in place of the ID.'),
    high(
      'Utah Code § 46-1-14.1(1)-(2)',
      'For a credible individual whom you know, note that you gave an oath or affirmation, with the signature, printed name and address of that individual, and that you know the individual personally.',
    ),
    high(
      'Utah Code § 46-1-14',
      'Under a commission from before May 6, 2026, an entry contains the date and time, the type of act, a description of the document, the signature, name and address of each signer, the evidence of identity, and the fee.',
    ),
    high(
      'Utah Code § 46-1-14',
      'For that older list the ID is described by its agency, its full number, and its date of issue or of expiration.',
    ),
    high('Utah Code § 46-1-14', 'You may record why you refused to perform or complete an act.'),
    high('Utah Code § 46-1-14.1(1)-(2)', 'No rule that requires a thumbprint was found.'),
  ],
  fees: [
    high(
      'Utah Code § 46-1-12',
      'For an acknowledgment or a jurat you may charge at most $10 for each signature.',
    ),
    high('Utah Code § 46-1-12', 'For a remote act the cap is $25.'),
    high('Utah Code § 46-1-12', 'A travel fee may not exceed the federal mileage rate.'),
    high(
      'Utah Code § 46-1-12',
      'For a set of immigration forms you may charge at most $10 for each individual.',
    ),
    high('Utah Code § 46-1-12', 'Display your schedule of fees in English.'),
  ],
  more: [],
  questions: [
    'Does § 46-1-13 of 2026 require a journal of every notary commissioned since May 6, 2026, and whom does it exempt?',
    'Do entries under a new commission need the signature, name and address of the signer, and the fee?',
    'Does the law expressly forbid the whole ID number?',
    'What must be recorded of a credible individual whom you do not know?',
    'Must the journal be kept for 10 years?',
  ],
  sources: [
    {
      cite: 'Utah Code § 46-1-2',
      url: 'https://le.utah.gov/xcode/Title46/Chapter1/46-1-S2.html',
      readAt: 'https://www.nationalnotary.org/knowledge-center/news/law-updates/ut-house-bill-26',
      quote: 'does not include: (a) a driving privilege card',
      read: '2026-11-27',
    },
    {
      cite: 'Utah Code § 46-1-14.1(1)-(2)',
      url: 'https://le.utah.gov/xcode/Title46/Chapter1/46-1-S14.1.html',
      readAt: 'https://lexace.ai/us/statute/utah/46-1-14.1',
      quote: 'consist of a chronological record of each notarial act that the notary performs',
      read: '2026-11-21',
    },
    {
      cite: 'Utah Code § 46-1-14.1(2)(b)(iv)',
      url: 'https://le.utah.gov/xcode/Title46/Chapter1/46-1-S14.1.html',
      readAt: 'https://self-law.org/code/ut/title-46/chapter-1/46-1-14-1',
      quote: 'the last four digits of the identification number',
      read: '2026-11-21',
    },
    {
      cite: 'Utah Code § 46-1-14',
      url: 'https://le.utah.gov/xcode/Title46/Chapter1/46-1-S14.html',
      readAt: 'https://self-law.org/code/ut/title-46/chapter-1/46-1-14',
      quote:
        'the signature and printed name and address of each individual for whom a notarial act is performed',
      read: '2026-11-21',
    },
    {
      cite: 'Utah Code § 46-1-15',
      url: 'https://le.utah.gov/xcode/Title46/Chapter1/46-1-S15.html',
      readAt: 'https://self-law.org/code/ut/title-46/chapter-1/46-1-15',
      read: '2026-11-21',
    },
    {
      cite: 'Utah Code §§ 46-1-14, 46-1-15',
      url: 'https://le.utah.gov/xcode/Title46/Chapter1/46-1.html',
      read: '2026-11-21',
    },
    {
      cite: 'Utah Code § 46-1-13',
      url: 'https://le.utah.gov/xcode/Title46/Chapter1/46-1-S13.html',
      read: '2026-11-21',
    },
    {
      cite: 'Utah Code ch. 46-1 as amended 2026 (as reported)',
      url: 'https://le.utah.gov/xcode/Title46/Chapter1/46-1.html',
      readAt: 'https://open-exam-prep.com/study-guides/ut-notary/fees-journal-seal/journal-requirements',
      quote: 'retained at least 10 years after the last act',
      read: '2026-11-21',
    },
    {
      cite: 'Utah Code § 46-1-12',
      url: 'https://notary.utah.gov/2019/11/06/notarization-fee-change/',
      quote: 'for an acknowledgment, $10 per signature',
      read: '2026-11-21',
    },
    {
      cite: 'Utah Code § 46-1-15(1)',
      url: 'https://le.utah.gov/xcode/Title46/Chapter1/46-1-S15.html',
      readAt: 'https://lexace.ai/us/statute/utah/46-1-15',
      quote: "keep the notary's journal in the notary's exclusive custody",
      read: '2026-11-22',
    },
    {
      cite: 'Utah Code § 46-1-15(2)(a)',
      url: 'https://le.utah.gov/xcode/Title46/Chapter1/46-1-S15.html',
      readAt: 'https://lexace.ai/us/statute/utah/46-1-15',
      quote: 'maintain, and protect from unauthorized access or use, a backup of the electronic journal',
      read: '2026-11-22',
    },
    {
      cite: 'Utah Code § 46-1-15(2)(b)',
      url: 'https://le.utah.gov/xcode/Title46/Chapter1/46-1-S15.html',
      readAt: 'https://lexace.ai/us/statute/utah/46-1-15',
      quote: 'A remote notary may designate as a custodian',
      read: '2026-11-22',
    },
  ],
  confidence: 'medium',
  lawRead:
    'Sections 46-1-14, 46-1-14.1 and 46-1-15 as in force on May 6, 2026, the first parts only; section 46-1-13 as of 2019.',
};

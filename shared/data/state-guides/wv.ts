import { advice, high, low, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of West Virginia. */
export const westVirginia: StateGuide = {
  duty: [
    low(
      'W. Va. CSR § 153-45-17.1 (as reported)',
      'The law does not require a journal. A rule permits one for electronic acts.',
    ),
    low(
      'W. Va. Code ch. 39, art. 4',
      'It is not confirmed whether remote acts need a journal or another record.',
    ),
    advice('Keep a journal of every act anyway: it is your record if an act is questioned.'),
  ],
  format: [
    low(
      'W. Va. CSR § 153-45-17.1 (as reported)',
      'For acts on paper no rule on the format was found. A voluntary journal may be on paper or electronic.',
    ),
  ],
  retention: [low('W. Va. CSR § 153-45-17.1 (as reported)', 'No number of years was found for a journal.')],
  entry: [
    low(
      'W. Va. CSR § 153-45-17.1 (as reported)',
      'No law was found that lists the contents of an entry, prohibits anything in it, or requires a thumbprint.',
    ),
  ],
  fees: [
    high('W. Va. Code § 39-4-30(a)', 'You may charge at most $10 for each signature.'),
    high(
      'W. Va. Code § 39-4-30(a)',
      'The cap includes the entry in the journal: charge nothing extra for recording the act.',
    ),
  ],
  more: [],
  questions: ['Do remote acts need a journal or another record?'],
  sources: [
    {
      cite: 'W. Va. CSR § 153-45-17.1 (as reported)',
      readAt: 'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3260056274',
      quote: 'Not required but permitted for electronic notarial acts',
      read: '2026-11-27',
    },
    {
      cite: 'W. Va. CSR § 153-45-18',
      readAt:
        'https://casetext.com/regulation/west-virginia-administrative-code/agency-153-secretary-of-state/title-153-legislative-rule-secretary-of-state/series-153-45-standards-and-guidelines-for-electronic-notarization-remote-online-notarization-and-remote-ink-notarization/section-153-45-18-attributes-of-electronic-journal',
      quote: 'Not allow a journal entry to be deleted or altered in content or sequence',
      read: '2026-11-27',
    },
    {
      cite: 'W. Va. Code § 39-4-30(a)',
      url: 'https://code.wvlegislature.gov/39-4-30/',
      readAt:
        'https://law.uslawyerdatabase.com/us-law/2022-west-virginia-code/chapter-39-records-and-papers/article-4-revised-uniform-law-on-notarial-acts/page/2',
      quote:
        'maximum fee in this state for notarization of each signature and the proper recordation thereof in the journal of notarial acts is $10.00',
      read: '2026-11-21',
    },
    { cite: 'W. Va. Code ch. 39, art. 4', url: 'https://code.wvlegislature.gov/39-4/', read: '2026-11-21' },
  ],
  confidence: 'medium',
  lawRead:
    'Fee statute as of 2022; reference of the National Notary Association of September to November 2024.',
};

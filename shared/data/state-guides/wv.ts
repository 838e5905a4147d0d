import type { StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of West Virginia. */
export const westVirginia: StateGuide = {
  duty: [
    {
      text: 'The law does not require a journal. A rule permits one for electronic acts.',
      cite: 'W. Va. CSR § 153-45-17.1 (as reported)',
      confidence: 'low',
    },
    {
      text: 'It is not confirmed whether remote acts need a journal or another record.',
      cite: 'W. Va. Code ch. 39, art. 4',
      confidence: 'low',
    },
    { text: 'Keep a journal of every act anyway: it is your record if an act is questioned.', advice: true },
  ],
  format: [
    {
      text: 'For acts on paper no rule on the format was found. A voluntary journal may be on paper or electronic.',
      cite: 'W. Va. CSR § 153-45-17.1 (as reported)',
      confidence: 'low',
    },
  ],
  retention: [
    {
      text: 'No number of years was found for a journal.',
      cite: 'W. Va. CSR § 153-45-17.1 (as reported)',
      confidence: 'low',
    },
  ],
  entry: [
    {
      text: 'No law was found that lists the contents of an entry, prohibits anything in it, or requires a thumbprint.',
      cite: 'W. Va. CSR § 153-45-17.1 (as reported)',
      confidence: 'low',
    },
  ],
  fees: [
    {
      text: 'You may charge at most $10 for each signature.',
      cite: 'W. Va. Code § 39-4-30(a)',
      confidence: 'high',
    },
    {
      text: 'The cap includes the entry in the journal: charge nothing extra for recording the act.',
      cite: 'W. Va. Code § 39-4-30(a)',
      confidence: 'high',
    },
  ],
  more: [],
  questions: ['Do remote acts need a journal or another record?'],
  sources: [
    {
      cite: 'W. Va. CSR § 153-45-17.1 (as reported)',
      quote: 'Not required but permitted for electronic notarial acts',
      read: '2026-11-21',
    },
    {
      cite: 'W. Va. Code § 39-4-30(a)',
      url: 'https://law.uslawyerdatabase.com/us-law/2022-west-virginia-code/chapter-39-records-and-papers/article-4-revised-uniform-law-on-notarial-acts/page/2',
      quote:
        'maximum fee in this state for notarization of each signature and the proper recordation thereof in the journal of notarial acts is $10.00',
      read: '2026-11-21',
    },
    { cite: 'W. Va. Code ch. 39, art. 4', read: '2026-11-21' },
  ],
  confidence: 'medium',
  lawRead:
    'Fee statute as of 2022; reference of the National Notary Association of September to November 2024.',
};

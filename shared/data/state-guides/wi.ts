import { advice, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Wisconsin. */
export const wisconsin: StateGuide = {
  duty: [
    medium(
      'Wis. Stat. ch. 140 (no journal section, as reported)',
      'The law does not require a journal: the chapter on notaries has no section on one.',
    ),
    advice('Keep a journal of every act anyway: it is your record if an act is questioned.'),
  ],
  format: [
    medium(
      'Wis. Stat. ch. 140 (no journal section, as reported)',
      'There is no rule on the format. A voluntary journal may be on paper or electronic.',
    ),
  ],
  retention: [
    medium(
      'Wis. Stat. ch. 140 (no journal section, as reported)',
      'The law sets no number of years for a journal.',
    ),
  ],
  entry: [
    medium(
      'Wis. Stat. ch. 140 (no journal section, as reported)',
      'The law lists no contents of an entry, prohibits nothing in it, and requires no thumbprint.',
    ),
  ],
  fees: [
    low(
      'Wis. Stat. § 140.02(9)',
      'The statute has a section on your fees. The cap is reported as $5 for each act.',
    ),
  ],
  more: [],
  questions: [
    'What are the fees of Wis. Stat. § 140.02(9)?',
    'What does § 140.02(7) say today about the records of a former notary, and does it include a voluntary journal?',
  ],
  sources: [
    {
      cite: 'Wis. Stat. ch. 140 (no journal section, as reported)',
      url: 'https://docs.legis.wisconsin.gov/statutes/statutes/140',
      readAt: 'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3260056343',
      quote: 'Notary Journal Not required.',
      read: '2026-11-27',
    },
    {
      cite: 'Wis. Stat. § 140.145 (recordings)',
      url: 'https://docs.legis.wisconsin.gov/statutes/statutes/140',
      readAt: 'https://centralizedverification.com/copia-de-utah-4',
      quote: 'shall retain the audio-visual recording',
      read: '2026-11-21',
    },
    {
      cite: 'Wis. Stat. § 140.02(5m) (formerly 137.01(5m))',
      url: 'https://docs.legis.wisconsin.gov/statutes/statutes/140',
      readAt: 'https://docs.legis.wisconsin.gov/statutes/statutes/137/II/11/1',
      quote: 'only with the written consent of the person who requested the services of the notary public',
      read: '2026-11-27',
    },
    {
      cite: 'Wis. Stat. § 140.02(7) (formerly 137.01(7))',
      url: 'https://docs.legis.wisconsin.gov/statutes/statutes/140',
      readAt: 'https://docs.legis.wisconsin.gov/document/statutes/1999/137.06(1)(c)',
      quote:
        "deposit the notary public's official records and papers in the office of the clerk of the circuit court",
      read: '2026-11-27',
    },
    {
      cite: 'Wis. Stat. § 140.02(9)',
      url: 'https://docs-preview.legis.wisconsin.gov/document/statutes/140.02(9)(intro.)',
      read: '2026-11-21',
    },
  ],
  confidence: 'medium',
  lawRead:
    'List of the sections of Wis. Stat. ch. 140; reference of the National Notary Association of May 2025.',
};

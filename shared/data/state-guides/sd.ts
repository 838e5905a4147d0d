import { advice, high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of South Dakota. */
export const southDakota: StateGuide = {
  duty: [
    high(
      'SDCL ch. 18-1 (no journal section)',
      'The law does not require a journal: the chapter on notaries has no section on one.',
    ),
    low('SDCL 18-1-11.2, 18-1-11.7', 'It is not confirmed whether remote online acts need a journal.'),
    advice('Keep a journal of every act anyway: it is your record if an act is questioned.'),
  ],
  format: [
    high(
      'SDCL ch. 18-1 (no journal section)',
      'There is no rule on the format. A voluntary journal may be on paper or electronic.',
    ),
  ],
  retention: [high('SDCL ch. 18-1 (no journal section)', 'The law sets no number of years for a journal.')],
  entry: [
    high(
      'SDCL ch. 18-1 (no journal section)',
      'The law lists no contents of an entry, prohibits nothing in it, and requires no thumbprint.',
    ),
  ],
  fees: [
    low('SDCL 18-1-9', 'The law sets the fee that you may charge. The cap is reported as $10 for each act.'),
  ],
  more: [medium('SDCL 18-1-11.2, 18-1-11.7', 'Remote online notarization is part of the code.')],
  questions: [
    'Does SDCL 18-1-11.2, or a rule under 18-1-11.7, require a journal for remote acts?',
    'What is the fee cap of SDCL 18-1-9?',
  ],
  sources: [
    {
      cite: 'SDCL ch. 18-1 (no journal section)',
      url: 'https://sdlegislature.gov/Statutes/18-1',
      quote: '18-1-11.3 Electronic audio-visual copy--Retention requirement.',
      read: '2026-11-21',
    },
    { cite: 'SDCL 18-1-9', url: 'https://sdlegislature.gov/Statutes/18-1', read: '2026-11-21' },
    { cite: 'SDCL 18-1-11.2, 18-1-11.7', url: 'https://sdlegislature.gov/Statutes/18-1', read: '2026-11-21' },
    {
      cite: 'SDCL 18-1-11.3',
      url: 'https://sdlegislature.gov/Statutes/18-1',
      readAt:
        'https://casetext.com/statute/south-dakota-codified-laws/title-18-oaths-and-acknowledgments/chapter-1-notaries-public/section-18-1-113-electronic-audio-visual-copy-retention-requirement',
      quote:
        'must retain an electronic audio-visual copy of each notarial act involving the use of a tamper-evident notarization system for ten years',
      read: '2026-11-27',
    },
  ],
  confidence: 'medium',
  lawRead:
    'List of the sections of SDCL ch. 18-1 (undated copy); reference of the National Notary Association of August 2024.',
};

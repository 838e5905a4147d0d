import type { StateGuide } from '../state-guide.ts';

/** What a notary of South Dakota should know about the journal. */
export const southDakota: StateGuide = {
  duty: [
    {
      text: 'The law does not require a journal: the chapter on notaries has no section on one.',
      cite: 'SDCL ch. 18-1 (no journal section)',
    },
    {
      text: 'It is not confirmed whether remote online acts need a journal.',
      cite: 'SDCL 18-1-11.2, 18-1-11.7',
      toVerify: true,
    },
    { text: 'Keep a journal of every act all the same: it is your record if an act is questioned.' },
  ],
  format: [
    {
      text: 'There is no rule on the format. A voluntary journal may be on paper or electronic.',
      cite: 'SDCL ch. 18-1 (no journal section)',
    },
  ],
  retention: [
    {
      text: 'The law gives no number of years for a journal.',
      cite: 'SDCL ch. 18-1 (no journal section)',
    },
    {
      text: 'The audio-visual copy of a remote act must be kept. For how many years is not confirmed.',
      cite: 'SDCL 18-1-11.3',
      toVerify: true,
    },
  ],
  handOver: [],
  entry: [
    {
      text: 'The law lists no contents of an entry, bars nothing from it and asks for no thumbprint.',
      cite: 'SDCL ch. 18-1 (no journal section)',
    },
  ],
  fees: [
    {
      text: 'The law sets the fee that you may charge. The cap is reported as $10 for each act.',
      cite: 'SDCL 18-1-9',
      toVerify: true,
    },
  ],
  more: [
    {
      text: 'Remote online notarization is part of the code.',
      cite: 'SDCL 18-1-11.2, 18-1-11.7',
    },
  ],
  questions: [
    'Does SDCL 18-1-11.2, or a rule under 18-1-11.7, require a journal for remote acts?',
    'For how many years must the audio-visual copy of a remote act be kept?',
    'What is the fee cap of SDCL 18-1-9?',
  ],
  sources: [
    {
      cite: 'SDCL ch. 18-1 (no journal section)',
      url: 'https://sdlegislature.gov/Statutes/18-1',
      quote: '18-1-11.3 Electronic audio-visual copy--Retention requirement.',
    },
    { cite: 'SDCL 18-1-9', url: 'https://sdlegislature.gov/Statutes/18-1' },
    { cite: 'SDCL 18-1-11.2, 18-1-11.7', url: 'https://sdlegislature.gov/Statutes/18-1' },
    { cite: 'SDCL 18-1-11.3', url: 'https://sdlegislature.gov/Statutes/18-1' },
  ],
  confidence: 'medium',
  lawRead:
    'List of the sections of SDCL ch. 18-1 (undated copy); reference of the National Notary Association of August 2024.',
};

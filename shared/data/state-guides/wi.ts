import type { StateGuide } from '../state-guide.ts';

/** What a notary of Wisconsin should know about the journal. */
export const wisconsin: StateGuide = {
  duty: [
    {
      text: 'The law does not require a journal: the chapter on notaries has no section on one.',
      cite: 'Wis. Stat. ch. 140 (no journal section, as reported)',
    },
    { text: 'Keep a journal of every act all the same: it is your record if an act is questioned.' },
  ],
  format: [
    {
      text: 'There is no rule on the format. A voluntary journal may be on paper or electronic.',
      cite: 'Wis. Stat. ch. 140 (no journal section, as reported)',
    },
  ],
  retention: [
    {
      text: 'The law gives no number of years for a journal.',
      cite: 'Wis. Stat. ch. 140 (no journal section, as reported)',
    },
    {
      text: 'Keep the audio-visual recording of a remote act for 7 years.',
      cite: 'Wis. Stat. § 140.145 (recordings)',
    },
  ],
  handOver: [],
  entry: [
    {
      text: 'The law lists no contents of an entry, bars nothing from it and asks for no thumbprint.',
      cite: 'Wis. Stat. ch. 140 (no journal section, as reported)',
    },
  ],
  fees: [
    {
      text: 'The statute has a section on your fees. The cap is reported as $5 for each act.',
      cite: 'Wis. Stat. § 140.02(9)',
      toVerify: true,
    },
  ],
  more: [
    {
      text: 'You must keep the documents and the information that you see confidential. Share or export entries only with the written consent of the client.',
      cite: 'Wis. Stat. § 137.01(5m) (former)',
      toVerify: true,
    },
  ],
  questions: [
    'What are the fees of Wis. Stat. § 140.02(9)?',
    'In which section does the duty of confidentiality now stand (formerly § 137.01(5m))?',
  ],
  sources: [
    {
      cite: 'Wis. Stat. ch. 140 (no journal section, as reported)',
      quote: 'Notary Journal Not required.',
    },
    {
      cite: 'Wis. Stat. § 140.145 (recordings)',
      url: 'https://centralizedverification.com/copia-de-utah-4',
      quote: 'shall retain the audio-visual recording',
    },
    {
      cite: 'Wis. Stat. § 140.02(9)',
      url: 'https://docs-preview.legis.wisconsin.gov/document/statutes/140.02(9)(intro.)',
    },
    { cite: 'Wis. Stat. § 137.01(5m) (former)' },
  ],
  confidence: 'medium',
  lawRead:
    'List of the sections of Wis. Stat. ch. 140; reference of the National Notary Association of May 2025.',
};

import { advice, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Vermont. */
export const vermont: StateGuide = {
  duty: [
    medium(
      '26 V.S.A. ch. 103 (as reported)',
      'The law does not require a journal: the chapter on notaries has no provision on one.',
    ),
    low(
      'Code of Vt. Rules 04-030-015',
      'It is not confirmed whether the rules of 2025 ask for a record of electronic or remote acts beyond the recording.',
    ),
    advice('Keep a journal of every act anyway: it is your record if an act is questioned.'),
  ],
  format: [
    medium(
      '26 V.S.A. ch. 103 (as reported)',
      'There is no rule on the format. A voluntary journal may be on paper or electronic.',
    ),
  ],
  retention: [medium('26 V.S.A. ch. 103 (as reported)', 'The law sets no number of years for a journal.')],
  entry: [
    medium(
      '26 V.S.A. ch. 103 (as reported)',
      'The law lists no contents of an entry, prohibits nothing in it, and requires no thumbprint.',
    ),
  ],
  fees: [low('Vermont notary exam guide of 2026 (as reported)', 'No cap on your fee is reported.')],
  more: [
    medium(
      'Code of Vt. Rules 04-030-015',
      'You need a special endorsement for electronic and remote acts. Permanent rules on them took effect on February 26, 2025.',
    ),
  ],
  questions: [
    'Do the rules of 2025 ask for any record of electronic or remote acts beyond the recording?',
    'Is there really no cap on the fee of a notary?',
  ],
  sources: [
    {
      cite: '26 V.S.A. ch. 103 (as reported)',
      url: 'https://legislature.vermont.gov/statutes/chapter/26/103',
      quote: 'Notary Journal Not required.',
      read: '2026-11-21',
    },
    {
      cite: '26 V.S.A. § 5323(a)(8)',
      url: 'https://legislature.vermont.gov/statutes/section/26/103/05323',
      read: '2026-11-21',
    },
    {
      cite: 'Code of Vt. Rules 04-030-015',
      readAt: 'https://nationalnotary.org/knowledge-center/news/law-updates/vt-administrative-rules-2025',
      read: '2026-11-21',
    },
    {
      cite: 'Vermont notary exam guide of 2026 (as reported)',
      url: 'https://open-exam-prep.com/blog/vermont-notary-exam-guide-2026',
      quote: 'No statutory fee caps, set your own rates',
      read: '2026-11-21',
    },
  ],
  confidence: 'medium',
  lawRead: 'Statute text of 2022 and 2023; reference of the National Notary Association of May 2025.',
};

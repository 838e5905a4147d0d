import type { StateGuide } from '../state-guide.ts';

/** What a notary of Vermont should know about the journal. */
export const vermont: StateGuide = {
  duty: [
    {
      text: 'The law does not require a journal: the chapter on notaries has no provision on one.',
      cite: '26 V.S.A. ch. 103 (as reported)',
    },
    {
      text: 'It is not confirmed whether the rules of 2025 ask for a record of electronic or remote acts beyond the recording.',
      cite: 'Code of Vt. Rules 04-030-015',
      toVerify: true,
    },
    { text: 'Keep a journal of every act all the same: it is your record if an act is questioned.' },
  ],
  format: [
    {
      text: 'There is no rule on the format. A voluntary journal may be on paper or electronic.',
      cite: '26 V.S.A. ch. 103 (as reported)',
    },
  ],
  retention: [
    {
      text: 'The law gives no number of years for a journal.',
      cite: '26 V.S.A. ch. 103 (as reported)',
    },
    {
      text: 'The recording of a remote act must be kept as long as the rules say.',
      cite: '26 V.S.A. § 5323(a)(8)',
    },
  ],
  handOver: [],
  entry: [
    {
      text: 'The law lists no contents of an entry, bars nothing from it and asks for no thumbprint.',
      cite: '26 V.S.A. ch. 103 (as reported)',
    },
  ],
  fees: [
    {
      text: 'No cap on your fee is reported.',
      cite: 'Vermont notary exam guide of 2026 (as reported)',
      toVerify: true,
    },
  ],
  more: [
    {
      text: 'You need a special endorsement for electronic and remote acts. Permanent rules on them took effect on 26 February 2025.',
      cite: 'Code of Vt. Rules 04-030-015',
    },
  ],
  questions: [
    'Do the rules of 2025 ask for any record of electronic or remote acts beyond the recording?',
    'Is there really no cap on the fee of a notary?',
  ],
  sources: [
    { cite: '26 V.S.A. ch. 103 (as reported)', quote: 'Notary Journal Not required.' },
    {
      cite: '26 V.S.A. § 5323(a)(8)',
      url: 'https://legislature.vermont.gov/statutes/section/26/103/05323',
    },
    {
      cite: 'Code of Vt. Rules 04-030-015',
      url: 'https://nationalnotary.org/knowledge-center/news/law-updates/vt-administrative-rules-2025',
    },
    {
      cite: 'Vermont notary exam guide of 2026 (as reported)',
      url: 'https://open-exam-prep.com/blog/vermont-notary-exam-guide-2026',
      quote: 'No statutory fee caps, set your own rates',
    },
  ],
  confidence: 'medium',
  lawRead: 'Statute text of 2022 and 2023; reference of the National Notary Association of May 2025.',
};

import type { StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Minnesota. */
export const minnesota: StateGuide = {
  duty: [
    {
      text: 'You must keep a journal of acts for signers who appear remotely.',
      cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)',
      confidence: 'low',
    },
    {
      text: 'For acts in person no journal is required. The Secretary of State calls one prudent.',
      cite: 'Minnesota Secretary of State, Notary FAQ (as reported)',
      confidence: 'low',
    },
    {
      text: 'Some guides name a general duty to keep a journal for ten years. Neither the Secretary of State nor the reference works support that.',
      cite: 'Minnesota Secretary of State, Notary FAQ (as reported)',
      confidence: 'low',
    },
  ],
  format: [
    {
      text: 'Keep remote acts in one or more secure electronic journals.',
      cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)',
      confidence: 'low',
    },
    {
      text: 'No rule was found on the form of a voluntary journal. It may be on paper or electronic.',
      cite: 'Minnesota Secretary of State, Notary FAQ (as reported)',
      confidence: 'low',
    },
  ],
  retention: [
    {
      text: 'Keep the electronic journal and the recordings of remote acts for ten years.',
      cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)',
      confidence: 'low',
    },
    {
      text: 'No number of years for a voluntary journal was found.',
      cite: 'Minnesota Secretary of State, Notary FAQ (as reported)',
      confidence: 'low',
    },
  ],
  entry: [
    {
      text: 'Look up in subdivision 4 what the journal entry of a remote act must contain before you perform one.',
      cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)',
      confidence: 'low',
    },
    {
      text: 'You must make an audio and video recording of a remote act.',
      cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)',
      confidence: 'low',
    },
    {
      text: 'For acts in person no law was found that says what an entry must or must not contain. No thumbprint is required.',
      cite: 'Minnesota Secretary of State, Notary FAQ (as reported)',
      confidence: 'low',
    },
  ],
  fees: [
    {
      text: 'You may charge at most $5 for each notarial act.',
      cite: 'Minn. Stat. § 357.17',
      confidence: 'low',
    },
    {
      text: 'You may charge at most $25 for a remote act.',
      cite: 'Minn. Stat. § 358.645',
      confidence: 'low',
    },
  ],
  more: [
    {
      text: 'For a remote act you must be physically in Minnesota and registered with the Secretary of State.',
      cite: 'Minnesota Secretary of State, Remote Online Notarization Authorization',
      confidence: 'medium',
    },
    {
      text: 'A commission ends on January 31 of the fifth year after it was issued.',
      cite: 'Minnesota law on the term of the commission (as reported)',
      confidence: 'low',
    },
  ],
  questions: [
    'What must the journal entry of a remote act hold under section 358.645, subdivision 4?',
    'Must the electronic journal and the recordings of remote acts be kept for ten years?',
    'Which law sets the fee for a remote act, and is it $25?',
  ],
  sources: [
    { cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)', read: '2026-11-21' },
    {
      cite: 'Minn. Stat. § 358.645',
      read: '2026-11-22',
      url: 'https://www.revisor.mn.gov/statutes/cite/358.645',
    },
    {
      cite: 'Minn. Stat. § 357.17',
      url: 'https://legalclarity.org/minnesota-notary-fees-and-compliance-guidelines',
      read: '2026-11-21',
    },
    { cite: 'Minnesota Secretary of State, Notary FAQ (as reported)', read: '2026-11-21' },
    {
      cite: 'Minnesota Secretary of State, Remote Online Notarization Authorization',
      url: 'https://sos.state.mn.us/notary-apostille/notary-help/remote-online-notarization-authorization',
      read: '2026-11-21',
    },
    { cite: 'Minnesota law on the term of the commission (as reported)', read: '2026-11-21' },
  ],
  confidence: 'medium',
  lawRead: 'Reference works and pages of the Secretary of State as of 2024; the statute itself was not read.',
};

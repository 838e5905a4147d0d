import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Minnesota. */
export const minnesota: StateGuide = {
  duty: [
    low(
      'Minn. Stat. § 358.645, subd. 4 (as reported)',
      'You must keep a journal of acts for signers who appear remotely.',
    ),
    low(
      'Minnesota Secretary of State, Notary FAQ (as reported)',
      'For acts in person no journal is required. The Secretary of State calls one prudent.',
    ),
    low(
      'Minnesota Secretary of State, Notary FAQ (as reported)',
      'Some guides name a general duty to keep a journal for ten years. Neither the Secretary of State nor the reference works support that.',
    ),
  ],
  format: [
    low(
      'Minn. Stat. § 358.645, subd. 4 (as reported)',
      'Keep remote acts in one or more secure electronic journals.',
    ),
    low(
      'Minnesota Secretary of State, Notary FAQ (as reported)',
      'No rule was found on the form of a voluntary journal. It may be on paper or electronic.',
    ),
  ],
  retention: [
    low(
      'Minn. Stat. § 358.645, subd. 4 (as reported)',
      'Keep the electronic journal and the recordings of remote acts for ten years.',
    ),
    low(
      'Minnesota Secretary of State, Notary FAQ (as reported)',
      'No number of years for a voluntary journal was found.',
    ),
  ],
  entry: [
    low(
      'Minn. Stat. § 358.645, subd. 4 (as reported)',
      'Look up in subdivision 4 what the journal entry of a remote act must contain before you perform one.',
    ),
    low(
      'Minn. Stat. § 358.645, subd. 4 (as reported)',
      'You must make an audio and video recording of a remote act.',
    ),
    low(
      'Minnesota Secretary of State, Notary FAQ (as reported)',
      'For acts in person no law was found that says what an entry must or must not contain. No thumbprint is required.',
    ),
  ],
  fees: [
    high(
      'Minn. Stat. § 357.17',
      'You may charge at most $5 for an oath, for a protest with its copy, and for each folio of an affidavit.',
    ),
    low(
      'Minn. Stat. § 357.17',
      'For an acknowledgment the section allows the fee of other officers for the like service, which is reported as $5.',
    ),
    low('Minn. Stat. § 358.645', 'You may charge at most $25 for a remote act.'),
  ],
  more: [
    medium(
      'Minnesota Secretary of State, Remote Online Notarization Authorization',
      'For a remote act you must be physically in Minnesota and registered with the Secretary of State.',
    ),
    low(
      'Minnesota law on the term of the commission (as reported)',
      'A commission ends on January 31 of the fifth year after it was issued.',
    ),
  ],
  questions: [
    'What must the journal entry of a remote act hold under section 358.645, subdivision 4?',
    'Must the electronic journal and the recordings of remote acts be kept for ten years?',
    'Which law sets the fee for a remote act, and is it $25?',
  ],
  sources: [
    {
      cite: 'Minn. Stat. § 358.645, subd. 4 (as reported)',
      url: 'https://www.revisor.mn.gov/statutes/cite/358.645',
      read: '2026-11-21',
    },
    {
      cite: 'Minn. Stat. § 358.645',
      read: '2026-11-22',
      url: 'https://www.revisor.mn.gov/statutes/cite/358.645',
    },
    {
      cite: 'Minn. Stat. § 357.17',
      url: 'https://www.revisor.mn.gov/statutes/cite/357.17',
      readAt: 'https://sos.state.mn.us/notary-apostille/notary-help/notary-faq/',
      quote: 'for each oath administered, $5',
      read: '2026-11-27',
    },
    {
      cite: 'Minnesota Secretary of State, Notary FAQ (as reported)',
      url: 'https://sos.state.mn.us/notary-apostille/notary-help/notary-faq/',
      read: '2026-11-21',
    },
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

import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Washington. */
export const washington: StateGuide = {
  duty: [
    high(
      'RCW 42.45.180(1), (3)',
      'You must record every notarial act in a journal, whether on paper, electronic, or remote.',
    ),
    medium('RCW 42.45.180(4)', 'Make the entry at the time of the act.'),
    medium(
      'RCW 42.45.180(2)',
      'A notary who is an attorney licensed in Washington need not record an act that is otherwise documented by professional practice.',
    ),
    medium('WAC 308-30-190', "Your employer's own record does not replace your journal."),
  ],
  format: [
    high(
      'RCW 42.45.180(1), (3)',
      'You must keep a tangible journal: a permanent, bound register with numbered pages.',
    ),
    high(
      'RCW 42.45.180(1), (3)',
      'Keep only one tangible journal at a time, whatever kind of record you notarize.',
    ),
    high(
      'WAC 308-30-200(2)',
      'An electronic journal never replaces the bound one. It may be kept only in addition to it.',
    ),
    high(
      'RCW 42.45.180(1), (3)',
      'The statute gives the choice of an additional electronic journal to an electronic records notary public.',
    ),
    high(
      'WAC 308-30-200(2)',
      'An electronic journal must open by password or another secure means, be tamper-evident, make a duplicate as a backup, and give copies of any entry.',
    ),
  ],
  retention: [high('RCW 42.45.180(1)', 'Keep the journal for 10 years after the last act in it.')],
  entry: [
    medium(
      'RCW 42.45.180(4)',
      'Record the date and time, a description of the record, the type of act, and the full name and address of each individual for whom you act.',
    ),
    high('WAC 308-30-200(1)(b)', 'Describe how you identified the signer.'),
    high('WAC 308-30-200(1)(b)', 'The principal, or an authorized party, signs the tangible journal.'),
    high(
      'WAC 308-30-200(4)',
      'For a remote act no signature is needed. Note in the tangible journal that the act was performed remotely.',
    ),
    high(
      'WAC 308-30-190(2)',
      'Several documents for one signer on one day may share an entry if you record how many there were.',
    ),
    medium(
      'RCW 42.45.180(4)',
      'The law requires no ID number, date of the ID, fee, or thumbprint in the journal.',
    ),
  ],
  fees: [
    low(
      'WAC 308-30-220 (as reported)',
      'Since June 22, 2024 you may charge at most $15 for an act in person, and $25 for a remote act.',
    ),
    medium('WAC 308-30-220', 'Before that day the cap for an act in person was $10.'),
    medium('WAC 308-30-220', 'Charge nothing for a protest.'),
    medium('WAC 308-30-220', 'For copies you may charge the actual cost.'),
    medium('WAC 308-30-220', 'Agree on a travel fee in advance.'),
  ],
  more: [],
  questions: [
    'What must a notary do when the journal is lost or stolen, when the commission ends, and on death (WAC 308-30-210)?',
    'What does the present text of WAC 308-30-220 say? The cap of $15 was read in two reports.',
  ],
  sources: [
    {
      cite: 'RCW 42.45.180',
      url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=42.45.180',
      readAt: 'https://codes.findlaw.com/wa/title-42-public-officers-and-agencies/wa-rev-code-42-45-180/',
      read: '2026-11-21',
    },
    {
      cite: 'RCW 42.45.180(1), (3)',
      url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=42.45.180',
      readAt: 'https://codes.findlaw.com/wa/title-42-public-officers-and-agencies/wa-rev-code-42-45-180/',
      quote: 'shall maintain only one tangible journal at a time to chronicle notarial acts',
      read: '2026-11-21',
    },
    {
      cite: 'RCW 42.45.180(1)',
      url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=42.45.180',
      readAt: 'https://codes.findlaw.com/wa/title-42-public-officers-and-agencies/wa-rev-code-42-45-180/',
      quote:
        'shall retain the journal for ten years after the performance of the last notarial act chronicled in the journal',
      read: '2026-11-21',
    },
    {
      cite: 'RCW 42.45.180(2)',
      url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=42.45.180',
      readAt: 'https://codes.findlaw.com/wa/title-42-public-officers-and-agencies/wa-rev-code-42-45-180/',
      read: '2026-11-21',
    },
    {
      cite: 'RCW 42.45.180(4)',
      url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=42.45.180',
      readAt: 'https://codes.findlaw.com/wa/title-42-public-officers-and-agencies/wa-rev-code-42-45-180/',
      read: '2026-11-21',
    },
    {
      cite: 'WAC 308-30-190',
      url: 'https://app.leg.wa.gov/WAC/default.aspx?cite=308-30-190',
      readAt: 'https://www.law.cornell.edu/regulations/washington/Wash-Admin-Code-SS-308-30-190',
      read: '2026-11-21',
    },
    {
      cite: 'WAC 308-30-190(2)',
      url: 'https://app.leg.wa.gov/WAC/default.aspx?cite=308-30-190',
      readAt: 'https://www.law.cornell.edu/regulations/washington/Wash-Admin-Code-SS-308-30-190',
      quote: 'shall include the number of statements or documents notarized',
      read: '2026-11-21',
    },
    {
      cite: 'WAC 308-30-200(1)(b)',
      url: 'https://app.leg.wa.gov/WAC/default.aspx?cite=308-30-200',
      readAt:
        'https://lawfilesext.leg.wa.gov/Law/WACArchive/2022/htm/WAC%20308%20%20TITLE/WAC%20308%20-%2030%20%20CHAPTER/WAC%20308%20-%2030%20-200.htm',
      quote: "The principal's signature, or the signature of an authorized party",
      read: '2026-11-27',
    },
    {
      cite: 'WAC 308-30-200(2)',
      url: 'https://app.leg.wa.gov/WAC/default.aspx?cite=308-30-200',
      readAt:
        'https://lawfilesext.leg.wa.gov/Law/WACArchive/2022/htm/WAC%20308%20%20TITLE/WAC%20308%20-%2030%20%20CHAPTER/WAC%20308%20-%2030%20-200.htm',
      quote: 'Be maintained only in addition to the tangible journal',
      read: '2026-11-27',
    },
    {
      cite: 'WAC 308-30-200(4)',
      quote: 'Notaries must note in their tangible notary log that a notarization was performed remotely.',
      url: 'https://app.leg.wa.gov/WAC/default.aspx?cite=308-30-200',
      readAt:
        'https://lawfilesext.leg.wa.gov/Law/WACArchive/2022/htm/WAC%20308%20%20TITLE/WAC%20308%20-%2030%20%20CHAPTER/WAC%20308%20-%2030%20-200.htm',
      read: '2026-11-27',
    },
    {
      cite: 'WAC 308-30-210',
      read: '2026-11-22',
      url: 'http://apps.leg.wa.gov/WAC/default.aspx?dispo=true&cite=308-30&full=true',
      quote: 'Disposition of journal.',
    },
    {
      cite: 'WAC 308-30-220',
      url: 'https://app.leg.wa.gov/WAC/default.aspx?cite=308-30-220',
      readAt: 'https://snovalleymobilenotary.com/notary-legal/fees-for-notarial-acts/',
      read: '2026-11-21',
    },
    {
      cite: 'WAC 308-30-220 (as reported)',
      url: 'https://app.leg.wa.gov/WAC/default.aspx?cite=308-30-220',
      readAt: 'https://legalclarity.org/how-much-can-a-notary-charge-in-washington-state',
      quote: 'a notary public may charge a maximum of $15 for several in-person notarial services',
      read: '2026-11-21',
    },
    {
      cite: 'RCW 42.45.180(5)',
      url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=42.45.180',
      quote:
        'shall be kept in a locked and secured area, under the direct and exclusive control of the notary public',
      read: '2026-11-22',
    },
    {
      cite: 'WAC 308-30-200(3)',
      url: 'https://app.leg.wa.gov/WAC/default.aspx?cite=308-30-200',
      readAt:
        'https://lawfilesext.leg.wa.gov/Law/WACArchive/2022/htm/WAC%20308%20%20TITLE/WAC%20308%20-%2030%20%20CHAPTER/WAC%20308%20-%2030%20-200.htm',
      quote: 'shall not be surrendered to an employer upon demand or termination',
      read: '2026-11-27',
    },
    {
      cite: 'WAC 308-30-330',
      url: 'https://app.leg.wa.gov/WAC/default.aspx?cite=308-30-330',
      quote: 'An audio-visual recording must be retained for at least ten years after the recording is made.',
      read: '2026-11-27',
    },
  ],
  confidence: 'medium',
  lawRead:
    'Statute as of January 2025; WAC 308-30-200 in the official edition of 2022; fee rule in a copy from after 2022.',
};

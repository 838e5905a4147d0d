import type { StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Washington. */
export const washington: StateGuide = {
  duty: [
    {
      text: 'You must record every notarial act in a journal, whether on paper, electronic, or remote.',
      cite: 'RCW 42.45.180(1), (3)',
      confidence: 'high',
    },
    { text: 'Make the entry at the time of the act.', cite: 'RCW 42.45.180(4)', confidence: 'medium' },
    {
      text: 'A notary who is an attorney licensed in Washington need not record an act that is otherwise documented by professional practice.',
      cite: 'RCW 42.45.180(2)',
      confidence: 'medium',
    },
    {
      text: "Your employer's own record does not replace your journal.",
      cite: 'WAC 308-30-190',
      confidence: 'medium',
    },
  ],
  format: [
    {
      text: 'You must keep a tangible journal: a permanent, bound register with numbered pages.',
      cite: 'RCW 42.45.180(1), (3)',
      confidence: 'high',
    },
    {
      text: 'Keep only one tangible journal at a time, whatever kind of record you notarize.',
      cite: 'RCW 42.45.180(1), (3)',
      confidence: 'high',
    },
    {
      text: 'An electronic journal never replaces the bound one. It may be kept only in addition to it.',
      cite: 'WAC 308-30-200(2)',
      confidence: 'high',
    },
    {
      text: 'The statute gives the choice of an additional electronic journal to an electronic records notary public.',
      cite: 'RCW 42.45.180(1), (3)',
      confidence: 'high',
    },
    {
      text: 'An electronic journal must open by password or another secure means, be tamper-evident, make a duplicate as a backup, and give copies of any entry.',
      cite: 'WAC 308-30-200(2)',
      confidence: 'high',
    },
  ],
  retention: [
    {
      text: 'Keep the journal for 10 years after the last act in it.',
      cite: 'RCW 42.45.180(1)',
      confidence: 'high',
    },
  ],
  entry: [
    {
      text: 'Record the date and time, a description of the record, the type of act, and the full name and address of each individual for whom you act.',
      cite: 'RCW 42.45.180(4)',
      confidence: 'medium',
    },
    { text: 'Describe how you identified the signer.', cite: 'WAC 308-30-200(1)(b)', confidence: 'high' },
    {
      text: 'The principal, or an authorized party, signs the tangible journal.',
      cite: 'WAC 308-30-200(1)(b)',
      confidence: 'high',
    },
    {
      text: 'For a remote act no signature is needed. Note in the tangible journal that the act was performed remotely.',
      cite: 'WAC 308-30-200(4)',
      confidence: 'medium',
    },
    {
      text: 'Several documents for one signer on one day may share an entry if you record how many there were.',
      cite: 'WAC 308-30-190(2)',
      confidence: 'high',
    },
    {
      text: 'The law requires no ID number, date of the ID, fee, or thumbprint in the journal.',
      cite: 'RCW 42.45.180(4)',
      confidence: 'medium',
    },
  ],
  fees: [
    {
      text: 'Since June 22, 2024 you may charge at most $15 for an act in person, and $25 for a remote act.',
      cite: 'WAC 308-30-220 (as reported)',
      confidence: 'low',
    },
    {
      text: 'Before that day the cap for an act in person was $10.',
      cite: 'WAC 308-30-220',
      confidence: 'medium',
    },
    { text: 'Charge nothing for a protest.', cite: 'WAC 308-30-220', confidence: 'medium' },
    { text: 'For copies you may charge the actual cost.', cite: 'WAC 308-30-220', confidence: 'medium' },
    { text: 'Agree on a travel fee in advance.', cite: 'WAC 308-30-220', confidence: 'medium' },
  ],
  more: [],
  questions: [
    'What must a notary do when the journal is lost or stolen, when the commission ends, and on death (WAC 308-30-210)?',
    'What does the present text of WAC 308-30-220 say? The cap of $15 was read in two reports.',
  ],
  sources: [
    {
      cite: 'RCW 42.45.180',
      url: 'https://codes.findlaw.com/wa/title-42-public-officers-and-agencies/wa-rev-code-42-45-180/',
      read: '2026-11-21',
    },
    {
      cite: 'RCW 42.45.180(1), (3)',
      url: 'https://codes.findlaw.com/wa/title-42-public-officers-and-agencies/wa-rev-code-42-45-180/',
      quote: 'shall maintain only one tangible journal at a time to chronicle notarial acts',
      read: '2026-11-21',
    },
    {
      cite: 'RCW 42.45.180(1)',
      url: 'https://codes.findlaw.com/wa/title-42-public-officers-and-agencies/wa-rev-code-42-45-180/',
      quote:
        'shall retain the journal for ten years after the performance of the last notarial act chronicled in the journal',
      read: '2026-11-21',
    },
    {
      cite: 'RCW 42.45.180(2)',
      url: 'https://codes.findlaw.com/wa/title-42-public-officers-and-agencies/wa-rev-code-42-45-180/',
      read: '2026-11-21',
    },
    {
      cite: 'RCW 42.45.180(4)',
      url: 'https://codes.findlaw.com/wa/title-42-public-officers-and-agencies/wa-rev-code-42-45-180/',
      read: '2026-11-21',
    },
    {
      cite: 'WAC 308-30-190',
      url: 'https://www.law.cornell.edu/regulations/washington/Wash-Admin-Code-SS-308-30-190',
      read: '2026-11-21',
    },
    {
      cite: 'WAC 308-30-190(2)',
      url: 'https://www.law.cornell.edu/regulations/washington/Wash-Admin-Code-SS-308-30-190',
      quote: 'shall include the number of statements or documents notarized',
      read: '2026-11-21',
    },
    {
      cite: 'WAC 308-30-200(1)(b)',
      url: 'https://www.law.cornell.edu/regulations/washington/WAC-308-30-200',
      quote: "The principal's signature, or the signature of an authorized party",
      read: '2026-11-21',
    },
    {
      cite: 'WAC 308-30-200(2)',
      url: 'https://www.law.cornell.edu/regulations/washington/WAC-308-30-200',
      quote: 'Be maintained only in addition to the tangible journal',
      read: '2026-11-21',
    },
    {
      cite: 'WAC 308-30-200(4)',
      url: 'https://www.law.cornell.edu/regulations/washington/WAC-308-30-200',
      read: '2026-11-21',
    },
    {
      cite: 'WAC 308-30-210',
      read: '2026-11-22',
      url: 'http://apps.leg.wa.gov/WAC/default.aspx?dispo=true&cite=308-30&full=true',
      quote: 'Disposition of journal.',
    },
    {
      cite: 'WAC 308-30-220',
      url: 'https://snovalleymobilenotary.com/notary-legal/fees-for-notarial-acts/',
      read: '2026-11-21',
    },
    {
      cite: 'WAC 308-30-220 (as reported)',
      url: 'https://legalclarity.org/how-much-can-a-notary-charge-in-washington-state',
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
      url: 'https://www.law.cornell.edu/regulations/washington/WAC-308-30-200',
      quote: 'shall not be surrendered to an employer upon demand or termination',
      read: '2026-11-22',
    },
    {
      cite: 'WAC 308-30-330 (not read)',
      url: 'http://apps.leg.wa.gov/WAC/default.aspx?dispo=true&cite=308-30&full=true',
      read: '2026-11-22',
    },
  ],
  confidence: 'medium',
  lawRead:
    'Statute as of January 2025; WAC 308-30-200 as amended in 2021, in a current copy; fee rule in a copy from after 2022.',
};

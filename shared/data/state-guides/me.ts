import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Maine. */
export const maine: StateGuide = {
  duty: [
    high(
      '4 M.R.S. § 1920(1)',
      'You must keep a journal of all electronic and remote acts. The law has been in force since July 1, 2023.',
    ),
    high('4 M.R.S. § 1920(1)', 'For acts on paper you may keep a journal.'),
    low(
      '19-A M.R.S. § 654',
      'If you solemnize a marriage, you must keep a record of it. Protests have their own record as well.',
    ),
  ],
  format: [
    high('4 M.R.S. § 1920(2)', 'The journal may be on paper or electronic.'),
    high(
      '4 M.R.S. § 1920(2)',
      'For acts on tangible records, keep only one journal at a time. For acts on electronic records you may keep one or more.',
    ),
    high('4 M.R.S. § 1920(2)', 'A paper journal must be a permanent, bound register with numbered pages.'),
    high(
      '4 M.R.S. § 1920(2)',
      'An electronic journal must be permanent and tamper-evident, and comply with the rules of the Secretary of State.',
    ),
    low(
      '29-250 CMR ch. 700',
      'Chapter 700 of the rules of the Secretary of State sets requirements for electronic journals. Read it before you choose one.',
    ),
  ],
  retention: [
    high(
      '4 M.R.S. § 1920(1)',
      'Keep the journal for 10 years after the last act recorded in it. This holds for a voluntary journal as well.',
    ),
  ],
  entry: [
    low(
      '4 M.R.S. § 1920(3)',
      'The requirements for an entry bind electronic and remote acts. They are worded for any entry in a journal, so follow them for acts on paper as well.',
    ),
    medium('4 M.R.S. § 1920(3)', 'Make the entry at the time of the act.'),
    medium(
      '4 M.R.S. § 1920(3)',
      'Record the date and time, a description of the record, and the type of act.',
    ),
    medium(
      '4 M.R.S. § 1920(3)',
      'Record the full name and address of each person for whom you perform the act.',
    ),
    medium(
      '4 M.R.S. § 1920(3)',
      'If you know the signer personally, say so in the entry. Otherwise describe how you identified the signer.',
    ),
    low('4 M.R.S. § 1920(3)', 'Record the date of issuance and the expiration date of the ID.'),
    low('4 M.R.S. § 1920(3)', 'Record the fee, if you charged one.'),
    medium(
      '4 M.R.S. § 1920(3)',
      "The law does not require the number of the ID, the signer's signature, or a thumbprint.",
    ),
  ],
  fees: [
    low(
      '4 M.R.S. § 1920',
      'No general maximum fee was found. Confirm this with the Secretary of State before you set your fee.',
    ),
  ],
  more: [],
  questions: [
    'What do the parts of section 1920 after item (3)(E) say about the fee, the dates of the ID, a loss of the journal and its hand-over?',
    'Does the list of section 1920(3) bind the entries of a voluntary journal of acts on paper?',
    'What do the rules of the Secretary of State require of an electronic journal?',
    'Does Maine cap the fee for a notarial act?',
  ],
  sources: [
    {
      cite: '4 M.R.S. § 1920(1)',
      url: 'https://legislature.maine.gov/statutes/4/title4sec1920.html',
      readAt: 'https://instalawyer.io/laws/maine-revised-statutes/4-1920-journal-whole-section',
      quote: 'A notarial officer shall maintain a journal for all electronic and remote notarizations.',
      read: '2026-11-21',
    },
    {
      cite: '4 M.R.S. § 1920(2)',
      url: 'https://legislature.maine.gov/statutes/4/title4sec1920.html',
      readAt: 'https://instalawyer.io/laws/maine-revised-statutes/4-1920-journal-whole-section',
      quote: 'A journal under this section may be created on a tangible medium or in an electronic format.',
      read: '2026-11-21',
    },
    {
      cite: '4 M.R.S. § 1920(3)',
      url: 'https://legislature.maine.gov/statutes/4/title4sec1920.html',
      readAt: 'https://instalawyer.io/laws/maine-revised-statutes/4-1920-journal-whole-section',
      read: '2026-11-21',
    },
    {
      cite: '4 M.R.S. § 1920',
      url: 'https://legislature.maine.gov/statutes/4/title4sec1920.html',
      readAt: 'https://instalawyer.io/laws/maine-revised-statutes/4-1920-journal-whole-section',
      read: '2026-11-21',
    },
    {
      cite: '19-A M.R.S. § 654',
      url: 'https://legislature.maine.gov/statutes/19-A/title19-Asec654.html',
      read: '2026-11-21',
    },
    {
      cite: '29-250 CMR ch. 700',
      url: 'https://www.maine.gov/sos/cec/rules/29/250/250c700.docx',
      read: '2026-11-21',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute in force since July 1, 2023, with a check in April 2025.',
};

import { high, low, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Idaho. */
export const idaho: StateGuide = {
  duty: [
    high(
      'Idaho Secretary of State, Notary FAQ',
      'You need not keep a journal. The Secretary of State strongly recommends one as best practice.',
    ),
  ],
  format: [
    low(
      'Idaho Notary Public Handbook (as reported)',
      'For a voluntary journal, the handbook describes a permanent, bound paper journal or a permanent, tamper-evident electronic one.',
    ),
  ],
  retention: [high('Idaho Secretary of State, Notary FAQ', 'No number of years for a journal was found.')],
  entry: [
    low(
      'Idaho Notary Public Handbook (as reported)',
      'The recommended entry contains the date and time, the type of act, a description of the document, and the fee.',
    ),
    low(
      'Idaho Notary Public Handbook (as reported)',
      "It also contains the signer's name, address and signature, how you identified the signer, and the type and expiration date of the ID.",
    ),
    high(
      'Idaho Secretary of State, Notary FAQ',
      'If someone signs by a mark, use a credible witness who is familiar with the signer. If you keep a journal, have the witness sign it and make a note of it.',
    ),
    low(
      'Idaho Notary Public Handbook (as reported)',
      'No thumbprint is required, and the number of the ID is not among the recommended entries.',
    ),
  ],
  fees: [
    low('Idaho Code § 51-133', 'You may charge at most $5 for each notarial act.'),
    low('Idaho Code § 51-133', 'Travel is paid apart from the fee, as you and the client agree.'),
  ],
  more: [],
  questions: [
    'Does Idaho Code § 51-133 set the fee of $5 for each act, and what does it say about travel?',
    'For how long must the recording of a remote act be kept, and does the same term hold for a journal?',
  ],
  sources: [
    {
      cite: 'Idaho Secretary of State, Notary FAQ',
      url: 'https://sos.idaho.gov/NOTARY/faq_general.html',
      quote: 'No, but it is strongly recommended, and is a notary best-practice.',
      read: '2026-11-21',
    },
    { cite: 'Idaho Notary Public Handbook (as reported)', read: '2026-11-21' },
    {
      cite: 'Idaho Code § 51-114A',
      url: 'https://legislature.idaho.gov/statutesrules/idstat/Title51/T51CH1/SECT51-114A/',
      read: '2026-11-21',
    },
    {
      cite: 'Idaho Code § 51-133',
      url: 'https://legislature.idaho.gov/statutesrules/idstat/Title51/T51CH1/SECT51-133/',
      read: '2026-11-21',
    },
  ],
  confidence: 'high',
  lawRead: 'Questions and answers of the Secretary of State, undated; reference works of 2024 and 2025.',
};

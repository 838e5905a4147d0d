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
    high('Idaho Code § 51-133', 'You may charge at most $5 for each notarial act.'),
    high(
      'Idaho Code § 51-133',
      'Besides the fee, you may be compensated for the actual and reasonable expense of travel to the place of the act.',
    ),
  ],
  more: [],
  questions: ['Is there a period for which a voluntary journal should be kept?'],
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
      readAt: 'https://unicourt.github.io/cic-code-id/transforms/id/ocid/r70/idaho.title.51.html',
      quote: 'The recording must be retained for at least ten (10) years after the recording is made',
      read: '2026-11-27',
    },
    {
      cite: 'Idaho Code § 51-133',
      url: 'https://legislature.idaho.gov/statutesrules/idstat/Title51/T51CH1/SECT51-133/',
      readAt: 'https://unicourt.github.io/cic-code-id/transforms/id/ocid/r70/idaho.title.51.html',
      quote: 'charge a fee not to exceed five dollars ($5.00)',
      read: '2026-11-27',
    },
  ],
  confidence: 'high',
  lawRead:
    'Questions and answers of the Secretary of State, undated; the statute as copied in 2022; reference works of 2024 and 2025.',
};

import type { StateGuide } from '../state-guide.ts';

/** What a notary of New Mexico should know about the journal. */
export const newMexico: StateGuide = {
  duty: [
    {
      text: 'Every notarial officer must keep a journal of all notarial acts, since 1 January 2022.',
      cite: 'NMSA 1978, § 14-14A-18(A)',
    },
    {
      text: 'If you are a lawyer, you must keep it only for acts unrelated to an established attorney-client relationship.',
      cite: 'New Mexico SOS, Journal Requirements',
    },
  ],
  format: [
    {
      text: 'The journal may be on paper or electronic. It must record the acts in sequence.',
      cite: '12.9.3.15 NMAC',
    },
    {
      text: 'Keep one journal at a time. You may keep one on paper for paper records and one electronic journal for electronic records.',
      cite: '12.9.3.15 NMAC',
    },
    {
      text: 'An electronic journal must be tamper-evident, securely stored, and recoverable after a malfunction or crash.',
      cite: '12.9.3.15(E) NMAC',
    },
    {
      text: 'You must be able to give entries of an electronic journal to the public or the State Ethics Commission as PDF.',
      cite: '12.9.3.15(E) NMAC',
    },
  ],
  retention: [
    {
      text: 'Keep the journal for 10 years after the last act recorded in it, whatever becomes of your commission.',
      cite: 'NMSA 1978, § 14-14A-18(A)',
    },
  ],
  handOver: [
    {
      text: 'You may transmit the journal to the Secretary of State, the state records officer or an approved repository.',
      cite: 'NMSA 1978, § 14-14A-18',
    },
    {
      text: 'If you do, send the form for it to the Secretary of State within 30 days. An electronic journal is handed over as PDF.',
      cite: '12.9.3.15 NMAC',
    },
    {
      text: 'If the journal is lost or stolen, promptly notify the Secretary of State on the prescribed form.',
      cite: 'NMSA 1978, § 14-14A-18',
    },
    {
      text: 'A former employer may keep only a copy of the journal, clearly marked as a copy.',
      cite: '12.9.3.15 NMAC',
    },
  ],
  entry: [
    {
      text: 'Record the date and time, a description of the record, and the type of act.',
      cite: 'New Mexico SOS, Journal Requirements',
    },
    {
      text: 'Record the full name and address of each person for whom you act.',
      cite: 'New Mexico SOS, Journal Requirements',
    },
    {
      text: 'If you know the signer personally, write a statement to that effect.',
      cite: 'New Mexico SOS, Journal Requirements',
    },
    {
      text: 'Otherwise record how you identified the signer, the type of credential, and both its date of issuance and its date of expiration.',
      cite: 'New Mexico SOS, Journal Requirements',
    },
    { text: 'Record the fee that you charged.', cite: 'New Mexico SOS, Journal Requirements' },
    {
      text: 'The list asks for no ID number, no signature and no thumbprint.',
      cite: 'New Mexico SOS, Journal Requirements',
    },
  ],
  fees: [
    {
      text: 'You may charge at most $5 for an acknowledgment, $5 for a jurat, and $5 for an oath for each person.',
      cite: 'NMSA 1978, § 14-14A-28(C)',
      toVerify: true,
    },
    {
      text: 'For copies you may charge $0.50 a page, with a minimum charge of $5.',
      cite: 'NMSA 1978, § 14-14A-28',
      toVerify: true,
    },
    {
      text: 'For an act on an electronic record you may add a technology fee of up to $25.',
      cite: 'NMSA 1978, § 14-14A-28',
      toVerify: true,
    },
    {
      text: 'Agree on a travel fee in advance. It is separate from the notarial fee.',
      cite: 'NMSA 1978, § 14-14A-28',
    },
  ],
  more: [],
  questions: [
    'Have the fees changed since 2024? A bill of that year (HB 263) would have raised them to $10.',
  ],
  sources: [
    {
      cite: 'NMSA 1978, § 14-14A-18(A)',
      url: 'https://www.lawserver.com/law/state/new-mexico/nm-statutes/new_mexico_statutes_14-14a-18',
      quote:
        'The notarial officer shall retain the journal for ten years after the performance of the last notarial act chronicled in the journal.',
    },
    {
      cite: 'NMSA 1978, § 14-14A-18',
      url: 'https://www.lawserver.com/law/state/new-mexico/nm-statutes/new_mexico_statutes_14-14a-18',
    },
    {
      cite: '12.9.3.15(E) NMAC',
      url: 'https://casetext.com/regulation/new-mexico-administrative-code/title-12-trade-commerce-and-banking/chapter-9-notaries-public/part-3-notarial-procedures/section-129315-journal',
      quote:
        'Entries from the electronic journal must be available to the public or the state ethics commission in a PDF format.',
    },
    {
      cite: '12.9.3.15 NMAC',
      url: 'https://casetext.com/regulation/new-mexico-administrative-code/title-12-trade-commerce-and-banking/chapter-9-notaries-public/part-3-notarial-procedures/section-129315-journal',
    },
    {
      cite: 'New Mexico SOS, Journal Requirements',
      url: 'https://www.sos.nm.gov/notary-and-apostille/notary-commissions/journal-requirements/',
      quote:
        'shall maintain a journal when performing notarial acts unrelated to an established attorney-client relationship',
    },
    {
      cite: 'NMSA 1978, § 14-14A-28(C)',
      url: 'https://codes.findlaw.com/nm/chapter-14-records-rules-legal-notices-oaths/nm-st-sect-14-14a-28/',
      quote: 'for acknowledgments, five dollars ($5.00) per acknowledgment',
    },
    {
      cite: 'NMSA 1978, § 14-14A-28',
      url: 'https://codes.findlaw.com/nm/chapter-14-records-rules-legal-notices-oaths/nm-st-sect-14-14a-28/',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute with the amendments of 2023; rules as of December 2024.',
};

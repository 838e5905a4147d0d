import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of New Mexico. */
export const newMexico: StateGuide = {
  duty: [
    high(
      'NMSA 1978, § 14-14A-18(A)',
      'Every notarial officer must keep a journal of all notarial acts, since January 1, 2022.',
    ),
    high(
      'New Mexico SOS, Journal Requirements',
      'If you are a lawyer, you must keep it only for acts unrelated to an established attorney-client relationship.',
    ),
  ],
  format: [
    medium(
      '12.9.3.15 NMAC',
      'The journal may be on paper or electronic. It must record the acts in sequence.',
    ),
    medium(
      '12.9.3.15 NMAC',
      'Keep one journal at a time. You may keep one on paper for paper records and one electronic journal for electronic records.',
    ),
    high(
      '12.9.3.15(E) NMAC',
      'An electronic journal must be tamper-evident, securely stored, and recoverable after a malfunction or crash.',
    ),
  ],
  retention: [
    high(
      'NMSA 1978, § 14-14A-18(A)',
      'Keep the journal for 10 years after the last act recorded in it, whatever becomes of your commission.',
    ),
  ],
  entry: [
    high(
      'New Mexico SOS, Journal Requirements',
      'Record the date and time, a description of the record, and the type of act.',
    ),
    high(
      'New Mexico SOS, Journal Requirements',
      'Record the full name and address of each person for whom you act.',
    ),
    high(
      'New Mexico SOS, Journal Requirements',
      'If you know the signer personally, write a statement to that effect.',
    ),
    high(
      'New Mexico SOS, Journal Requirements',
      'Otherwise record how you identified the signer, the type of credential, and both its date of issuance and its date of expiration.',
    ),
    high('New Mexico SOS, Journal Requirements', 'Record the fee that you charged.'),
    high('New Mexico SOS, Journal Requirements', 'The list requires no ID number, signature, or thumbprint.'),
  ],
  fees: [
    low(
      'NMSA 1978, § 14-14A-28(C)',
      'You may charge at most $5 for an acknowledgment, $5 for a jurat, and $5 for an oath for each person.',
    ),
    low('NMSA 1978, § 14-14A-28', 'For copies you may charge $0.50 a page, with a minimum charge of $5.'),
    low(
      'NMSA 1978, § 14-14A-28',
      'For an act on an electronic record you may add a technology fee of up to $25.',
    ),
    medium(
      'NMSA 1978, § 14-14A-28',
      'Agree on a travel fee in advance. It is separate from the notarial fee.',
    ),
  ],
  more: [],
  questions: [
    'Have the fees changed since 2024? A bill of that year (HB 263) would have raised them to $10.',
  ],
  sources: [
    {
      cite: 'NMSA 1978, § 14-14A-18(A)',
      url: 'https://www.nmlegis.gov/Sessions/21%20Regular/final/SB0012.pdf',
      readAt: 'https://www.lawserver.com/law/state/new-mexico/nm-statutes/new_mexico_statutes_14-14a-18',
      quote:
        'The notarial officer shall retain the journal for ten years after the performance of the last notarial act chronicled in the journal.',
      read: '2026-11-21',
    },
    {
      cite: 'NMSA 1978, § 14-14A-18',
      url: 'https://www.nmlegis.gov/Sessions/21%20Regular/final/SB0012.pdf',
      readAt: 'https://www.lawserver.com/law/state/new-mexico/nm-statutes/new_mexico_statutes_14-14a-18',
      read: '2026-11-21',
    },
    {
      cite: '12.9.3.15(E) NMAC',
      url: 'https://www.srca.nm.gov/parts/title12/12.009.0003.html',
      readAt:
        'https://casetext.com/regulation/new-mexico-administrative-code/title-12-trade-commerce-and-banking/chapter-9-notaries-public/part-3-notarial-procedures/section-129315-journal',
      quote:
        'Entries from the electronic journal must be available to the public or the state ethics commission in a PDF format.',
      read: '2026-11-21',
    },
    {
      cite: '12.9.3.15 NMAC',
      url: 'https://www.srca.nm.gov/parts/title12/12.009.0003.html',
      readAt:
        'https://casetext.com/regulation/new-mexico-administrative-code/title-12-trade-commerce-and-banking/chapter-9-notaries-public/part-3-notarial-procedures/section-129315-journal',
      read: '2026-11-21',
    },
    {
      cite: 'New Mexico SOS, Journal Requirements',
      url: 'https://www.sos.nm.gov/notary-and-apostille/notary-commissions/journal-requirements/',
      quote:
        'shall maintain a journal when performing notarial acts unrelated to an established attorney-client relationship',
      read: '2026-11-21',
    },
    {
      cite: 'NMSA 1978, § 14-14A-28(C)',
      url: 'https://www.nmlegis.gov/Sessions/21%20Regular/final/SB0012.pdf',
      readAt:
        'https://codes.findlaw.com/nm/chapter-14-records-rules-legal-notices-oaths/nm-st-sect-14-14a-28/',
      quote: 'for acknowledgments, five dollars ($5.00) per acknowledgment',
      read: '2026-11-21',
    },
    {
      cite: 'NMSA 1978, § 14-14A-28',
      url: 'https://www.nmlegis.gov/Sessions/21%20Regular/final/SB0012.pdf',
      readAt:
        'https://codes.findlaw.com/nm/chapter-14-records-rules-legal-notices-oaths/nm-st-sect-14-14a-28/',
      read: '2026-11-21',
    },
    {
      cite: '12.9.3.15(B) NMAC',
      url: 'https://www.srca.nm.gov/parts/title12/12.009.0003.html',
      readAt: 'https://regulations.justia.com/states/new-mexico/title-12/chapter-9/part-3/section-12-9-3-15',
      quote: "shall store the journal in a secure location under the notary public's sole control",
      read: '2026-11-22',
    },
    {
      cite: '12.9.3.15(C) NMAC',
      url: 'https://www.srca.nm.gov/parts/title12/12.009.0003.html',
      readAt: 'https://regulations.justia.com/states/new-mexico/title-12/chapter-9/part-3/section-12-9-3-15',
      quote: 'by submitting the prescribed form within 30 days',
      read: '2026-11-22',
    },
    {
      cite: '12.9.3.15(F) NMAC',
      url: 'https://www.srca.nm.gov/parts/title12/12.009.0003.html',
      readAt: 'https://regulations.justia.com/states/new-mexico/title-12/chapter-9/part-3/section-12-9-3-15',
      quote:
        'shall promptly notify the secretary of state utilizing a form prescribed by the secretary of state',
      read: '2026-11-22',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute with the amendments of 2023; rules as of December 2024.',
};

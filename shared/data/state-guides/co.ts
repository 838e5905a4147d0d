import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Colorado. */
export const colorado: StateGuide = {
  duty: [
    high('C.R.S. § 24-21-519(1)', 'You must record all your notarial acts in a journal.'),
    high('C.R.S. § 24-21-519(3)', 'Make each entry at the time of the act.'),
    low(
      'C.R.S. § 24-21-519',
      'There may be a narrow exception where your firm or employer keeps a copy of the document in its regular business. Do not rely on it.',
    ),
  ],
  format: [
    high('C.R.S. § 24-21-519(2)(a)', 'For acts in person the journal may be on paper or electronic.'),
    high(
      'C.R.S. § 24-21-519(2)(a)',
      'An electronic journal must be permanent and tamper-evident and comply with the rules of the Secretary of State.',
    ),
    high(
      'C.R.S. § 24-21-519(2)(a)',
      'A paper journal must be a permanent, bound register with numbered pages.',
    ),
    medium('C.R.S. § 24-21-519', 'Remote acts must be recorded in an electronic journal.'),
  ],
  retention: [
    high('C.R.S. § 24-21-519(1)', 'Keep the journal for 10 years after the last act recorded in it.'),
  ],
  entry: [
    high(
      'C.R.S. § 24-21-519(3)',
      'Enter the date and time, the type of act and a description of the document.',
    ),
    high(
      'C.R.S. § 24-21-519(3)',
      'Enter the full name and address of each individual for whom you perform the act.',
    ),
    high(
      'C.R.S. § 24-21-519(3)',
      'Each of these individuals must sign. An electronic signature is expressly accepted.',
    ),
    high(
      'C.R.S. § 24-21-519(3)',
      'Describe briefly how you identified the individual, with the type of ID. If you knew the individual personally, say so.',
    ),
    high('C.R.S. § 24-21-519(3)', 'The statute does not require the number or a date of the ID.'),
    low(
      'Colorado Secretary of State guidance (as reported)',
      'Do not record a whole ID number: enter the last four characters at most.',
    ),
    high(
      'C.R.S. § 24-21-519(3)(g)-(h)',
      'If an interpreter helped with the act, enter the full name and address of the interpreter and the certification or credential number.',
    ),
    low('C.R.S. § 24-21-519', 'You cannot require a thumbprint of a signer.'),
    low(
      'C.R.S. § 24-21-514.5',
      'In the entry of a remote act, name the provider of the remote system as well.',
    ),
    high('C.R.S. § 24-21-519(3)', 'Enter the fee that you charged, if any.'),
  ],
  fees: [
    high(
      'C.R.S. § 24-21-529',
      'You may charge at most $15 for each document, and at most $25 for an electronic or remote act.',
    ),
    high('C.R.S. § 24-21-529', 'Figures of $5 or $10 that you may still read are out of date since 2023.'),
    medium(
      'Colorado Secretary of State: fees (questions and answers)',
      'Give the customer the fee in writing. List other charges one by one and tell them beforehand.',
    ),
  ],
  more: [
    medium(
      'H.B. 25-1076 (2025), as reported',
      'A Colorado law of 2025 allows digital identification, and reports say that since January 1, 2026 a mobile driver license may verify identity. Read the policy of the Secretary of State before you accept one.',
    ),
    medium(
      '8 CCR 1505-11, rule 5.2.1(a)',
      'Before your first remote act, file a notice of intent with the Secretary of State and wait for the approval.',
    ),
  ],
  questions: [
    'Is there an exception where a firm or employer keeps a copy of the document in its regular business, and how far does it go?',
    'Which rules in 8 CCR 1505-11 bind an electronic journal of acts in person?',
    'May a whole ID number be recorded? The guidance of the Secretary of State is reported to advise against it, but the statute holds no ban.',
    'Within how many days must a lost or stolen journal be reported?',
  ],
  sources: [
    {
      cite: 'H.B. 25-1076 (2025), as reported',
      url: 'https://leg.colorado.gov/bills/hb25-1076',
      readAt:
        'https://www.professionalnotaryservices.biz/colorado-house-bill-25-1076-modernizing-id-requirements-and-notarial-practices/',
      quote: 'including explicitly allowing digital IDs',
      read: '2026-11-27',
    },
    {
      cite: 'C.R.S. § 24-21-519(1)',
      url: 'https://leg.colorado.gov/sites/default/files/images/olls/crs2024-title-24.pdf',
      readAt: 'https://lexace.ai/us/statute/colorado/24-21-519',
      quote:
        'A notary public shall maintain a journal in which the notary public chronicles all notarial acts that the notary public performs.',
      read: '2026-11-21',
    },
    {
      cite: 'C.R.S. § 24-21-519(2)(a)',
      url: 'https://leg.colorado.gov/sites/default/files/images/olls/crs2024-title-24.pdf',
      readAt: 'https://lexace.ai/us/statute/colorado/24-21-519',
      quote:
        'it must be in a permanent, tamper-evident electronic format complying with the rules of the secretary of state',
      read: '2026-11-21',
    },
    {
      cite: 'C.R.S. § 24-21-519(3)',
      url: 'https://leg.colorado.gov/sites/default/files/images/olls/crs2024-title-24.pdf',
      readAt: 'https://lexace.ai/us/statute/colorado/24-21-519',
      quote:
        'The signature or electronic signature of each individual for whom the notarial act is performed',
      read: '2026-11-21',
    },
    {
      cite: 'C.R.S. § 24-21-519(3)(g)-(h)',
      url: 'https://leg.colorado.gov/sites/default/files/images/olls/crs2024-title-24.pdf',
      readAt: 'https://lexace.ai/us/statute/colorado/24-21-519',
      quote:
        'The full name and address of any interpreter who provided interpreter services to facilitate the notarial act',
      read: '2026-11-21',
    },
    {
      cite: 'C.R.S. § 24-21-519',
      url: 'https://leg.colorado.gov/sites/default/files/images/olls/crs2024-title-24.pdf',
      readAt: 'https://lexace.ai/us/statute/colorado/24-21-519',
      read: '2026-11-21',
    },
    {
      cite: 'C.R.S. § 24-21-529',
      url: 'https://leg.colorado.gov/sites/default/files/images/olls/crs2024-title-24.pdf',
      readAt: 'https://coloradosos.gov/pubs/notary/FAQ/fees.html',
      quote: 'the maximum fee allowed for a notarization is $15 per document',
      read: '2026-11-21',
    },
    {
      cite: 'Colorado Secretary of State: fees (questions and answers)',
      url: 'https://coloradosos.gov/pubs/notary/FAQ/fees.html',
      read: '2026-11-21',
    },
    { cite: 'Colorado Secretary of State guidance (as reported)', read: '2026-11-21' },
    {
      cite: 'C.R.S. § 24-21-514.5',
      url: 'https://leg.colorado.gov/sites/default/files/images/olls/crs2024-title-24.pdf',
      read: '2026-11-21',
    },
    {
      cite: 'C.R.S. § 24-21-514.5(9)',
      url: 'https://leg.colorado.gov/sites/default/files/images/olls/crs2024-title-24.pdf',
      read: '2026-11-21',
    },
    {
      cite: 'C.R.S. § 24-21-519(4)',
      url: 'https://leg.colorado.gov/sites/default/files/images/olls/crs2024-title-24.pdf',
      readAt: 'https://lexace.ai/us/statute/colorado/24-21-519',
      quote: "A notary public is responsible for the security of the notary public's journal.",
      read: '2026-11-22',
    },
    {
      cite: 'C.R.S. § 24-21-519(8) (as reported)',
      url: 'https://leg.colorado.gov/sites/default/files/images/olls/crs2024-title-24.pdf',
      readAt: 'https://abclegaldocs.com/blog-Colorado-Notary/reporting-a-lost-notary-journal-or-stamp/',
      quote: 'in writing within thirty days after discovering that the journal is lost or stolen',
      read: '2026-11-27',
    },
    {
      cite: 'C.R.S. § 24-21-519(10) (as quoted)',
      url: 'https://leg.colorado.gov/sites/default/files/images/olls/crs2024-title-24.pdf',
      readAt: 'https://www.centralizedverification.com/copia-de-california',
      quote: "the notary public shall retain the notary public's journal",
      read: '2026-11-22',
    },
    {
      cite: 'Colorado State Archives, notary journal storage',
      url: 'https://archives.colorado.gov/records-management/notary-journal-storage',
      quote:
        'The Colorado State Archives will store and provide access to the journals until the retention period has been met.',
      read: '2026-11-22',
    },
    {
      cite: '8 CCR 1505-11, rule 5.2.1(a)',
      url: 'https://www.coloradosos.gov/pubs/notary/lawsAndRules.html',
      quote:
        'receive approval from the Secretary of State before the notary can remotely notarize a document',
      read: '2026-11-27',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute as copied in 2025 to 2026, with the items on interpreters',
};

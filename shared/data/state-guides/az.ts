import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Arizona. */
export const arizona: StateGuide = {
  duty: [
    high('A.R.S. § 41-319(A)', 'You must record all your notarial acts in a journal.'),
    high('A.R.S. § 41-319(A)', 'Record them in chronological order.'),
  ],
  format: [
    high('A.R.S. § 41-319(A)', 'Acts on paper documents must be recorded in a paper journal.'),
    high(
      'A.R.S. § 41-319(A)',
      'Acts on electronic records, in person or remote, may be recorded in a paper journal or in one or more electronic journals.',
    ),
    high(
      'A.R.S. § 41-319(A)',
      'For acts on paper this electronic journal can only be a companion: the paper journal is the legal record.',
    ),
    high(
      'A.R.S. § 41-319(A)',
      'Keep only one paper journal at a time. You may keep a second one for acts whose records are not public.',
    ),
    low('A.R.S. § 41-319(A)', 'The part of the statute that was read does not require a bound book.'),
  ],
  retention: [
    high(
      'A.R.S. § 41-317(C)',
      'While you are commissioned, keep every journal and record for at least 5 years after the date of the act.',
    ),
  ],
  entry: [
    high(
      'A.R.S. § 41-319(A)(1)-(7)',
      'Enter the date of the act, the type of act and a description of the document. The time of day is not required.',
    ),
    high(
      'A.R.S. § 41-319(A)(1)-(7)',
      'Enter the printed full name and the address of each individual for whom you perform the act.',
    ),
    high(
      'A.R.S. § 41-319(A)(1)-(7)',
      'In a paper journal each individual must sign. For electronic journals the statute lists no signature.',
    ),
    high(
      'A.R.S. § 41-319(A)(1)-(7)',
      'Enter the type of evidence of identity, or note that you relied on personal knowledge.',
    ),
    high(
      'A.R.S. § 41-319(A)(6)',
      'Describe the ID, with its date of issue or its expiration date. Either one is enough.',
    ),
    high(
      'A.R.S. § 41-319(A)(6)',
      'The serial number of the ID is no longer in the list, although older guides still name it.',
    ),
    low(
      'A.R.S. § 41-319(B)',
      'If you know the signer personally, you must also retain a copy in some cases.',
    ),
    low(
      'A.R.S. § 41-319(C) (2019 text)',
      'For a signer who comes back within six months you need evidence of identity only the first time.',
    ),
    high('A.R.S. § 41-319(A)(1)-(7)', 'Enter the fee that you charged, if any.'),
    high('A.R.S. § 41-319(A)(1)-(7)', 'No thumbprint is required.'),
  ],
  fees: [
    medium(
      'A.A.C. R2-12-1102',
      'You may charge at most $10 for each of your signatures on an acknowledgment or a jurat.',
    ),
    medium(
      'A.A.C. R2-12-1102',
      'You may charge at most $10 for an oath or affirmation without a signature, and $10 for each page of a certified copy.',
    ),
    medium(
      'A.A.C. R2-12-1102',
      'Post your schedule of fees, charge everyone the same, and state the fee to the requester first.',
    ),
  ],
  more: [],
  questions: [
    'When you know a signer personally, which copy must you retain (A.R.S. § 41-319(B))?',
    'Does the six-month rule for returning signers still apply, and how is it worded?',
    'Who owns the second journal, the one for acts that are not public?',
    'Within how many days must you report a lost or stolen journal (A.R.S. § 41-323)?',
  ],
  sources: [
    {
      cite: 'A.R.S. § 41-319(A)',
      url: 'https://www.azleg.gov/ars/41/00319.htm',
      readAt: 'https://self-law.org/code/az/title-41/41-319',
      quote:
        'A notary public shall keep a paper journal to chronicle all notarial acts performed regarding tangible records.',
      read: '2026-11-21',
    },
    {
      cite: 'A.R.S. § 41-319(A)(1)-(7)',
      url: 'https://www.azleg.gov/ars/41/00319.htm',
      readAt: 'https://self-law.org/code/az/title-41/41-319',
      quote:
        'A description of the identification card or document, if any, including its date of issuance or expiration.',
      read: '2026-11-21',
    },
    {
      cite: 'A.R.S. § 41-319(A)(6)',
      url: 'https://www.azleg.gov/ars/41/00319.htm',
      readAt: 'https://self-law.org/code/az/title-41/41-319',
      quote:
        'A description of the identification card or document, if any, including its date of issuance or expiration.',
      read: '2026-11-21',
    },
    {
      cite: 'A.R.S. § 41-319(B)',
      url: 'https://www.azleg.gov/ars/41/00319.htm',
      readAt: 'https://self-law.org/code/az/title-41/41-319',
      read: '2026-11-21',
    },
    {
      cite: 'A.R.S. § 41-319(C) (2019 text)',
      url: 'https://www.azleg.gov/ars/41/00319.htm',
      readAt: 'https://www.legalfix.com/statutes/state-codes/arizona/title-41/section-41-319',
      read: '2026-11-21',
    },
    {
      cite: 'A.R.S. § 41-317(C)',
      url: 'https://www.azleg.gov/ars/41/00317.htm',
      readAt: 'https://self-law.org/code/az/title-41/41-317',
      quote:
        "shall keep all records and journals of the notary public's acts for at least five years after the date the notarial act was performed",
      read: '2026-11-21',
    },
    {
      cite: 'A.R.S. § 41-317',
      url: 'https://www.azleg.gov/ars/41/00317.htm',
      readAt: 'https://self-law.org/code/az/title-41/41-317',
      read: '2026-11-21',
    },
    {
      cite: 'A.R.S. § 41-323',
      url: 'https://www.azleg.gov/ars/41/00323.htm',
      readAt: 'https://self-law.org/code/az/title-41/41-323',
      read: '2026-11-21',
    },
    {
      cite: 'A.A.C. R2-12-1102',
      url: 'https://apps.azsos.gov/public_services/Title_02/2-12.pdf',
      readAt: 'https://www.nationalnotary.org/knowledge-center/news/law-updates/az-administrative-rule-2018',
      quote:
        '$10 per Notary signature for an acknowledgment or jurat, or per notarial act for an oath or affirmation',
      read: '2026-11-27',
    },
    {
      cite: 'A.R.S. § 41-323(B)',
      url: 'https://www.azleg.gov/ars/41/00323.htm',
      readAt: 'https://self-law.org/code/az/title-41/41-323',
      quote: 'Within ten days after the loss, theft or compromise of an official journal or stamping device',
      read: '2026-11-22',
    },
    {
      cite: 'A.R.S. § 41-323(C)',
      url: 'https://www.azleg.gov/ars/41/00323.htm',
      readAt: 'https://self-law.org/code/az/title-41/41-323',
      quote: 'the secretary of state shall impose a civil penalty of $1,000 against the notary',
      read: '2026-11-27',
    },
    {
      cite: 'A.R.S. § 41-317(B)',
      url: 'https://www.azleg.gov/ars/41/00317.htm',
      readAt: 'https://self-law.org/code/az/title-41/41-317',
      quote:
        'shall be delivered by certified mail or other means providing a receipt to the secretary of state',
      read: '2026-11-22',
    },
    {
      cite: 'A.R.S. § 41-318',
      url: 'https://www.azleg.gov/ars/41/00318.htm',
      readAt:
        'https://law.uslawyerdatabase.com/us-law/2022-arizona-revised-statutes/title-41-state-government-2022-arizona-revised-statutes/article-2-notaries-public-miscellaneous-provisions',
      quote: 'knowingly destroys, defaces or conceals any journal entry or records',
      read: '2026-11-22',
    },
    {
      cite: 'A.A.C. R2-12-1308',
      url: 'https://apps.azsos.gov/public_services/Title_02/2-12.pdf',
      readAt: 'https://www.law.cornell.edu/regulations/arizona/Ariz-Admin-Code-SS-R2-12-1308',
      quote:
        'An audio-visual recording must be retained for at least five years after the recording is made.',
      read: '2026-11-22',
    },
  ],
  confidence: 'high',
  lawRead: 'Current copies of the code as revised in 2022; manual of the Secretary of State of April 2025',
};

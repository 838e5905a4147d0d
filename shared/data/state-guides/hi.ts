import type { StateGuide } from '../state-guide.ts';

/** What a notary of Hawaii should know about the journal. */
export const hawaii: StateGuide = {
  duty: [{ text: 'You must record all your notarial acts in a journal.', cite: 'HRS § 456-15(a)' }],
  format: [
    {
      text: 'Acts on tangible documents go into one tangible journal. Keep only one such journal at a time.',
      cite: 'HRS § 456-15(b)',
    },
    {
      text: 'Acts on electronic documents go into one electronic journal, which must be permanent and tamper-evident and comply with the rules of the Attorney General.',
      cite: 'HRS § 456-15(b)',
    },
    {
      text: 'For acts on paper the bound tangible journal is the legal record. This electronic journal can only be a companion to it.',
      cite: 'HRS § 456-15(b)',
    },
    {
      text: 'The tangible journal is bound with a soft cover and measures at most 11 by 16.5 inches when open. Its pages are numbered consecutively.',
      cite: 'HAR § 5-11-9',
    },
    {
      text: 'On its information page, print your name, business address, commission number and its expiration date, the journal number, and the dates of the first and last act.',
      cite: 'HAR § 5-11-9',
    },
    {
      text: 'Print your name and commission number on each set of pages as well.',
      cite: 'HAR § 5-11-9',
    },
  ],
  retention: [
    {
      text: 'Keep the journal for 10 years after the last act recorded in it.',
      cite: 'HAR § 5-11-9(f)',
    },
  ],
  handOver: [
    {
      text: 'On resignation, revocation, suspension, abandonment, or expiry without renewal, tell the Attorney General where the journal is.',
      cite: 'HAR § 5-11-9(f)',
    },
    {
      text: 'You have 90 days for this.',
      cite: 'HRS ch. 456 (as reported)',
      toVerify: true,
    },
    {
      text: 'Failure to do so may bring a fine of $50 to $500.',
      cite: 'HAR § 5-11-9(f)',
    },
    {
      text: "On a notary's death the representative delivers the journal to the Attorney General or to an approved repository.",
      cite: 'HRS ch. 456 (as reported)',
      toVerify: true,
    },
    {
      text: 'Report the loss or theft of the journal to the Attorney General.',
      cite: 'HAR § 5-11-18',
    },
  ],
  entry: [
    { text: 'Enter the type of act, and the date and time.', cite: 'HRS § 456-15(e)' },
    {
      text: 'Enter the title or type of the document, its date, and the nature of the transaction.',
      cite: 'HRS § 456-15(e)',
    },
    {
      text: 'Enter the printed name and the address of each signer.',
      cite: 'HRS § 456-15(e)',
    },
    {
      text: 'Enter the printed name and the address of each witness as well.',
      cite: 'HRS § 456-15(e)',
    },
    {
      text: 'In a tangible journal each signer and each witness must sign.',
      cite: 'HRS § 456-15(e)',
    },
    {
      text: 'Enter how you identified the signer. Personal knowledge is accepted.',
      cite: 'HRS § 456-15(e)',
    },
    {
      text: 'If an ID was presented, you must enter its identification number and its expiration date. Enter the whole number.',
      cite: 'HRS § 456-15(e)',
    },
    { text: 'Enter the fee that you charged.', cite: 'HRS § 456-15(e)' },
    { text: 'No thumbprint is asked for.', cite: 'HRS § 456-15(e)' },
  ],
  fees: [
    {
      text: 'You may charge at most $5 for each party who signs an acknowledgment.',
      cite: 'HRS § 456-17',
    },
    {
      text: 'You may charge at most $5 for an oath with its certificate, and $2.50 for each duplicate certificate.',
      cite: 'HRS § 456-17',
    },
    { text: 'For a remote act you may charge at most $25.', cite: 'HRS § 456-17' },
  ],
  more: [
    {
      text: 'The Attorney General commissions you and may audit your journal at any time.',
      cite: 'HAR § 5-11-9(f)',
    },
  ],
  questions: [
    'Within how many days must you report a lost or stolen journal (HAR § 5-11-18)?',
    'Within how many days must you tell the Attorney General where the journal is, once your commission ends?',
    'Did HB 2480 of 2024 change anything about the journal?',
  ],
  sources: [
    {
      cite: 'HRS § 456-15(a)',
      url: 'https://data.capitol.hawaii.gov/hrscurrent/Vol10_Ch0436-0474/HRS0456/HRS_0456-0015.htm',
      quote:
        'A notary public shall maintain a journal in which the notary public chronicles all notarial acts that the notary public performs.',
    },
    {
      cite: 'HRS § 456-15(b)',
      url: 'https://data.capitol.hawaii.gov/hrscurrent/Vol10_Ch0436-0474/HRS0456/HRS_0456-0015.htm',
      quote:
        'shall maintain only one tangible journal at a time to chronicle all notarial acts performed regarding tangible documents',
    },
    {
      cite: 'HRS § 456-15(e)',
      url: 'https://www.centralizedverification.com/copia-de-district-of-columbia-2',
      quote: 'including the identification number and date of expiration of any identification credentials',
    },
    {
      cite: 'HRS ch. 456 (as reported)',
      url: 'https://www.wegonotary.com/topic/record-journal-retention/',
    },
    {
      cite: 'HAR § 5-11-9(f)',
      url: 'https://casetext.com/regulation/hawaii-administrative-rules/title-5-department-of-the-attorney-general/subtitle-1-general-departmental-provisions-and-programs/chapter-11-notaries-public/subchapter-1-general-provisions/section-5-11-9-journal',
      quote:
        "shall retain the notary public's journal for ten years after the performance of the last notarial act chronicled in the journal",
    },
    {
      cite: 'HAR § 5-11-9',
      url: 'https://casetext.com/regulation/hawaii-administrative-rules/title-5-department-of-the-attorney-general/subtitle-1-general-departmental-provisions-and-programs/chapter-11-notaries-public/subchapter-1-general-provisions/section-5-11-9-journal',
    },
    { cite: 'HAR § 5-11-18' },
    {
      cite: 'HRS § 456-17',
      url: 'https://casetext.com/statute/hawaii-revised-statutes/division-2-business/title-25-professions-and-occupations/chapter-456-notaries-public/section-456-17-fees',
      quote: 'For taking any acknowledgment, $5 for each party signing',
    },
  ],
  confidence: 'high',
  lawRead: "Statute on the legislature's site in 2024; rules as of September 2024",
};

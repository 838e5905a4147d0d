import { high, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Hawaii. */
export const hawaii: StateGuide = {
  duty: [high('HRS § 456-15(a)', 'You must record all your notarial acts in a journal.')],
  format: [
    high(
      'HRS § 456-15(b)',
      'Acts on tangible documents go into one tangible journal. Keep only one such journal at a time.',
    ),
    high(
      'HRS § 456-15(b)',
      'Acts on electronic documents go into one electronic journal, which must be permanent and tamper-evident and comply with the rules of the Attorney General.',
    ),
    high(
      'HRS § 456-15(b)',
      'For acts on paper the bound tangible journal is the legal record. This electronic journal can only be a companion to it.',
    ),
    high(
      'HAR § 5-11-9',
      'The tangible journal is bound with a soft cover and measures at most 11 by 16.5 inches when open. Its pages are numbered consecutively.',
    ),
  ],
  retention: [high('HAR § 5-11-9(f)', 'Keep the journal for 10 years after the last act recorded in it.')],
  entry: [
    high('HRS § 456-15(e)', 'Enter the type of act, and the date and time.'),
    high(
      'HRS § 456-15(e)',
      'Enter the title or type of the document, its date, and the nature of the transaction.',
    ),
    high('HRS § 456-15(e)', 'Enter the printed name and the address of each signer.'),
    high('HRS § 456-15(e)', 'Enter the printed name and the address of each witness as well.'),
    high('HRS § 456-15(e)', 'In a tangible journal each signer and each witness must sign.'),
    high('HRS § 456-15(e)', 'Enter how you identified the signer. Personal knowledge is accepted.'),
    high(
      'HRS § 456-15(e)',
      'If an ID was presented, you must enter its identification number and its expiration date. Enter the whole number.',
    ),
    high('HRS § 456-15(e)', 'Enter the fee that you charged.'),
    high('HRS § 456-15(e)', 'No thumbprint is required.'),
  ],
  fees: [
    high('HRS § 456-17', 'You may charge at most $5 for each party who signs an acknowledgment.'),
    high(
      'HRS § 456-17',
      'You may charge at most $5 for an oath with its certificate, and $2.50 for each duplicate certificate.',
    ),
    high('HRS § 456-17', 'For a remote act you may charge at most $25.'),
  ],
  more: [],
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
      read: '2026-11-21',
    },
    {
      cite: 'HRS § 456-15(b)',
      url: 'https://data.capitol.hawaii.gov/hrscurrent/Vol10_Ch0436-0474/HRS0456/HRS_0456-0015.htm',
      quote:
        'shall maintain only one tangible journal at a time to chronicle all notarial acts performed regarding tangible documents',
      read: '2026-11-21',
    },
    {
      cite: 'HRS § 456-15(e)',
      url: 'https://data.capitol.hawaii.gov/hrscurrent/Vol10_Ch0436-0474/HRS0456/HRS_0456-0015.htm',
      readAt: 'https://www.centralizedverification.com/copia-de-district-of-columbia-2',
      quote: 'including the identification number and date of expiration of any identification credentials',
      read: '2026-11-21',
    },
    {
      cite: 'HRS ch. 456 (as reported)',
      url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol10_Ch0436-0474/HRS0456/',
      readAt: 'https://www.wegonotary.com/topic/record-journal-retention/',
      read: '2026-11-21',
    },
    {
      cite: 'HAR § 5-11-9(f)',
      url: 'http://ag.hawaii.gov/notaries-public/',
      readAt:
        'https://casetext.com/regulation/hawaii-administrative-rules/title-5-department-of-the-attorney-general/subtitle-1-general-departmental-provisions-and-programs/chapter-11-notaries-public/subchapter-1-general-provisions/section-5-11-9-journal',
      quote:
        "shall retain the notary public's journal for ten years after the performance of the last notarial act chronicled in the journal",
      read: '2026-11-21',
    },
    {
      cite: 'HAR § 5-11-9',
      url: 'http://ag.hawaii.gov/notaries-public/',
      readAt:
        'https://casetext.com/regulation/hawaii-administrative-rules/title-5-department-of-the-attorney-general/subtitle-1-general-departmental-provisions-and-programs/chapter-11-notaries-public/subchapter-1-general-provisions/section-5-11-9-journal',
      read: '2026-11-22',
      quote: 'shall always provide and print legibly on the information page of each tangible journal',
    },
    {
      cite: 'HAR § 5-11-18',
      url: 'http://ag.hawaii.gov/notaries-public/',
      read: '2026-11-22',
      readAt: 'https://rivermaplearning.com/exams/hawaii-notary-public-exam/discipline-penalties',
    },
    {
      cite: 'HRS § 456-17',
      url: 'https://data.capitol.hawaii.gov/hrscurrent/Vol10_Ch0436-0474/HRS0456/HRS_0456-0017.htm',
      readAt:
        'https://casetext.com/statute/hawaii-revised-statutes/division-2-business/title-25-professions-and-occupations/chapter-456-notaries-public/section-456-17-fees',
      quote: 'For taking any acknowledgment, $5 for each party signing',
      read: '2026-11-21',
    },
    {
      cite: 'Hawaii notary course, disposition of the journal (as reported)',
      url: 'https://www.wegonotary.com/topic/disposition-of-notarial-journal-and-penalties/',
      quote: 'must notify the Attorney General within ninety (90) days of the location of the notary journal',
      read: '2026-11-22',
    },
    {
      cite: 'Hawaii notary exam guide of 2026 (as reported)',
      url: 'https://open-exam-prep.com/exams/hi-notary/fees-journal-seal-requirements/record-keeping-audits',
      read: '2026-11-22',
    },
  ],
  confidence: 'high',
  lawRead: "Statute on the legislature's site in 2024; rules as of September 2024",
};

import { advice, high, low, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Pennsylvania. */
export const pennsylvania: StateGuide = {
  duty: [
    high('57 Pa.C.S. § 319(a)', 'You must record every notarial act in a journal, in chronological order.'),
    high('57 Pa.C.S. § 319(c)', 'Make the entry at the time of the act, not later.'),
    high('57 Pa.C.S. § 319(a)', 'An act for which you charge nothing must be recorded too.'),
  ],
  format: [
    high('57 Pa.C.S. § 319(b)', 'The journal may be on paper or electronic.'),
    high(
      '57 Pa.C.S. § 319(b)',
      'You may keep one journal for paper records and another for electronic records.',
    ),
    high(
      '57 Pa.C.S. § 319(b)',
      'An electronic journal must be in a tamper-evident format that complies with the regulations of the Department of State.',
    ),
    low(
      '4 Pa. Code ch. 167 (as reported)',
      'Those regulations are reported to be in force since March 28, 2026. What they require of an electronic journal is not confirmed.',
    ),
    advice('This journal numbers entries without gaps, shows every change, and prints each entry as a PDF.'),
    high('57 Pa.C.S. § 319(b)', 'A paper journal is a bound register with numbered pages.'),
    low('4 Pa. Code ch. 167 (as reported)', 'Leave no blank lines between entries.'),
  ],
  retention: [
    high(
      '57 Pa.C.S. § 319(e)',
      'The law sets no number of years. You keep the journal until you deliver it to the recorder of deeds.',
    ),
  ],
  entry: [
    high(
      '57 Pa.C.S. § 319(c)',
      'Record the date and time, the type of act, a description of the record, and the full name and address of each individual for whom you act.',
    ),
    high('57 Pa.C.S. § 319(c)', 'If you know the signer personally, say so in the entry.'),
    high(
      '57 Pa.C.S. § 319(c)',
      'Otherwise describe how you identified the signer and which credential was shown, with both its date of issue and its expiration date.',
    ),
    high('57 Pa.C.S. § 319(c)', 'If a credible witness identifies the signer, describe that in the entry.'),
    low(
      '4 Pa. Code § 167.32(d) (as reported)',
      'Record no part of a Social Security number, not even the last four digits.',
    ),
    low(
      '4 Pa. Code § 167.32(d) (as reported)',
      'Record no full licence, ID or passport number, no date or place of birth, no thumbprint or other biometric data, and no other personal identifier.',
    ),
    low(
      'Pennsylvania Association of Notaries, Proper Journal Use (2018)',
      'Record no financial account number.',
    ),
    advice(
      'These prohibitions are reported since March 28, 2026. This journal applies them to earlier acts too.',
    ),
    low(
      'Pennsylvania Association of Notaries, Proper Journal Use (2018)',
      'Record the fee. If you charge none, enter 0 or "no charge" and leave no blank.',
    ),
    high('57 Pa.C.S. § 319(c)', "The statute does not require the signer's signature in the journal."),
  ],
  fees: [
    low(
      '4 Pa. Code § 167.3 (as reported)',
      'For the acknowledgment of a document you may charge at most $5 for the first name and $2 for each further name. Each document starts again at $5.',
    ),
    low(
      '4 Pa. Code § 167.3 (as reported)',
      'For an affidavit or a verification the cap is $5, however many people sign; for an oath it is $5 for each person. These figures come from the older schedule.',
    ),
    low(
      '4 Pa. Code § 167.3 (as reported)',
      'Reports of 2026 name $5 for each signature that you witness. This journal warns above the older cap.',
    ),
    low('4 Pa. Code § 167.3 (as reported)', 'For an electronic or remote act you may add up to $20.'),
    low(
      'Pennsylvania Association of Notaries, Proper Journal Use (2018)',
      'Record clerical and administrative charges apart from the notarial fee, item by item.',
    ),
  ],
  more: [],
  questions: [
    'May part of a licence or ID number be recorded, or none of it?',
    'Does the regulation name financial account and card numbers among what may not be recorded?',
    'May the signer sign in the journal?',
    'Which technical duties does 4 Pa. Code ch. 167 lay on an electronic journal?',
    'Are the fees of 4 Pa. Code § 167.3 as reported, and is the cap for a jurat $5?',
  ],
  sources: [
    {
      cite: '57 Pa.C.S. § 306.1 (as reported)',
      url: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/57/00.003.006.001..HTM',
      readAt:
        'https://www.parealtors.org/blog/governor-signs-legislation-permanently-authorizing-remote-online-notarization/',
      quote: 'this recording must be retained for at least 10 years',
      read: '2026-11-27',
    },
    {
      cite: '57 Pa.C.S. § 319',
      url: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/57/00.003.019.000..HTM',
      readAt: 'https://codes.findlaw.com/pa/title-57-pacsa-notaries-public/pa-csa-sect-57-319/',
      read: '2026-11-21',
    },
    {
      cite: '57 Pa.C.S. § 319(a)',
      url: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/57/00.003.019.000..HTM',
      readAt: 'https://codes.findlaw.com/pa/title-57-pacsa-notaries-public/pa-csa-sect-57-319/',
      quote: 'records in chronological order all notarial acts that the notary public performs',
      read: '2026-11-21',
    },
    {
      cite: '57 Pa.C.S. § 319(b)',
      url: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/57/00.003.019.000..HTM',
      readAt: 'https://codes.findlaw.com/pa/title-57-pacsa-notaries-public/pa-csa-sect-57-319/',
      quote:
        'it shall be in a tamper-evident electronic format complying with the regulations of the department',
      read: '2026-11-21',
    },
    {
      cite: '57 Pa.C.S. § 319(c)',
      url: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/57/00.003.019.000..HTM',
      readAt: 'https://codes.findlaw.com/pa/title-57-pacsa-notaries-public/pa-csa-sect-57-319/',
      quote: 'including the date of issuance and expiration of an identification credential',
      read: '2026-11-21',
    },
    {
      cite: '57 Pa.C.S. § 319(e)',
      url: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/57/00.003.019.000..HTM',
      readAt:
        'https://print.casetext.com/statute/pennsylvania-statutes/consolidated-statutes/title-57-pacs-notaries-public/chapter-3-revised-uniform-law-on-notarial-acts/section-319-see-note-journal',
      quote: 'deliver the journal of the notary public to the office of the recorder of deeds',
      read: '2026-11-21',
    },
    {
      cite: '4 Pa. Code § 167.32(d) (as reported)',
      url: 'https://www.pacodeandbulletin.gov/Display/pacode?file=/secure/pacode/data/004/chapter167/s167.32.html',
      readAt: 'https://panotaryedu.com/guides/journal-records/',
      quote: 'Dates/places of birth, full license numbers, biometrics, and other PII are also banned.',
      read: '2026-11-21',
    },
    {
      cite: '4 Pa. Code ch. 167 (as reported)',
      url: 'https://www.pacodeandbulletin.gov/Display/pacode?file=/secure/pacode/data/004/chapter167/chap167toc.html',
      readAt: 'https://panotaryedu.com/guides/journal-records/',
      read: '2026-11-21',
    },
    {
      cite: '4 Pa. Code § 167.3 (as reported)',
      url: 'https://www.pacodeandbulletin.gov/Display/pacode?file=/secure/pacode/data/004/chapter167/s167.3.html',
      readAt: 'https://panotaryedu.com/guides/fees-schedule/',
      quote:
        'Acknowledgments and signature witnessings are priced per name or per signature, not per document',
      read: '2026-11-21',
    },
    {
      cite: 'Pennsylvania Association of Notaries, Proper Journal Use (2018)',
      url: 'https://www.notary.org/notary-blog/2018/2/article-proper-journal-use',
      read: '2026-11-21',
    },
    {
      cite: '57 Pa.C.S. § 319(d)',
      url: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/57/00.003.019.000..HTM',
      readAt:
        'https://instalawyer.io/laws/pennsylvania-consolidated-unconsolidated-statutes/section-319-journal',
      quote: 'shall promptly notify the department on discovering that the journal is lost or stolen',
      read: '2026-11-22',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute as of January 2025; regulation of 2026 only as reported by others.',
};

import type { StateGuide } from '../state-guide.ts';

/** What a notary of Pennsylvania should know about the journal. */
export const pennsylvania: StateGuide = {
  duty: [
    {
      text: 'You must record every notarial act in a journal, in chronological order.',
      cite: '57 Pa.C.S. § 319(a)',
    },
    {
      text: 'Make the entry at the time of the act, not later.',
      cite: '57 Pa.C.S. § 319(c)',
    },
    {
      text: 'An act for which you charge nothing must be recorded too.',
      cite: '57 Pa.C.S. § 319(a)',
    },
  ],
  format: [
    {
      text: 'The journal may be on paper or electronic.',
      cite: '57 Pa.C.S. § 319(b)',
    },
    {
      text: 'You may keep one journal for paper records and another for electronic records.',
      cite: '57 Pa.C.S. § 319(b)',
    },
    {
      text: 'An electronic journal must be in a tamper-evident format that complies with the regulations of the Department of State.',
      cite: '57 Pa.C.S. § 319(b)',
    },
    {
      text: 'Those regulations are reported to be in force since 28 March 2026. What they demand of an electronic journal is not confirmed; a password alone may not be enough.',
      cite: '4 Pa. Code ch. 167 (as reported)',
      toVerify: true,
    },
    {
      text: 'A paper journal is a bound register with numbered pages.',
      cite: '57 Pa.C.S. § 319(b)',
    },
    {
      text: 'The front of the journal shows your name, commission number and expiration date, office address and signature, and a legend of the abbreviations you use.',
      cite: '4 Pa. Code ch. 167 (as reported)',
      toVerify: true,
    },
    {
      text: 'Leave no blank lines between entries.',
      cite: '4 Pa. Code ch. 167 (as reported)',
      toVerify: true,
    },
  ],
  retention: [
    {
      text: 'The law gives no number of years. You keep the journal until you deliver it to the recorder of deeds.',
      cite: '57 Pa.C.S. § 319(e)',
    },
    {
      text: 'The journal is your exclusive property. Your employer may not keep it.',
      cite: '57 Pa.C.S. § 319',
    },
  ],
  handOver: [
    {
      text: 'Deliver the journal to the recorder of deeds of the county of your last office within 30 days after your commission expires, is resigned or is revoked.',
      cite: '57 Pa.C.S. § 319(e)',
    },
    {
      text: 'After an expiration you need not deliver it if you apply for a new commission within those 30 days.',
      cite: '57 Pa.C.S. § 319(e)',
    },
    {
      text: "On a notary's death the representative delivers the journal.",
      cite: '57 Pa.C.S. § 319',
    },
    {
      text: 'If the journal is lost or stolen, promptly notify the Department of State.',
      cite: '57 Pa.C.S. § 319',
    },
  ],
  entry: [
    {
      text: 'Record the date and time, the type of act, a description of the record, and the full name and address of each individual for whom you act.',
      cite: '57 Pa.C.S. § 319(c)',
    },
    {
      text: 'If you know the signer personally, say so in the entry.',
      cite: '57 Pa.C.S. § 319(c)',
    },
    {
      text: 'Otherwise describe how you identified the signer and which credential was shown, with both its date of issue and its expiration date.',
      cite: '57 Pa.C.S. § 319(c)',
    },
    {
      text: 'If a credible witness identifies the signer, describe that in the entry.',
      cite: '57 Pa.C.S. § 319(c)',
    },
    {
      text: 'Record no part of a Social Security number, not even the last four digits.',
      cite: '4 Pa. Code § 167.32(d) (as reported)',
      toVerify: true,
    },
    {
      text: 'Record no full licence, ID or passport number, no date or place of birth, no thumbprint or other biometric data, and no other personal identifier.',
      cite: '4 Pa. Code § 167.32(d) (as reported)',
      toVerify: true,
    },
    {
      text: 'Record no financial account number.',
      cite: 'Pennsylvania Association of Notaries, Proper Journal Use (2018)',
      toVerify: true,
    },
    {
      text: 'Record the fee. If you charge none, enter 0 or "no charge" and leave no blank.',
      cite: 'Pennsylvania Association of Notaries, Proper Journal Use (2018)',
      toVerify: true,
    },
    {
      text: "The statute does not ask for the signer's signature in the journal.",
      cite: '57 Pa.C.S. § 319(c)',
    },
  ],
  fees: [
    {
      text: 'For an acknowledgment you may charge at most $5 for the first name and $2 for each further name.',
      cite: '4 Pa. Code § 167.3 (as reported)',
      toVerify: true,
    },
    {
      text: 'For a jurat the cap is $5. That figure comes from the older schedule.',
      cite: '4 Pa. Code § 167.3 (as reported)',
      toVerify: true,
    },
    {
      text: 'For an electronic or remote act you may add up to $20.',
      cite: '4 Pa. Code § 167.3 (as reported)',
      toVerify: true,
    },
    {
      text: 'Record clerical and administrative charges apart from the notarial fee, item by item.',
      cite: 'Pennsylvania Association of Notaries, Proper Journal Use (2018)',
      toVerify: true,
    },
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
      cite: '57 Pa.C.S. § 319',
      url: 'https://codes.findlaw.com/pa/title-57-pacsa-notaries-public/pa-csa-sect-57-319/',
    },
    {
      cite: '57 Pa.C.S. § 319(a)',
      url: 'https://codes.findlaw.com/pa/title-57-pacsa-notaries-public/pa-csa-sect-57-319/',
      quote: 'records in chronological order all notarial acts that the notary public performs',
    },
    {
      cite: '57 Pa.C.S. § 319(b)',
      url: 'https://codes.findlaw.com/pa/title-57-pacsa-notaries-public/pa-csa-sect-57-319/',
      quote:
        'it shall be in a tamper-evident electronic format complying with the regulations of the department',
    },
    {
      cite: '57 Pa.C.S. § 319(c)',
      url: 'https://codes.findlaw.com/pa/title-57-pacsa-notaries-public/pa-csa-sect-57-319/',
      quote: 'including the date of issuance and expiration of an identification credential',
    },
    {
      cite: '57 Pa.C.S. § 319(e)',
      url: 'https://print.casetext.com/statute/pennsylvania-statutes/consolidated-statutes/title-57-pacs-notaries-public/chapter-3-revised-uniform-law-on-notarial-acts/section-319-see-note-journal',
      quote: 'deliver the journal of the notary public to the office of the recorder of deeds',
    },
    {
      cite: '4 Pa. Code § 167.32(d) (as reported)',
      url: 'https://panotaryedu.com/guides/journal-records/',
      quote: 'Dates/places of birth, full license numbers, biometrics, and other PII are also banned.',
    },
    {
      cite: '4 Pa. Code ch. 167 (as reported)',
      url: 'https://panotaryedu.com/guides/journal-records/',
    },
    {
      cite: '4 Pa. Code § 167.3 (as reported)',
      url: 'https://panotaryedu.com/guides/fees-schedule/',
      quote:
        'Acknowledgments and signature witnessings are priced per name or per signature, not per document',
    },
    {
      cite: 'Pennsylvania Association of Notaries, Proper Journal Use (2018)',
      url: 'https://www.notary.org/notary-blog/2018/2/article-proper-journal-use',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute as of January 2025; regulation of 2026 only as reported by others.',
};

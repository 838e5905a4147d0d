import { advice, high, low, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Tennessee. */
export const tennessee: StateGuide = {
  duty: [
    high(
      'Tenn. Code Ann. § 8-21-1201(b)',
      'You must record an act whenever you or your employer charges a fee for the notarial service.',
    ),
    high('Tenn. Code Ann. § 8-21-1201(c)', 'No record of an act in person is required if no fee is charged.'),
    high(
      'Tenn. Code Ann. § 8-16-308(a)',
      'As an online notary public you must keep a secure electronic record of every online notarization.',
    ),
    high(
      'Tenn. Code Ann. § 8-21-1201(c)',
      'No record is required either if you charge for other services, but not separately for the notarization.',
    ),
    advice('Record free acts as well: the entry is your proof of what you did.'),
  ],
  format: [
    high(
      'Tenn. Code Ann. § 8-21-1201(b)',
      'Keep the record in an appropriate electronic form or in a well-bound book.',
    ),
  ],
  retention: [
    high('Tenn. Code Ann. § 8-21-1201(b)', 'For acts in person the statute gives no number of years.'),
    high(
      'Tenn. Code Ann. § 8-16-308(c)',
      'Keep the electronic record of an online notarization for at least 5 years after the date of the transaction.',
    ),
  ],
  entry: [
    high(
      'Tenn. Code Ann. § 8-21-1201(b)',
      'For acts in person the statute does not say what an entry must contain.',
    ),
    high(
      'Tenn. Code Ann. § 8-16-308(a)',
      'For each online notarization record the date and time, the type of act, the type, title, or a description of the document, the printed name and address of each principal, and the fee if you charge one.',
    ),
    high(
      'Tenn. Code Ann. § 8-16-308(a)',
      'Record the evidence of identity: that you know the principal personally, the type of ID, or the identity verification. For a credible witness record the printed name and address and, if you do not know the witness, the type of ID.',
    ),
    low(
      'Tennessee notary handbook (as reported)',
      "The state's handbook recommends the date, the signer's name, to whom the instrument is executed, a description and the date of the instrument, how the signer was identified, and the fee.",
    ),
    high(
      'Tenn. Code Ann. § 8-21-1201(b)',
      'The statute prohibits nothing in the entry and requires no signature of the signer or thumbprint.',
    ),
  ],
  fees: [high('Tenn. Code Ann. § 8-21-1201(a)', 'There is no cap in dollars. Your fee must be reasonable.')],
  more: [],
  questions: [
    'What does § 8-16-308(c) require of the guardian or personal representative of an online notary?',
  ],
  sources: [
    {
      cite: 'Tenn. Code Ann. § 8-16-308(c)',
      url: 'https://www.lexisnexis.com/hottopics/tncode/',
      readAt:
        'https://www.legalfix.com/statutes/state-codes/tennessee/title-8/chapter-16/part-3/section-8-16-308',
      quote:
        'must be maintained for at least five (5) years after the date of the transaction or proceeding requiring notarization',
      read: '2026-11-27',
    },
    {
      cite: 'Tenn. Code Ann. § 8-16-308(a)',
      url: 'https://www.lexisnexis.com/hottopics/tncode/',
      readAt: 'https://codes.findlaw.com/tn/title-8-public-officers-and-employees/tn-code-sect-8-16-308/',
      quote: 'The printed name and address of each principal involved in the transaction or proceeding',
      read: '2026-11-27',
    },
    {
      cite: 'Tenn. Code Ann. § 8-21-1201(a)',
      url: 'https://www.lexisnexis.com/hottopics/tncode/',
      readAt: 'https://lawserver.com/law/state/utah/ut-code/tennessee_code_8-21-1201',
      quote: 'entitled to demand and receive reasonable fees and compensation',
      read: '2026-11-21',
    },
    {
      cite: 'Tenn. Code Ann. § 8-21-1201(b)',
      url: 'https://www.lexisnexis.com/hottopics/tncode/',
      readAt: 'https://lawserver.com/law/state/utah/ut-code/tennessee_code_8-21-1201',
      quote: 'shall keep a record, either in an appropriate electronic form or in a well-bound book',
      read: '2026-11-21',
    },
    {
      cite: 'Tenn. Code Ann. § 8-21-1201(c)',
      url: 'https://www.lexisnexis.com/hottopics/tncode/',
      readAt: 'https://lawserver.com/law/state/utah/ut-code/tennessee_code_8-21-1201',
      quote: "does not demand or receive a fee for the notary's services, no recordation",
      read: '2026-11-21',
    },
    {
      cite: 'Tenn. Atty. Gen. Op. 14-89 (2014), as reported',
      readAt:
        'https://www.nationalnotary.org/knowledge-center/news/law-updates/tn-attorney-general-opinion-no-14-89',
      read: '2026-11-21',
    },
    {
      cite: 'Tennessee notary handbook (as reported)',
      readAt: 'https://notary.net/supplies/state/tennessee/tennessee-notary-journals/',
      read: '2026-11-21',
    },
    {
      cite: 'Tenn. Code Ann. § 8-16-308',
      url: 'https://www.lexisnexis.com/hottopics/tncode/',
      readAt: 'https://codes.findlaw.com/tn/title-8-public-officers-and-employees/tn-code-sect-8-16-308/',
      quote: 'Maintain a backup for the electronic record required by subsection (a)',
      read: '2026-11-22',
    },
    {
      cite: 'Tenn. Comp. R. & Regs. 1360-07-03-.03',
      url: 'https://sos.tn.gov/node/349',
      quote: 'retained in a safe and secure manner, for five years following the date of the notarization',
      read: '2026-11-22',
    },
  ],
  confidence: 'high',
  lawRead:
    'Undated copy of the statute; reference of the National Notary Association of July 2024, which agrees.',
};

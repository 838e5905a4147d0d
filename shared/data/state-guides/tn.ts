import type { StateGuide } from '../state-guide.ts';

/** What a notary of Tennessee should know about the journal. */
export const tennessee: StateGuide = {
  duty: [
    {
      text: 'You must record an act whenever you or your employer demands and receives a fee for the notarial service.',
      cite: 'Tenn. Code Ann. § 8-21-1201(b)',
    },
    {
      text: 'No record is required if no fee is charged.',
      cite: 'Tenn. Code Ann. § 8-21-1201(c)',
    },
    {
      text: 'Nor is one required if a fee is taken for other services and none separately for the notarization.',
      cite: 'Tenn. Code Ann. § 8-21-1201(c)',
    },
    { text: 'Record free acts as well: the entry is your proof of what you did.' },
  ],
  format: [
    {
      text: 'Keep the record in an appropriate electronic form or in a well-bound book.',
      cite: 'Tenn. Code Ann. § 8-21-1201(b)',
    },
  ],
  retention: [
    {
      text: 'The statute gives no number of years.',
      cite: 'Tenn. Code Ann. § 8-21-1201(b)',
    },
    {
      text: 'Which retention binds an online notary is not confirmed.',
      cite: 'Tenn. Comp. R. & Regs. 1360-07-03',
      toVerify: true,
    },
  ],
  handOver: [],
  entry: [
    {
      text: 'The statute does not say what an entry must hold.',
      cite: 'Tenn. Code Ann. § 8-21-1201(b)',
    },
    {
      text: "The state's handbook recommends the date, the signer's name, to whom the instrument is executed, a description and the date of the instrument, how the signer was identified, and the fee.",
      cite: 'Tennessee notary handbook (as reported)',
      toVerify: true,
    },
    {
      text: 'Which contents bind an online notary is not confirmed.',
      cite: 'Tenn. Comp. R. & Regs. 1360-07-03',
      toVerify: true,
    },
    {
      text: 'The statute bars nothing from the entry and asks for no signature of the signer and no thumbprint.',
      cite: 'Tenn. Code Ann. § 8-21-1201(b)',
    },
  ],
  fees: [
    {
      text: 'There is no cap in dollars. Your fee must be reasonable.',
      cite: 'Tenn. Code Ann. § 8-21-1201(a)',
    },
  ],
  more: [
    {
      text: 'Your record is a public record.',
      cite: 'Tenn. Atty. Gen. Op. 14-89 (2014), as reported',
    },
    {
      text: 'If you are a notary employed by a financial institution, access to your record follows the Financial Records Privacy Act.',
      cite: 'Tenn. Atty. Gen. Op. 14-89 (2014), as reported',
    },
  ],
  questions: [
    'What must the record of an online notary hold, and how long must it be kept (Tenn. Comp. R. & Regs. 1360-07-03)?',
  ],
  sources: [
    {
      cite: 'Tenn. Code Ann. § 8-21-1201(a)',
      url: 'https://lawserver.com/law/state/utah/ut-code/tennessee_code_8-21-1201',
      quote: 'entitled to demand and receive reasonable fees and compensation',
    },
    {
      cite: 'Tenn. Code Ann. § 8-21-1201(b)',
      url: 'https://lawserver.com/law/state/utah/ut-code/tennessee_code_8-21-1201',
      quote: 'shall keep a record, either in an appropriate electronic form or in a well-bound book',
    },
    {
      cite: 'Tenn. Code Ann. § 8-21-1201(c)',
      url: 'https://lawserver.com/law/state/utah/ut-code/tennessee_code_8-21-1201',
      quote: "does not demand or receive a fee for the notary's services, no recordation",
    },
    {
      cite: 'Tenn. Atty. Gen. Op. 14-89 (2014), as reported',
      url: 'https://www.nationalnotary.org/knowledge-center/news/law-updates/tn-attorney-general-opinion-no-14-89',
    },
    {
      cite: 'Tennessee notary handbook (as reported)',
      url: 'https://notary.net/supplies/state/tennessee/tennessee-notary-journals/',
    },
    { cite: 'Tenn. Comp. R. & Regs. 1360-07-03' },
  ],
  confidence: 'high',
  lawRead:
    'Undated copy of the statute; reference of the National Notary Association of July 2024, which agrees.',
};

import type { StateGuide } from '../state-guide.ts';

/** What a notary of Texas should know about the journal. */
export const texas: StateGuide = {
  duty: [
    {
      text: 'You must keep a record of every instrument that you notarize, whether or not you charge a fee.',
      cite: "Tex. Gov't Code § 406.014(a)",
    },
    {
      text: 'Court clerks who notarize for the court are exempt.',
      cite: "Tex. Gov't Code § 406.014",
    },
    {
      text: 'Oaths on criminal complaints are exempt.',
      cite: 'Tex. Code Crim. Proc. art. 45A.101',
    },
    {
      text: 'Since 2025 a failure to keep the records is good cause for discipline.',
      cite: 'S.B. 693, 89th Leg. (2025), as reported',
      toVerify: true,
    },
  ],
  format: [
    {
      text: 'You may keep the records in a computer or on another storage device if they are adequately backed up and can be printed when requested.',
      cite: '1 TAC § 87.51(a)',
    },
    {
      text: 'The records must stay in your exclusive control at all times.',
      cite: '1 TAC § 87.51(a)',
    },
  ],
  retention: [
    {
      text: 'Keep each record for 10 years from the date of the notarization.',
      cite: 'S.B. 693, 89th Leg. (2025), as reported',
      toVerify: true,
    },
    {
      text: 'The 10 years are reported to bind notaries who apply for a commission, new or renewed, on or after 1 January 2026.',
      cite: 'S.B. 693, 89th Leg. (2025), as reported',
      toVerify: true,
    },
    {
      text: 'Under the older rule the records are kept for the term of the commission or 3 years, whichever is longer, and those of an online notary for 5 years.',
      cite: '1 TAC § 87.54',
      toVerify: true,
    },
    { text: 'Keep all records for 10 years: that satisfies both rules.' },
  ],
  handOver: [
    {
      text: 'When a notary resigns, is removed or dies, the county clerk of the county obtains the records.',
      cite: "Tex. Gov't Code § 406.022",
    },
  ],
  entry: [
    {
      text: 'Record the date of the instrument, the date of the notarization, and a brief description of the instrument.',
      cite: "Tex. Gov't Code § 406.014(a)",
    },
    {
      text: 'Record the name and the mailing address of the signer.',
      cite: "Tex. Gov't Code § 406.014(a)",
    },
    {
      text: 'Record how the signer was identified: personally known to you, by a government ID card or US passport, or introduced by a person whom you name.',
      cite: "Tex. Gov't Code § 406.014(a)",
    },
    {
      text: "If someone introduced the signer, or a witness proved the instrument, record that person's name and mailing address.",
      cite: "Tex. Gov't Code § 406.014(a)",
    },
    {
      text: 'Record the name and the mailing address of the grantee.',
      cite: "Tex. Gov't Code § 406.014(a)(7)-(8)",
    },
    {
      text: 'If the instrument conveys land or lays a charge on it, record the original grantee and the county where the land lies.',
      cite: "Tex. Gov't Code § 406.014(a)(7)-(8)",
    },
    {
      text: "Never record a number that could identify the signer: no driver's license, ID card, passport, Social Security, account, card or phone number. Only the numbers of a mailing address or of an instrument are allowed.",
      cite: '1 TAC § 87.50(a)(2)',
    },
    {
      text: 'Do not record a date of birth either. Whether it counts as such a number is not settled.',
      cite: '1 TAC § 87.50(a)(2)',
      toVerify: true,
    },
    {
      text: 'Never record a fingerprint, voice print, retina or iris image, or any other biometric identifier. Texas forbids a thumbprint in the journal.',
      cite: '1 TAC § 87.50(a)',
    },
    {
      text: 'If such data stands in an entry by mistake, redact it before you let anyone see or copy the entry.',
      cite: '1 TAC § 87.50(a)',
    },
    {
      text: 'Several notarizations for one signer in one document may share an entry: record how many there were. Each type of act needs an entry of its own.',
      cite: "Tex. Gov't Code § 406.014",
    },
    {
      text: "The law does not ask for the signer's signature in the record.",
      cite: "Tex. Gov't Code § 406.014(a)",
    },
  ],
  fees: [
    {
      text: 'For an acknowledgment you may charge at most $10 for the first signature and $1 for each further one.',
      cite: "Tex. Gov't Code § 406.024",
    },
    {
      text: 'For an oath or affirmation with certificate and seal the cap is $10, as for every other act without a cap of its own.',
      cite: "Tex. Gov't Code § 406.024",
    },
    {
      text: 'For copies of your records you may charge $1 a page.',
      cite: "Tex. Gov't Code § 406.024",
    },
    {
      text: 'Enter every fee in a fee book. Your journal may serve as that book.',
      cite: "Tex. Gov't Code § 603.006",
    },
  ],
  more: [
    {
      text: 'Entries are public information. You must give a certified copy to anyone who pays the fee for it.',
      cite: "Tex. Gov't Code § 406.014",
    },
  ],
  questions: [
    'From when does the retention of 10 years bind a notary whose commission was applied for before 2026?',
    'Does a date of birth count as a number that could identify the signer?',
    'What does § 406.014(f) allow a notary to record?',
    'Must travel fees be recorded apart from the notarial fee?',
  ],
  sources: [
    {
      cite: "Tex. Gov't Code § 406.014",
      url: "https://texas.public.law/statutes/tex._gov't_code_section_406.014",
    },
    {
      cite: "Tex. Gov't Code § 406.014(a)",
      url: "https://texas.public.law/statutes/tex._gov't_code_section_406.014",
      quote: 'shall keep in a book a record of',
    },
    {
      cite: "Tex. Gov't Code § 406.014(a)(7)-(8)",
      url: "https://texas.public.law/statutes/tex._gov't_code_section_406.014",
      quote:
        'if land is conveyed or charged by the instrument, the name of the original grantee and the county where the land is located',
    },
    {
      cite: '1 TAC § 87.50(a)',
      url: 'https://lawglobalhub.com/texas-administrative-code-title-1-section-87-50',
      quote: 'a biometric identifier, including a fingerprint, voice print, and retina or iris image',
    },
    {
      cite: '1 TAC § 87.50(a)(2)',
      url: 'https://tac-clone.dsswtx.org/sections/1-4-87-F-87.50.html',
      quote: 'any other number that could be used to identify the principal of the document',
    },
    {
      cite: '1 TAC § 87.51(a)',
      url: 'https://regulations.justia.com/states/texas/title-1/part-4/chapter-87/subchapter-f/section-87-51',
      quote:
        'so long as the records are adequately backed-up and are capable of being printed in a tangible medium when requested',
    },
    { cite: '1 TAC § 87.54' },
    {
      cite: 'S.B. 693, 89th Leg. (2025), as reported',
      url: 'https://www.texasnotary.com/notary-article/new-texas-notary-laws-effective-september-2025',
      quote: 'must keep their notarial records for 10 years from the date of the notarization',
    },
    {
      cite: "Tex. Gov't Code § 406.022",
      url: "https://texas.public.law/statutes/tex._gov't_code_section_406.022",
      quote: 'shall obtain the record books and public papers belonging to the office of the notary public',
    },
    {
      cite: "Tex. Gov't Code § 406.024",
      url: 'https://notarytraining.sos.texas.gov/notaryfees',
      quote: 'All notarial acts not provided for $10.00',
    },
    {
      cite: "Tex. Gov't Code § 603.006",
      url: 'http://www.notariesandnotarynews.com/2016/01/where-does-it-say-to-record-fees-in.html',
    },
    { cite: 'Tex. Code Crim. Proc. art. 45A.101' },
  ],
  confidence: 'high',
  lawRead:
    'Statute as of June 2024; rules as of March to May 2025; S.B. 693 of 2025 mainly as reported by others.',
};

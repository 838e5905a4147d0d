import { advice, high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Texas. */
export const texas: StateGuide = {
  duty: [
    high(
      "Tex. Gov't Code § 406.014(a)",
      'You must keep a record of every instrument that you notarize, whether or not you charge a fee.',
    ),
    medium("Tex. Gov't Code § 406.014", 'Court clerks who notarize for the court are exempt.'),
    low('Tex. Code Crim. Proc. art. 45A.101', 'Oaths on criminal complaints are exempt.'),
    medium(
      'S.B. 693, 89th Leg. (2025), engrossed text',
      'A failure to keep the records is good cause for discipline, and so is an act for a signer who did not appear. It is an offense to notarize for a signer who you know did not appear.',
    ),
    medium(
      'Notary Public Underwriters, S.B. 693 (2025)',
      'If you apply for a commission, new or renewed, on or after January 1, 2026, S.B. 693 applies to you. Until then the former rules stay in force for your commission.',
    ),
  ],
  format: [
    high(
      '1 TAC § 87.51(a)',
      'You may keep the records in a computer or on another storage device if they are adequately backed up and can be printed when requested.',
    ),
  ],
  retention: [
    medium(
      'S.B. 693, 89th Leg. (2025), as reported',
      'Keep each record for 10 years from the date of the notarization.',
    ),
    medium(
      'Notary Public Underwriters, S.B. 693 (2025)',
      'The 10 years apply to notaries who apply for a commission, new or renewed, on or after January 1, 2026.',
    ),
    advice('After your commission has expired, go on keeping the records for their 10 years.'),
    low(
      '1 TAC § 87.54',
      'Under the older rule the records are kept for the term of the commission or 3 years, whichever is longer, and those of an online notary for 5 years.',
    ),
    advice('Keep all records for 10 years: that satisfies both rules.'),
  ],
  entry: [
    high(
      "Tex. Gov't Code § 406.014(a)",
      'Record the date of the instrument, the date of the notarization, and a brief description of the instrument.',
    ),
    high("Tex. Gov't Code § 406.014(a)", 'Record the name and the mailing address of the signer.'),
    high(
      "Tex. Gov't Code § 406.014(a)",
      'Record how the signer was identified: personally known to you, by a government ID card or US passport, or introduced by a person whom you name.',
    ),
    high(
      "Tex. Gov't Code § 406.014(a)",
      "If someone introduced the signer, or a witness proved the instrument, record that person's name and mailing address.",
    ),
    high("Tex. Gov't Code § 406.014(a)(7)-(8)", 'Record the name and the mailing address of the grantee.'),
    high(
      '1 TAC § 87.51(d)',
      'Several notarizations for one signer within one document may share an entry if you record how many there were. Each type of act needs its own entry.',
    ),
    high(
      "Tex. Gov't Code § 406.014(a)(7)-(8)",
      'If the instrument conveys or charges land, record the original grantee and the county where the land is located.',
    ),
    high(
      '1 TAC § 87.50(a)(2)',
      "Never record the number of a driver's license, ID card, or passport, or any other number that could identify the signer. The numbers of a mailing address or of an instrument are allowed.",
    ),
    low(
      '1 TAC § 87.50(a)(2)',
      'This journal counts Social Security, account, and card numbers and dates of birth among these. The rule names none of them.',
    ),
    advice(
      'The rule does not name telephone numbers. This journal accepts one, but leave it out if you can.',
    ),
    high(
      '1 TAC § 87.50(a)',
      'Never record a fingerprint, voice print, retina or iris image, or any other biometric identifier. Texas forbids a thumbprint in the journal.',
    ),
    high(
      '1 TAC § 87.50(a)',
      'If you recorded such data by mistake, redact it before you let anyone see or copy the entry.',
    ),
    high("Tex. Gov't Code § 406.014(a)", "The law does not require the signer's signature in the record."),
  ],
  fees: [
    high(
      "Tex. Gov't Code § 406.024",
      'For the acknowledgment of a document you may charge at most $10 for the first signature and $1 for each further one. Each document starts again at $10.',
    ),
    high(
      "Tex. Gov't Code § 406.024",
      'For an oath or affirmation with certificate and seal the cap is $10, as for every other act without a cap of its own.',
    ),
    medium(
      "Tex. Gov't Code § 603.006",
      'Enter every fee in a fee book. Your journal may serve as that book.',
    ),
  ],
  more: [
    medium(
      "Tex. Gov't Code § 406.108(a)",
      'The record of an online act includes evidence of identity, such as the record of identity proofing and credential analysis, and a recording of the conference.',
    ),
    high(
      "Tex. Gov't Code § 406.0165",
      'If a signer is physically unable to sign or make a mark, you may sign for them at their direction, in front of a witness who has no interest in the property concerned. Identify the witness as you identify signers.',
    ),
    high(
      "Tex. Gov't Code § 406.0165",
      'Beneath such a signature, write that you affixed it in the presence of the witness, whom you name, under § 406.0165.',
    ),
    advice('Record in Comments that you signed for the signer, and the name of the witness.'),
    medium(
      'Notary Public Underwriters, S.B. 693 (2025)',
      'An application on or after January 1, 2026 needs a course of the Secretary of State, of at most two hours, for a new commission and for a renewal.',
    ),
  ],
  questions: [
    'From when does the retention of 10 years bind a notary whose commission was applied for before 2026?',
    'Does a date of birth count as a number that could identify the signer?',
    'What does § 406.014(f) allow a notary to record?',
    'Must travel fees be recorded apart from the notarial fee?',
  ],
  sources: [
    {
      cite: "Tex. Gov't Code § 406.108(a)",
      url: 'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.406.htm',
      readAt: 'https://gavvy.com/details/406108-electronic-record-of-online-notarizations',
      quote: 'a record of the identity verification made under Section 406.110, if applicable',
      read: '2026-11-27',
    },
    {
      cite: "Tex. Gov't Code § 406.014",
      url: 'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.406.htm',
      readAt: "https://texas.public.law/statutes/tex._gov't_code_section_406.014",
      read: '2026-11-21',
    },
    {
      cite: "Tex. Gov't Code § 406.014(a)",
      url: 'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.406.htm',
      readAt: "https://texas.public.law/statutes/tex._gov't_code_section_406.014",
      quote: 'shall keep in a book a record of',
      read: '2026-11-21',
    },
    {
      cite: "Tex. Gov't Code § 406.014(a)(7)-(8)",
      url: 'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.406.htm',
      readAt: "https://texas.public.law/statutes/tex._gov't_code_section_406.014",
      quote:
        'if land is conveyed or charged by the instrument, the name of the original grantee and the county where the land is located',
      read: '2026-11-21',
    },
    {
      cite: '1 TAC § 87.50(a)',
      url: 'https://texreg.sos.state.tx.us/public/readtac$ext.TacPage?sl=R&app=9&p_dir=&p_rloc=&p_tloc=&p_ploc=&pg=1&p_tac=&ti=1&pt=4&ch=87&rl=50',
      readAt: 'https://lawglobalhub.com/texas-administrative-code-title-1-section-87-50',
      quote: 'a biometric identifier, including a fingerprint, voice print, and retina or iris image',
      read: '2026-11-21',
    },
    {
      cite: '1 TAC § 87.50(a)(2)',
      url: 'https://texreg.sos.state.tx.us/public/readtac$ext.TacPage?sl=R&app=9&p_dir=&p_rloc=&p_tloc=&p_ploc=&pg=1&p_tac=&ti=1&pt=4&ch=87&rl=50',
      readAt: 'https://lawglobalhub.com/texas-administrative-code-title-1-section-87-50',
      quote: 'any other number that could be used to identify the principal of the document',
      read: '2026-11-22',
    },
    {
      cite: '1 TAC § 87.51(a)',
      url: 'https://texreg.sos.state.tx.us/public/readtac$ext.TacPage?sl=R&app=9&p_dir=&p_rloc=&p_tloc=&p_ploc=&pg=1&p_tac=&ti=1&pt=4&ch=87&rl=51',
      readAt:
        'https://regulations.justia.com/states/texas/title-1/part-4/chapter-87/subchapter-f/section-87-51',
      quote:
        'so long as the records are adequately backed-up and are capable of being printed in a tangible medium when requested',
      read: '2026-11-21',
    },
    {
      cite: '1 TAC § 87.51(d)',
      url: 'https://texreg.sos.state.tx.us/public/readtac$ext.TacPage?sl=R&app=9&p_dir=&p_rloc=&p_tloc=&p_ploc=&pg=1&p_tac=&ti=1&pt=4&ch=87&rl=51',
      readAt:
        'https://regulations.justia.com/states/texas/title-1/part-4/chapter-87/subchapter-f/section-87-51',
      quote: 'except that a separate entry must be made for each type of notarial act',
      read: '2026-11-23',
    },
    {
      cite: '1 TAC § 87.54',
      url: 'https://texreg.sos.state.tx.us/public/readtac$ext.TacPage?sl=R&app=9&p_dir=&p_rloc=&p_tloc=&p_ploc=&pg=1&p_tac=&ti=1&pt=4&ch=87&rl=54',
      read: '2026-11-21',
    },
    {
      cite: 'S.B. 693, 89th Leg. (2025), as reported',
      url: 'https://capitol.texas.gov/tlodocs/89R/billtext/html/SB00693F.htm',
      readAt: 'https://www.texasnotary.com/notary-article/new-texas-notary-laws-effective-september-2025',
      quote: 'must keep their notarial records for 10 years from the date of the notarization',
      read: '2026-11-21',
    },
    {
      cite: "Tex. Gov't Code § 406.0165",
      url: 'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.406.htm',
      readAt: "https://texas.public.law/statutes/tex._gov't_code_section_406.0165",
      quote:
        'in the presence of a witness who has no legal or equitable interest in any real or personal property',
      read: '2026-11-23',
    },
    {
      cite: "Tex. Gov't Code § 406.022",
      url: 'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.406.htm',
      readAt: "https://texas.public.law/statutes/tex._gov't_code_section_406.022",
      quote: 'shall obtain the record books and public papers belonging to the office of the notary public',
      read: '2026-11-21',
    },
    {
      cite: "Tex. Gov't Code § 406.024",
      url: 'https://notarytraining.sos.texas.gov/notaryfees',
      quote: 'All notarial acts not provided for $10.00',
      read: '2026-11-21',
    },
    {
      cite: "Tex. Gov't Code § 603.006",
      url: 'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.603.htm',
      readAt: 'http://www.notariesandnotarynews.com/2016/01/where-does-it-say-to-record-fees-in.html',
      read: '2026-11-21',
    },
    {
      cite: 'Tex. Code Crim. Proc. art. 45A.101',
      url: 'https://statutes.capitol.texas.gov/Docs/CR/htm/CR.45A.htm',
      read: '2026-11-21',
    },
    {
      cite: '1 TAC § 87.51(c)',
      url: 'https://texreg.sos.state.tx.us/public/readtac$ext.TacPage?sl=R&app=9&p_dir=&p_rloc=&p_tloc=&p_ploc=&pg=1&p_tac=&ti=1&pt=4&ch=87&rl=51',
      readAt:
        'https://regulations.justia.com/states/texas/title-1/part-4/chapter-87/subchapter-f/section-87-51',
      quote:
        'The records of a notary public shall remain within the exclusive control of the notary public at all times.',
      read: '2026-11-22',
    },
    {
      cite: '1 TAC § 87.52(a)',
      url: 'https://texreg.sos.state.tx.us/public/readtac$ext.TacPage?sl=T&app=9&p_dir=P&p_rloc=191830&p_tloc=&p_ploc=1&pg=5&p_tac=&ti=1&pt=4&ch=87&rl=54',
      quote:
        'shall provide the certified copy no later than 10 business days from the date of receipt of the fees',
      read: '2026-11-22',
    },
    {
      cite: '1 TAC § 87.52(b)',
      url: 'https://texreg.sos.state.tx.us/public/readtac$ext.TacPage?sl=T&app=9&p_dir=P&p_rloc=191830&p_tloc=&p_ploc=1&pg=5&p_tac=&ti=1&pt=4&ch=87&rl=54',
      quote: 'that portion of the recording is confidential and shall not be released without consent',
      read: '2026-11-22',
    },
    {
      cite: 'S.B. 693, 89th Leg. (2025), engrossed text',
      url: 'https://capitol.texas.gov/tlodocs/89R/billtext/html/SB00693E.htm',
      readAt: 'https://app.legiplex.com/tx/legislature/2025/89r/bills/sb693/drafts-latest',
      quote: 'failure to maintain records under Section 406.014',
      read: '2026-11-27',
    },
    {
      cite: 'Notary Public Underwriters, S.B. 693 (2025)',
      url: 'https://notarypublicunderwriters.com/national-notary-blog/1386-texas-enacts-significant-updates-to-state-notary-law',
      quote:
        'apply only to people whose notary public application for appointment or reappointment is submitted on or after January 1, 2026',
      read: '2026-11-27',
    },
  ],
  confidence: 'high',
  lawRead:
    'Statute as of June 2024; rules as of March to May 2025; S.B. 693 of 2025 in its engrossed text and as reported by others.',
};

import type { StateGuide } from '../state-guide.ts';

/** What a notary of New Jersey should know about the journal. */
export const newJersey: StateGuide = {
  duty: [
    {
      text: 'You must keep a journal of all notarial acts that you perform.',
      cite: 'N.J.S.A. 52:7-10.18(a)',
    },
    { text: 'The duty has been in force since October 2021.', cite: 'P.L. 2021, c. 179' },
    {
      text: 'Attorneys, their employees and title insurance agents may keep a record in their files instead.',
      cite: 'N.J.S.A. 52:7-10.18(e)',
      toVerify: true,
    },
  ],
  format: [
    { text: 'The journal may be on paper or electronic.', cite: 'N.J.S.A. 52:7-10.18' },
    {
      text: 'Keep only one journal at a time for all acts, on paper or electronic. An electronic journal cannot run beside a paper one.',
      cite: 'N.J.A.C. 17:50-1.11(a)',
    },
    {
      text: 'A paper journal is a bound register with consecutively numbered lines and pages.',
      cite: 'N.J.S.A. 52:7-10.18',
    },
    {
      text: 'An electronic journal must be in a permanent, tamper-evident format.',
      cite: 'N.J.S.A. 52:7-10.18',
    },
    { text: 'In an electronic journal, number the entries without gaps.' },
  ],
  retention: [
    {
      text: 'Keep the journal for 10 years after the last act recorded in it.',
      cite: 'N.J.S.A. 52:7-10.18(d)',
    },
    {
      text: 'Instead of keeping it, you may transmit it to the Department of the Treasury or to an approved repository.',
      cite: 'N.J.S.A. 52:7-10.18(d)',
    },
  ],
  handOver: [
    {
      text: 'At the Treasury the Division of Revenue and Enterprise Services takes the journal.',
      cite: 'N.J.S.A. 52:7-10.18(d)',
    },
    {
      text: 'If the journal is lost or stolen, notify the State Treasurer within 10 days, online.',
      cite: 'N.J.A.C. 17:50-1.11(c)',
    },
  ],
  entry: [
    {
      text: 'Record the date and time and the type of act.',
      cite: 'N.J.S.A. 52:7-10.18(b)',
    },
    {
      text: 'Record the name and address of each person for whom you act.',
      cite: 'N.J.S.A. 52:7-10.18(b)',
    },
    {
      text: 'If you know the signer personally, write a statement to that effect.',
      cite: 'N.J.S.A. 52:7-10.18(b)',
    },
    {
      text: 'Otherwise record how you identified the signer, the type of credential, and both its date of issuance and its date of expiration.',
      cite: 'N.J.S.A. 52:7-10.18(b)',
    },
    {
      text: 'For an identifying witness record the name and signature, and the type, issuance and expiration of the ID of the witness.',
      cite: 'N.J.S.A. 52:7-10.18(b)',
    },
    {
      text: 'List each fee that you charged for the act. A single total is not enough.',
      cite: 'N.J.S.A. 52:7-10.18(b)(6)',
    },
    {
      text: 'The list asks for no title or description of the document, no signature of the signer, no ID number and no thumbprint.',
      cite: 'N.J.S.A. 52:7-10.18(b)',
    },
  ],
  fees: [
    {
      text: 'You may charge at most $2.50 for each oath, affidavit, proof of a deed or acknowledgment.',
      cite: 'N.J.A.C. 17:50-1.18',
    },
    {
      text: 'In a transfer of real estate the cap for the grantors is $15, whatever the number of acts.',
      cite: 'N.J.A.C. 17:50-1.18',
    },
    {
      text: 'In a financing of real estate the cap for the mortgagors is $25, whatever the number of acts.',
      cite: 'N.J.A.C. 17:50-1.18',
    },
  ],
  more: [],
  questions: [
    'Who may keep a record in the files instead of a journal under N.J.S.A. 52:7-10.18(e), and what must it hold?',
  ],
  sources: [
    {
      cite: 'N.J.S.A. 52:7-10.18(a)',
      url: 'https://law.justia.com/codes/new-jersey/2021/title-52/section-52-7-10-18/',
      quote: 'A notary public shall maintain a journal of all notarial acts performed.',
    },
    {
      cite: 'N.J.S.A. 52:7-10.18',
      url: 'https://law.justia.com/codes/new-jersey/2021/title-52/section-52-7-10-18/',
    },
    {
      cite: 'N.J.S.A. 52:7-10.18(b)',
      url: 'https://law.justia.com/codes/new-jersey/2021/title-52/section-52-7-10-18/',
    },
    {
      cite: 'N.J.S.A. 52:7-10.18(b)(6)',
      url: 'https://law.justia.com/codes/new-jersey/2021/title-52/section-52-7-10-18/',
      quote: 'an itemized list of all fees charged for the notarial act',
    },
    {
      cite: 'N.J.S.A. 52:7-10.18(d)',
      url: 'https://www.centralizedverification.com/copia-de-nevada-1',
      quote:
        'retain the journal for 10 years after the performance of the last notarial act chronicled in the journal',
    },
    { cite: 'N.J.S.A. 52:7-10.18(e)' },
    { cite: 'P.L. 2021, c. 179' },
    {
      cite: 'N.J.A.C. 17:50-1.11(a)',
      url: 'https://print.casetext.com/regulation/new-jersey-administrative-code/title-17-treasury-general/chapter-50-notary-public-rules/subchapter-1-general-provisions/section-1750-111-journal-requirement',
      quote: 'A notary public shall maintain only one journal at a time to chronicle all notarial acts',
    },
    {
      cite: 'N.J.A.C. 17:50-1.11(c)',
      url: 'https://print.casetext.com/regulation/new-jersey-administrative-code/title-17-treasury-general/chapter-50-notary-public-rules/subchapter-1-general-provisions/section-1750-111-journal-requirement',
      quote: 'the notary public shall notify the State Treasurer within 10 days of the loss or theft',
    },
    {
      cite: 'N.J.A.C. 17:50-1.18',
      url: 'https://rivermaplearning.com/tools/notary-fee-calculator/new-jersey/',
      quote:
        '$2.50 per act for administering an oath, taking an affidavit, taking proof of a deed, or taking an acknowledgment.',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute of 2021; rules as of December 2024.',
};

import { advice, high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of New Jersey. */
export const newJersey: StateGuide = {
  duty: [
    high('N.J.S.A. 52:7-10.18(a)', 'You must keep a journal of all notarial acts that you perform.'),
    low('P.L. 2021, c. 179', 'The duty has been in force since October 2021.'),
    low(
      'N.J.S.A. 52:7-10.18(e)',
      'Attorneys, their employees and title insurance agents may keep a record in their files instead.',
    ),
  ],
  format: [
    medium('N.J.S.A. 52:7-10.18', 'The journal may be on paper or electronic.'),
    high(
      'N.J.A.C. 17:50-1.11(a)',
      'Keep only one journal at a time for all acts, on paper or electronic. An electronic journal cannot run beside a paper one.',
    ),
    medium(
      'N.J.S.A. 52:7-10.18',
      'A paper journal is a bound register with consecutively numbered lines and pages.',
    ),
    medium('N.J.S.A. 52:7-10.18', 'An electronic journal must be in a permanent, tamper-evident format.'),
    advice('In an electronic journal, number the entries without gaps.'),
  ],
  retention: [
    high('N.J.S.A. 52:7-10.18(d)', 'Keep the journal for 10 years after the last act recorded in it.'),
  ],
  entry: [
    medium('N.J.S.A. 52:7-10.18(b)', 'Record the date and time and the type of act.'),
    medium('N.J.S.A. 52:7-10.18(b)', 'Record the name and address of each person for whom you act.'),
    medium('N.J.S.A. 52:7-10.18(b)', 'If you know the signer personally, write a statement to that effect.'),
    medium(
      'N.J.S.A. 52:7-10.18(b)',
      'Otherwise record how you identified the signer, the type of credential, and both its date of issuance and its date of expiration.',
    ),
    medium(
      'N.J.S.A. 52:7-10.18(b)',
      'For an identifying witness record the name and signature, and the type, issuance and expiration of the ID of the witness.',
    ),
    high(
      'N.J.S.A. 52:7-10.18(b)(6)',
      'List each fee that you charged for the act. A single total is not enough.',
    ),
    medium(
      'N.J.S.A. 52:7-10.18(b)',
      'The list requires no title or description of the document, signature of the signer, ID number, or thumbprint.',
    ),
  ],
  fees: [
    high(
      'N.J.A.C. 17:50-1.18',
      'You may charge at most $2.50 for each oath, affidavit, proof of a deed or acknowledgment.',
    ),
    high(
      'N.J.A.C. 17:50-1.18',
      'In a transfer of real estate the cap for the grantors is $15, whatever the number of acts.',
    ),
    high(
      'N.J.A.C. 17:50-1.18',
      'In a financing of real estate the cap for the mortgagors is $25, whatever the number of acts.',
    ),
  ],
  more: [],
  questions: [
    'Who may keep a record in the files instead of a journal under N.J.S.A. 52:7-10.18(e), and what must it hold?',
  ],
  sources: [
    {
      cite: 'N.J.S.A. 52:7-10.18(a)',
      url: 'https://pub.njleg.state.nj.us/Bills/2020/PL21/179_.PDF',
      readAt: 'https://law.justia.com/codes/new-jersey/2021/title-52/section-52-7-10-18/',
      quote: 'A notary public shall maintain a journal of all notarial acts performed.',
      read: '2026-11-21',
    },
    {
      cite: 'N.J.S.A. 52:7-10.18',
      url: 'https://pub.njleg.state.nj.us/Bills/2020/PL21/179_.PDF',
      readAt: 'https://law.justia.com/codes/new-jersey/2021/title-52/section-52-7-10-18/',
      read: '2026-11-21',
    },
    {
      cite: 'N.J.S.A. 52:7-10.18(b)',
      url: 'https://pub.njleg.state.nj.us/Bills/2020/PL21/179_.PDF',
      readAt: 'https://law.justia.com/codes/new-jersey/2021/title-52/section-52-7-10-18/',
      read: '2026-11-21',
    },
    {
      cite: 'N.J.S.A. 52:7-10.18(b)(6)',
      url: 'https://pub.njleg.state.nj.us/Bills/2020/PL21/179_.PDF',
      readAt: 'https://law.justia.com/codes/new-jersey/2021/title-52/section-52-7-10-18/',
      quote: 'an itemized list of all fees charged for the notarial act',
      read: '2026-11-21',
    },
    {
      cite: 'N.J.S.A. 52:7-10.18(d)',
      url: 'https://pub.njleg.state.nj.us/Bills/2020/PL21/179_.PDF',
      readAt: 'https://www.centralizedverification.com/copia-de-nevada-1',
      quote:
        'retain the journal for 10 years after the performance of the last notarial act chronicled in the journal',
      read: '2026-11-21',
    },
    {
      cite: 'N.J.S.A. 52:7-10.18(e)',
      url: 'https://pub.njleg.state.nj.us/Bills/2020/PL21/179_.PDF',
      read: '2026-11-21',
    },
    {
      cite: 'P.L. 2021, c. 179',
      url: 'https://pub.njleg.state.nj.us/Bills/2020/PL21/179_.PDF',
      read: '2026-11-21',
    },
    {
      cite: 'N.J.A.C. 17:50-1.11(a)',
      readAt:
        'https://print.casetext.com/regulation/new-jersey-administrative-code/title-17-treasury-general/chapter-50-notary-public-rules/subchapter-1-general-provisions/section-1750-111-journal-requirement',
      quote: 'A notary public shall maintain only one journal at a time to chronicle all notarial acts',
      read: '2026-11-21',
    },
    {
      cite: 'N.J.A.C. 17:50-1.11(c)',
      readAt:
        'https://print.casetext.com/regulation/new-jersey-administrative-code/title-17-treasury-general/chapter-50-notary-public-rules/subchapter-1-general-provisions/section-1750-111-journal-requirement',
      quote: 'the notary public shall notify the State Treasurer within 10 days of the loss or theft',
      read: '2026-11-21',
    },
    {
      cite: 'N.J.A.C. 17:50-1.18',
      readAt: 'https://rivermaplearning.com/tools/notary-fee-calculator/new-jersey/',
      quote:
        '$2.50 per act for administering an oath, taking an affidavit, taking proof of a deed, or taking an acknowledgment.',
      read: '2026-11-21',
    },
  ],
  confidence: 'high',
  lawRead: 'Statute of 2021; rules as of December 2024.',
};

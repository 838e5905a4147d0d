import { high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Indiana. */
export const indiana: StateGuide = {
  duty: [
    high('IC 33-42-17-8(a)', 'You must enter each remote notarial act in an electronic journal.'),
    low(
      'Indiana Secretary of State, Notary Public Guide',
      "For acts in person no journal is required. The Secretary of State's guide strongly recommends one.",
    ),
    low('75 IAC 7-6-1', 'If you keep a journal, the rule on what it must not contain applies to you.'),
  ],
  format: [
    low(
      'Indiana Secretary of State, Notary Public Guide',
      'A voluntary journal of acts in person may be on paper or electronic.',
    ),
    medium(
      'IC 33-42-17-8(d)',
      'The journal of remote acts must be electronic. Access must need a password or other secure authentication, and every entry must be printable.',
    ),
    medium('IC 33-42-17-8(c)', 'You may keep more than one electronic journal of remote acts.'),
  ],
  retention: [
    medium(
      'IC 33-42-17-8(f)',
      'You must not delete or destroy a journal of remote acts unless the Secretary of State or a court orders it. The law sets no number of years.',
    ),
    low(
      'Indiana Secretary of State, Notary Public Guide',
      'For a voluntary journal of acts in person no number of years was found.',
    ),
  ],
  entry: [
    medium(
      'IC 33-42-17-8(e)',
      'The entry of a remote act must contain the date and time, the type of act, the title or a description of the record, and the full name of the signer.',
    ),
    medium(
      'IC 33-42-17-8(e)',
      'It must say how you verified the identity of the signer, and describe any ID with its expiration date.',
    ),
    medium(
      'IC 33-42-17-8(e)',
      'It must list every type of fee and every amount that you charged for the remote act.',
    ),
    high(
      '75 IAC 7-6-1',
      'Do not record an ID number that a government assigned to the signer. The ban does not bind a court clerk.',
    ),
    high(
      '75 IAC 7-6-1(a)(2)',
      'Do not record any other number that could identify the signer, such as a Social Security, account or card number.',
    ),
    low(
      '75 IAC 7-6-1(a)(2)',
      'Leave out the date of birth as well. It is read as a number that could identify the signer.',
    ),
    high('75 IAC 7-6-1', 'Do not take a thumbprint or any other biometric identifier for the journal.'),
    high('75 IAC 7-6-1', 'The numbers of a mailing address are allowed.'),
    high(
      '75 IAC 7-6-1',
      'If you recorded something that is not allowed, redact it before the public sees the entry or gets a copy.',
    ),
    low(
      'Indiana Secretary of State, Notary Public Guide',
      'For acts in person the recommended entry contains the date and time, the type of act, a description of the document, and the fee.',
    ),
    low(
      'Indiana Secretary of State, Notary Public Guide',
      "It also contains the signer's name, address and signature, how you identified the signer, and the type and expiration date of the ID.",
    ),
  ],
  fees: [
    high('IC 33-42-14-1', 'You may charge at most $10 per signature for an act in person.'),
    low('IC 33-42-17-9', 'You may charge at most $25 for a remote act.'),
    high('IC 33-42-14-1', 'If you charge a fee, you must display a list of your fees in advance.'),
    high(
      'IC 33-42-14-1',
      'A travel fee may not exceed the federal rate of the General Services Administration. Record it separately.',
    ),
  ],
  more: [],
  questions: [
    'Does 75 IAC 7-6-1 bind a voluntary journal on paper? It is headed "electronic journal" but speaks of the record journal of the notary.',
    'Did House Bill 1032 of 2024 change anything about the journal?',
    'Is a date of birth a number that 75 IAC 7-6-1 bars?',
    'For how long must the recording of a remote act be kept?',
  ],
  sources: [
    {
      cite: 'IC 33-42-17-8(a)',
      url: 'https://iga.in.gov/laws/2025/ic/titles/33',
      readAt: 'https://instalawyer.io/laws/indiana-code/33-42-17-8-electronic-journal',
      quote: 'Enter each remote notarial act in an electronic journal.',
      read: '2026-11-21',
    },
    {
      cite: 'IC 33-42-17-8(b)',
      url: 'https://iga.in.gov/laws/2025/ic/titles/33',
      readAt: 'https://instalawyer.io/laws/indiana-code/33-42-17-8-electronic-journal',
      quote: 'An employer may not perform the responsibilities described in subsection (a)',
      read: '2026-11-27',
    },
    {
      cite: 'IC 33-42-17-8(c)',
      url: 'https://iga.in.gov/laws/2025/ic/titles/33',
      readAt: 'https://instalawyer.io/laws/indiana-code/33-42-17-8-electronic-journal',
      read: '2026-11-21',
    },
    {
      cite: 'IC 33-42-17-8(d)',
      url: 'https://iga.in.gov/laws/2025/ic/titles/33',
      readAt: 'https://instalawyer.io/laws/indiana-code/33-42-17-8-electronic-journal',
      read: '2026-11-21',
    },
    {
      cite: 'IC 33-42-17-8(e)',
      url: 'https://iga.in.gov/laws/2025/ic/titles/33',
      readAt: 'https://codes.findlaw.com/in/title-33-courts-and-court-officers/in-code-sect-33-42-17-8/',
      read: '2026-11-21',
    },
    {
      cite: 'IC 33-42-17-8(f)',
      url: 'https://iga.in.gov/laws/2025/ic/titles/33',
      readAt: 'https://instalawyer.io/laws/indiana-code/33-42-17-8-electronic-journal',
      quote:
        'unless the remote notary public is ordered to do so by the secretary of state or judicial order',
      read: '2026-11-27',
    },
    {
      cite: '75 IAC 7-6-1',
      url: 'https://iar.iga.in.gov/code/2026/75/7',
      readAt: 'https://regulations.justia.com/states/indiana/title-75/article-7/rule-6/section-1/',
      quote:
        'an identification number that was assigned by a governmental agency or by the United States to the principal',
      read: '2026-11-21',
    },
    {
      cite: '75 IAC 7-6-1(a)(2)',
      url: 'https://iar.iga.in.gov/code/2026/75/7',
      readAt: 'https://regulations.justia.com/states/indiana/title-75/article-7/rule-6/section-1/',
      quote: 'any other number that could be used to identify the principal of the document',
      read: '2026-11-21',
    },
    {
      cite: '75 IAC 7-6-1(e)',
      url: 'https://iar.iga.in.gov/code/2026/75/7',
      readAt: 'https://regulations.justia.com/states/indiana/title-75/article-7/rule-6/section-1/',
      quote: 'the remote notary public shall notify the secretary of state within fifteen (15) days',
      read: '2026-11-27',
    },
    {
      cite: 'IC 33-42-14-1',
      url: 'https://iga.in.gov/laws/2025/ic/titles/33',
      readAt:
        'https://legalfix.com/statutes/state-codes/indiana/title-33/article-42/chapter-14/section-33-42-14-1',
      quote: 'a fee of not more than ten dollars ($10) per signature',
      read: '2026-11-21',
    },
    {
      cite: 'IC 33-42-17-9',
      url: 'https://iga.in.gov/laws/2025/ic/titles/33',
      readAt: 'https://rivermaplearning.com/tools/notary-fee-calculator/indiana/',
      read: '2026-11-21',
    },
    { cite: 'Indiana Secretary of State, Notary Public Guide', read: '2026-11-21' },
    { cite: 'Indiana law on recordings of remote acts (as reported)', read: '2026-11-21' },
  ],
  confidence: 'high',
  lawRead: 'Statute and rules as copied in 2024; rules current to March 2024.',
};

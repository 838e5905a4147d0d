import { advice, high, low, medium, type StateGuide } from '../state-guide.ts';

/** The guide to the journal for notaries of Virginia. */
export const virginia: StateGuide = {
  duty: [
    high(
      'Va. Code § 47.1-14(C)',
      'You must keep a record of every electronic notarial act, with the signer present as well as remote.',
    ),
    low(
      'Va. Code § 47.1-14 as amended 2026 (as reported)',
      'Since July 1, 2026 a record of acts on paper is reported to be required too. We could not read the amended text.',
    ),
    advice(
      'Keep a record of every act, on paper too, until the Secretary of the Commonwealth says otherwise.',
    ),
    medium(
      'NNA U.S. Notary Reference, Virginia (as reported)',
      'Before that day no record of acts on paper was required. The Secretary of the Commonwealth recommended one.',
    ),
  ],
  format: [
    high('Va. Code § 47.1-14(C)', 'The record of electronic acts must itself be electronic.'),
    low(
      'NNA U.S. Notary Reference, Virginia (as reported)',
      'For acts on paper there is no rule: a voluntary journal may be on paper or electronic.',
    ),
  ],
  retention: [
    high(
      'Va. Code § 47.1-14(C)',
      'Keep the record of an electronic act for at least 5 years from the date of the transaction.',
    ),
    high('Va. Code § 47.1-14(C)', 'For a journal of acts on paper the law gives no number of years.'),
  ],
  entry: [
    high(
      'Va. Code § 47.1-14(C)',
      'For each electronic act record the date and time, the type of act, and the type, title or a description of the document or proceeding.',
    ),
    high(
      'Va. Code § 47.1-14(C)',
      'Record the printed name and address of each principal, and the fee if you charge one.',
    ),
    high(
      'Va. Code § 47.1-14(C)',
      'Record the evidence of identity: that you know the principal personally, or the type of ID. A copy of the licence or of another photograph of the face is allowed.',
    ),
    high(
      'Va. Code § 47.1-14(C)',
      'Record the printed name and address of each credible witness. For a witness whom you do not know, describe the type of ID as well.',
    ),
    high(
      'Va. Code § 47.1-14(C)',
      'For a remote act note the type of any other identification that you used.',
    ),
    high(
      'Va. Code § 47.1-14(C)',
      'The law requires no ID number, date of the ID, signature, or thumbprint in the record.',
    ),
    advice('For acts on paper record the same particulars.'),
  ],
  fees: [
    low('Va. Code § 47.1-19 (text of 2022)', 'The statute as of 2022 allows at most $5 for an act on paper.'),
    low(
      'Va. Code § 47.1-19 (as reported)',
      'In 2026 two guides report $10 for an act on paper and $25 for an electronic act. The day on which the cap rose was not found.',
    ),
    medium('Va. Code § 47.1-19 (text of 2022)', 'It is unlawful to charge more than the cap.'),
    medium(
      'Va. Code § 47.1-19 (text of 2022)',
      'You may recover actual and reasonable travel costs by agreement.',
    ),
  ],
  more: [],
  questions: [
    'On which day did the cap for an act on paper rise from $5 to $10?',
    'Does § 47.1-14 require a record of acts on paper since July 1, 2026, with which contents, and for how long must it be kept?',
  ],
  sources: [
    {
      cite: 'Va. Code § 47.1-14 as amended 2026 (as reported)',
      url: 'https://law.lis.virginia.gov/vacode/title47.1/chapter3/section47.1-14/',
      readAt: 'https://www.notarycentral.org/virginia-law-firm-notary-journal-compliance',
      quote: 'Virginia statutory recordkeeping requirements (effective July 1, 2026)',
      read: '2026-11-27',
    },
    {
      cite: 'Va. Code § 47.1-14(C)',
      url: 'https://law.lis.virginia.gov/vacode/title47.1/chapter3/section47.1-14/',
      quote:
        'shall keep, maintain, protect, and provide for lawful inspection an electronic record of notarial acts',
      read: '2026-11-21',
    },
    {
      cite: 'Va. Code § 47.1-14',
      url: 'https://law.lis.virginia.gov/vacode/title47.1/chapter3/section47.1-14/',
      read: '2026-11-21',
    },
    {
      cite: 'NNA U.S. Notary Reference, Virginia (as reported)',
      url: 'https://nnainternal.atlassian.net/wiki/spaces/ETS/pages/3259859353/Virginia+-+U.S.+Notary+Reference',
      read: '2026-11-27',
    },
    {
      cite: 'Va. Code § 47.1-19 (text of 2022)',
      url: 'https://law.lis.virginia.gov/vacode/title47.1/chapter3/section47.1-19/',
      readAt:
        'https://law.uslawyerdatabase.com/category/us-law/2022-code-of-virginia/title-47-1-notaries-and-out-of-state-commissioners/page/2',
      read: '2026-11-21',
    },
    {
      cite: 'Va. Code § 47.1-19 (as reported)',
      url: 'https://law.lis.virginia.gov/vacode/title47.1/chapter3/section47.1-19/',
      readAt: 'https://rivermaplearning.com/tools/notary-fee-calculator/virginia/',
      quote: 'no more than $10 for a paper notarial act and no more than $25 for an electronic notarial act',
      read: '2026-11-21',
    },
    {
      cite: 'Va. Code § 47.1-22',
      url: 'https://law.lis.virginia.gov/vacode/title47.1/chapter4/section47.1-22/',
      readAt:
        'http://print.casetext.com/statute/code-of-virginia/title-471-notaries-and-out-of-state-commissioners/chapter-4-term-of-office/section-471-22-resignation-removal-from-commonwealth-etc',
      quote:
        'A notary may resign his commission by mailing or delivering to the Secretary a letter of resignation.',
      read: '2026-11-22',
    },
  ],
  confidence: 'high',
  lawRead:
    'Statute text of 2022, with § 47.1-14(C) seen on the official site (undated); fees of 2026 as reported by others; reference of the National Notary Association of September 2024.',
};

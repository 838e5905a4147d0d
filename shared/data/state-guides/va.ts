import type { StateGuide } from '../state-guide.ts';

/** What a notary of Virginia should know about the journal. */
export const virginia: StateGuide = {
  duty: [
    {
      text: 'You must keep a record of every electronic notarial act, with the signer present as well as remote.',
      cite: 'Va. Code § 47.1-14(C)',
    },
    {
      text: 'For traditional acts on paper no record is required. The Secretary of the Commonwealth recommends one.',
      cite: 'NNA U.S. Notary Reference, Virginia (as reported)',
      toVerify: true,
    },
  ],
  format: [
    {
      text: 'The record of electronic acts must itself be electronic.',
      cite: 'Va. Code § 47.1-14(C)',
    },
    {
      text: 'Keep it protected, backed up and under your exclusive control, and provide for its lawful inspection.',
      cite: 'Va. Code § 47.1-14(C)',
    },
    {
      text: 'For acts on paper there is no rule: a voluntary journal may be on paper or electronic.',
      cite: 'NNA U.S. Notary Reference, Virginia (as reported)',
      toVerify: true,
    },
  ],
  retention: [
    {
      text: 'Keep the record of an electronic act for at least 5 years from the date of the transaction.',
      cite: 'Va. Code § 47.1-14(C)',
    },
    {
      text: 'For a journal of acts on paper the law gives no number of years.',
      cite: 'Va. Code § 47.1-14(C)',
    },
    {
      text: 'Keep the recording of a remote act.',
      cite: 'Va. Code § 47.1-14(C)',
    },
  ],
  handOver: [
    {
      text: 'If the record is lost or stolen, notify the Secretary of the Commonwealth in writing at once. After theft or vandalism tell law enforcement as well.',
      cite: 'Va. Code § 47.1-14',
      toVerify: true,
    },
  ],
  entry: [
    {
      text: 'For each electronic act record the date and time, the type of act, and the type, title or a description of the document or proceeding.',
      cite: 'Va. Code § 47.1-14(C)',
    },
    {
      text: 'Record the printed name and address of each principal, and the fee if you charge one.',
      cite: 'Va. Code § 47.1-14(C)',
    },
    {
      text: 'Record the evidence of identity: that you know the principal personally, or the type of ID. A copy of the licence or of another photograph of the face is allowed.',
      cite: 'Va. Code § 47.1-14(C)',
    },
    {
      text: 'Record the printed name and address of each credible witness. For a witness whom you do not know, describe the type of ID as well.',
      cite: 'Va. Code § 47.1-14(C)',
    },
    {
      text: 'For a remote act note the type of any other identification that you used.',
      cite: 'Va. Code § 47.1-14(C)',
    },
    {
      text: 'The law asks for no ID number, no date of the ID, no signature and no thumbprint in the record.',
      cite: 'Va. Code § 47.1-14(C)',
    },
    { text: 'For acts on paper record the same particulars.' },
  ],
  fees: [
    {
      text: 'The statute as of 2022 allows at most $5 for an act on paper.',
      cite: 'Va. Code § 47.1-19 (text of 2022)',
      toVerify: true,
    },
    {
      text: 'In 2026 others report $10 for an act on paper and $25 for an electronic act. Stay at $5 until you have read the present text.',
      cite: 'Va. Code § 47.1-19 (as reported)',
      toVerify: true,
    },
    {
      text: 'It is unlawful to charge more than the cap.',
      cite: 'Va. Code § 47.1-19 (text of 2022)',
    },
    {
      text: 'You may recover actual and reasonable travel costs by agreement.',
      cite: 'Va. Code § 47.1-19 (text of 2022)',
    },
  ],
  more: [],
  questions: ['Is the cap for an act on paper $5 or $10?', 'Has § 47.1-14 been amended since 2022?'],
  sources: [
    {
      cite: 'Va. Code § 47.1-14(C)',
      url: 'https://law.lis.virginia.gov/vacode/title47.1/chapter3/section47.1-14/',
      quote:
        'shall keep, maintain, protect, and provide for lawful inspection an electronic record of notarial acts',
    },
    {
      cite: 'Va. Code § 47.1-14',
      url: 'https://law.lis.virginia.gov/vacode/title47.1/chapter3/section47.1-14/',
    },
    { cite: 'NNA U.S. Notary Reference, Virginia (as reported)' },
    {
      cite: 'Va. Code § 47.1-19 (text of 2022)',
      url: 'https://law.uslawyerdatabase.com/category/us-law/2022-code-of-virginia/title-47-1-notaries-and-out-of-state-commissioners/page/2',
    },
    {
      cite: 'Va. Code § 47.1-19 (as reported)',
      url: 'https://rivermaplearning.com/tools/notary-fee-calculator/virginia/',
      quote: 'no more than $10 for a paper notarial act and no more than $25 for an electronic notarial act',
    },
  ],
  confidence: 'high',
  lawRead:
    'Statute text of 2022, with § 47.1-14(C) seen on the official site (undated); fees of 2026 as reported by others; reference of the National Notary Association of September 2024.',
};

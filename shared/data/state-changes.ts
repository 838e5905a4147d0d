import type { StateCode } from './states.ts';

/** A change of a state's law, or a correction of how this journal applied it, that notaries of the state should know. */
export type StateChange = {
  state: StateCode;
  /** The first day of the changed rules, YYYY-MM-DD. */
  date: string;
  /** The day on which this journal first told of the change, if later. It is news from then on. */
  toldOn?: string;
  text: string;
  /** The `cite` of a source in the state's guide. */
  cite: string;
};

/** The changes that notaries are told of, the latest first. */
export const stateChanges: readonly StateChange[] = [
  {
    state: 'MD',
    date: '2026-11-27',
    text: 'Corrected: keep recordings of remote acts for at least 10 years.',
    cite: 'COMAR 01.02.08.07',
  },
  {
    state: 'MI',
    date: '2026-11-27',
    text: 'Corrected: keep entries of remote acts for 10 years.',
    cite: 'MCL 55.286b (as reported)',
  },
  {
    state: 'NC',
    date: '2026-11-27',
    text: 'Corrected: within 10 days after you discover a loss or breach of your electronic journal or recordings, send a signed notice to the Secretary of State and to the register of deeds of the county where you were commissioned. After theft, tampering, or vandalism, also inform the police.',
    cite: 'G.S. 10B-134.17',
  },
  {
    state: 'OR',
    date: '2026-11-27',
    text: 'Corrected: keep the records of remote acts for ten years after the act.',
    cite: 'OAR 160-100-0855(4)',
  },
  {
    state: 'PA',
    date: '2026-11-27',
    text: 'Corrected: keep recordings of remote acts for at least 10 years.',
    cite: '57 Pa.C.S. § 306.1 (as reported)',
  },
  {
    state: 'TN',
    date: '2026-11-27',
    text: 'Corrected: the record of an online notarization needs the particulars that the law lists. Keep it for at least 5 years.',
    cite: 'Tenn. Code Ann. § 8-16-308(a)',
  },
  {
    state: 'VA',
    date: '2026-11-27',
    text: 'Corrected: keep the record of an electronic or remote act for at least 5 years.',
    cite: 'Va. Code § 47.1-14(C)',
  },
  {
    state: 'WA',
    date: '2026-11-27',
    text: 'Corrected: keep recordings of remote acts for at least 10 years, and give the Department of Licensing instructions for access to them when your commission ends.',
    cite: 'WAC 308-30-330',
  },
  {
    state: 'CA',
    date: '2026-11-22',
    text: 'Corrected: the journal asks for a thumbprint for every document that affects real property, land conveyances and real estate transfers included. For a will or trust it offers the thumbprint.',
    cite: 'Cal. Gov. Code § 8206(a)(2)(G); AB 2326 (2012)',
  },
  {
    state: 'IL',
    date: '2026-11-22',
    text: "Corrected: for an act on paper you may record the signer's signature. For an electronic or remote act the journal records none.",
    cite: '14 Ill. Adm. Code 176.910(b)',
  },
  {
    state: 'IL',
    date: '2026-11-22',
    text: 'Corrected: the location of an act and the city of a signer hold no street number and no ZIP code.',
    cite: '14 Ill. Adm. Code 176.910(a), (f)',
  },
  {
    state: 'NV',
    date: '2026-11-22',
    text: 'Corrected: entries of electronic and remote acts hold no signatures.',
    cite: 'NRS 240.201(1)',
  },
  {
    state: 'NY',
    date: '2026-11-22',
    text: 'Corrected: the maximum fee is $2 for each person who signs or swears.',
    cite: 'N.Y. Executive Law § 136',
  },
  {
    state: 'PA',
    date: '2026-11-22',
    text: 'Corrected: the maximum fee for acknowledgments is $5 for the first signature on each document and $2 for each further one.',
    cite: '4 Pa. Code § 167.3 (as reported)',
  },
  {
    state: 'SC',
    date: '2026-11-22',
    text: 'Corrected: keep the journal of electronic acts for at least 10 years after the last act in it.',
    cite: 'S.C. Code Regs. 113-480(C)',
  },
  {
    state: 'TX',
    date: '2026-11-22',
    text: 'Corrected: the maximum fee for acknowledgments is $10 for the first signature on each document and $1 for each further one.',
    cite: "Tex. Gov't Code § 406.024",
  },
  {
    state: 'VA',
    date: '2026-07-01',
    toldOn: '2026-11-27',
    text: 'A record of acts on paper is reported to be required since this day, besides the one of electronic acts. We could not read the amended text: record every act.',
    cite: 'Va. Code § 47.1-14 as amended 2026 (as reported)',
  },
  {
    state: 'UT',
    date: '2026-05-06',
    text: 'If your commission began on or after this day, you must keep a journal of every act, with no more than the last four digits of an ID number. An earlier commission stays under the earlier rules.',
    cite: 'Utah Code § 46-1-14.1(1)-(2)',
  },
  {
    state: 'PA',
    date: '2026-03-28',
    text: 'New rules keep every part of a Social Security number, dates of birth, and ID numbers out of the journal.',
    cite: '4 Pa. Code § 167.32(d) (as reported)',
  },
  {
    state: 'CO',
    date: '2026-01-01',
    toldOn: '2026-11-27',
    text: 'A mobile driver license is reported to be valid to verify identity since this day. Read the policy of the Secretary of State before you accept one.',
    cite: 'H.B. 25-1076 (2025), as reported',
  },
  {
    state: 'TX',
    date: '2026-01-01',
    toldOn: '2026-11-27',
    text: 'If you apply for a commission, new or renewed, on or after this day, you must complete a course of the Secretary of State and keep your records for 10 years.',
    cite: 'Notary Public Underwriters, S.B. 693 (2025)',
  },
  {
    state: 'VA',
    date: '2026-01-01',
    text: 'The maximum fee for an act on paper is reported as $10 since 2026. It was $5. We did not find the day of the change.',
    cite: 'Va. Code § 47.1-19 (as reported)',
  },
  {
    state: 'TX',
    date: '2025-09-01',
    toldOn: '2026-11-27',
    text: 'S.B. 693 is in force. It makes it an offense to notarize for a signer who you know did not appear, and a failure to keep records good cause for discipline. It is reported to apply only to commissions applied for on or after January 1, 2026.',
    cite: 'S.B. 693, 89th Leg. (2025), engrossed text',
  },
  {
    state: 'NC',
    date: '2025-07-01',
    toldOn: '2026-11-27',
    text: 'New rules license platforms and custodians of electronic journals. The rules on entries of electronic acts changed as well.',
    cite: '18 NCAC 07J (as reported)',
  },
  {
    state: 'OH',
    date: '2025-04-03',
    toldOn: '2026-11-27',
    text: 'The maximum fee for an online act is $30, with a technology fee of at most $10 for each session. For other acts it stays $5 for each act.',
    cite: 'Ohio R.C. § 147.08',
  },
  {
    state: 'GA',
    date: '2025-01-01',
    toldOn: '2026-11-27',
    text: 'You must keep a journal of acts for self-filers: parties who submit a deed or the like for recording without a professional.',
    cite: 'O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024)',
  },
  {
    state: 'WA',
    date: '2024-06-22',
    text: 'The maximum fee for an act in person rose from $10 to $15.',
    cite: 'WAC 308-30-220 (as reported)',
  },
];

/** Returns the changes of one state, the latest first. */
export function changesOf(state: StateCode): StateChange[] {
  return stateChanges.filter((change) => change.state === state);
}

import type { StateCode } from './states.ts';

/** A change of a state's law, or a correction of how this journal applied it, that notaries of the state should know. */
export type StateChange = {
  state: StateCode;
  /** The first day of the changed rules, YYYY-MM-DD. */
  date: string;
  text: string;
  /** The `cite` of a source in the state's guide. */
  cite: string;
};

/** The changes that notaries are told of, the latest first. */
export const stateChanges: readonly StateChange[] = [
  {
    state: 'MI',
    date: '2026-11-27',
    text: 'Corrected: keep entries of remote acts for 10 years.',
    cite: 'MCL 55.286b (as reported)',
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
    state: 'VA',
    date: '2026-01-01',
    text: 'The maximum fee for an act on paper is reported as $10 since 2026. It was $5. We did not find the day of the change.',
    cite: 'Va. Code § 47.1-19 (as reported)',
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

/**
 * Doubts of law that the notary answers before the app seals, by the codes of `warning_responses` and `open_doubts`, each as
 * details and PDF name it.
 * `shared/rules/law/doubts.ts` says when each is raised. A code that is no longer raised stays here for entries that have it.
 */
export const doubts = {
  outside_state: 'The place of the act is outside the state of the entry',
  no_commission: 'No listed commission covers the state and the day of the act',
  zone_elsewhere: 'The time zone is not one of the state',
  expired_id: 'An ID had expired on the day of the act',
  notary_is_party: 'A signer or witness has the name of the notary',
  witness_is_signer: 'A credible witness has the name of a signer',
  fee_over_cap: 'The fee is over the maximum of the state',
} as const;

export type DoubtCode = keyof typeof doubts;

export const doubtCodes = Object.keys(doubts) as [DoubtCode, ...DoubtCode[]];

/** Notes that have a code for clients. They need no answer. */
export const noteCodes = ['id_not_listed'] as const;

export type NoteCode = (typeof noteCodes)[number];

/**
 * Doubts that the notary settles at the table, by the codes of `warning_responses`, each as details and PDF name it.
 * `shared/rules/law/guards.ts` says when each is raised. A code that is no longer raised stays here for entries that have it.
 */
export const guards = {
  outside_state: 'The place of the act is outside the state of the entry',
  no_commission: 'No listed commission covers the state and the day of the act',
  expired_id: 'An ID had expired on the day of the act',
  notary_is_party: 'A signer or witness has the name of the notary',
  witness_is_signer: 'A credible witness has the name of a signer',
  fee_over_cap: 'The fee is over the maximum of the state',
} as const;

export type Guard = keyof typeof guards;

export const guardCodes = Object.keys(guards) as [Guard, ...Guard[]];

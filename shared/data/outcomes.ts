/** How an act ended, by code, as lists and reports name it. `refused` is the notary's decision, `cancelled` the signer's. */
export const actOutcomes = { performed: 'Performed', refused: 'Refused', cancelled: 'Cancelled' } as const;

export type ActOutcome = keyof typeof actOutcomes;

export const actOutcomeCodes = Object.keys(actOutcomes) as [ActOutcome, ...ActOutcome[]];

/** Reasons for an act that was not performed, in the words of the wizard, details, PDF, and CSV. */
export const outcomeReasons = {
  identity_not_proven: 'The signer’s identity was not proven',
  signer_absent: 'The signer was not present',
  signer_unwilling: 'The signer was not willing to sign',
  signer_not_aware: 'The signer did not seem to understand the document',
  coercion_suspected: 'The signer seemed to be under pressure',
  document_incomplete: 'The document was incomplete',
  document_not_shown: 'The document was not shown',
  conflict_of_interest: 'The notary had a conflict of interest',
  language_barrier: 'Notary and signer could not communicate',
  unlawful_or_improper: 'The act would have been unlawful or improper',
  fee_not_paid: 'The fee was not paid',
  signer_cancelled: 'The signer changed their mind',
  other: 'Another reason',
} as const;

export type OutcomeReason = keyof typeof outcomeReasons;

export const outcomeReasonCodes = Object.keys(outcomeReasons) as OutcomeReason[];

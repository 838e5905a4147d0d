/** Why a notary starts a new journal. `surrendered`: the law took the journal, and requires another one. */
export const closingReasons = ['surrendered', 'own_choice'] as const;

export type ClosingReason = (typeof closingReasons)[number];

/**
 * Why entries must be kept:
 * - `from_act`, `from_last_act`, `from_end_of_office`: the law's years, from that event;
 * - `from_last_act_as_a_precaution`: the law's years, whose beginning our sources don't give;
 * - `no_end`: the law gives no years and allows no destruction;
 * - `recommended`: the law gives no years, and we recommend ten.
 */
export const retentionBases = [
  ...(['from_act', 'from_last_act', 'from_last_act_as_a_precaution'] as const),
  ...(['from_end_of_office', 'no_end', 'recommended'] as const),
] as const;

export type RetentionBasis = (typeof retentionBases)[number];

/** The notice to a notary about the month's notarizations: few are left, or none. */
export type LimitNotice = 'near' | 'reached';

/** Percentage of the month's notarizations from which a warning is due (specification, section 9). */
const nearAt = 80;

/** Returns what to tell a notary who used so many of the plan's notarizations (-1 is unlimited), or undefined. */
export function limitNotice(used: number, limit: number): LimitNotice | undefined {
  if (limit < 0 || used * 100 < limit * nearAt) return undefined;
  return used < limit ? 'near' : 'reached';
}

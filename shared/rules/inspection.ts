/** Whether an inspection link can be used. */
export type InspectionState = 'active' | 'expired' | 'revoked';

/** Returns whether an inspection link can be used at `now`. Times are ISO 8601. */
export function inspectionState(
  { expiresAt, revokedAt }: { expiresAt: string; revokedAt: string | null },
  now: Date,
): InspectionState {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt) > now.getTime() ? 'active' : 'expired';
}

/** Letters and digits that are hard to confuse on paper or by phone: no I, L, O, U, 0, or 1. */
export const accessCodeAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Returns an access code as it is compared, in whatever way it was typed. */
export function typedAccessCode(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '');
}

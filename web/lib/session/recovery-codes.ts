import type { Profile } from '../api/api-types.ts';

/** The notary is warned at this number of remaining recovery codes or fewer. */
const fewCodes = 3;

/**
 * Returns the warning that few recovery codes are left; undefined while there are enough or the second factor
 * is off.
 */
export function fewCodesText(user: Pick<Profile, 'secondFactorEnabled' | 'recoveryCodesLeft'>) {
  const left = user.recoveryCodesLeft;
  if (!user.secondFactorEnabled || left > fewCodes) return undefined;
  const count =
    left === 0
      ? 'No recovery code is'
      : left === 1
        ? 'Only one recovery code is'
        : `Only ${left} recovery codes are`;
  return `${count} left. Get new ones under Settings, Security.`;
}

import type { Profile } from './api-types.ts';

/** From this number of recovery codes down, the notary is warned. */
const fewCodes = 3;

/** The warning that few recovery codes are left; undefined while there are enough, or no second factor is on. */
export function fewCodesText(user: Pick<Profile, 'secondFactorEnabled' | 'recoveryCodesLeft'>) {
  const left = user.recoveryCodesLeft;
  if (!user.secondFactorEnabled || left > fewCodes) return undefined;
  const count =
    left === 0
      ? 'No recovery code is'
      : left === 1
        ? 'Only one recovery code is'
        : `Only ${left} recovery codes are`;
  return `${count} left. Get new ones in the settings, under Credentials.`;
}

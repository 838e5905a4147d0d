import { findState } from '#shared/data/states.ts';
import type { Profile } from '#web/lib/api/api-types.ts';

export type PracticeState = { code: string; name: string; label: 'Primary' | 'Additional' };

/** Returns the notary's practice states without duplicates, the primary state first. */
export function practiceStatesOf(
  profile: Pick<Profile, 'primaryNotaryState' | 'additionalNotaryStates'>,
): PracticeState[] {
  const primary = profile.primaryNotaryState;
  const codes = new Set([...(primary ? [primary] : []), ...profile.additionalNotaryStates]);
  return [...codes].flatMap((code) => {
    const state = findState(code);
    return state ? [{ code, name: state.name, label: code === primary ? 'Primary' : 'Additional' }] : [];
  });
}

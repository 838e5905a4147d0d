import { api } from '#web/lib/api/api-client.ts';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import type { Profile, ProfileChanges } from '#web/lib/api/api-types.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { updateProfile } from '#web/lib/session/session.ts';
import { sessionState, storeUser } from '#web/lib/session/session-store.ts';

const fields = ['primaryNotaryState', 'additionalNotaryStates'] as const;

/** Returns one text for the same states in any order. */
const keyOf = (value: string | readonly string[] | null | undefined) =>
  [value ?? []].flat().toSorted().join();

/** Reports whether the stored value changed to a third value: neither the earlier one nor the new one. */
function isRivalled(changes: ProfileChanges, known: Profile, stored: Profile): boolean {
  return fields.some((field) => {
    const key = keyOf(stored[field]);
    return changes[field] !== undefined && key !== keyOf(known[field]) && key !== keyOf(changes[field]);
  });
}

/**
 * Stores practice states. If another device changed the same fields, it stores nothing and updates the session with
 * the other device's values. Changes to other fields do not matter.
 */
async function store(changes: ProfileChanges): Promise<void> {
  const known = sessionState().session?.user;
  try {
    await updateProfile({ ...changes, version: known?.version });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'PROFILE_VERSION_STALE')) throw error;
    const user = await api('get-profile');
    storeUser(user);
    if (known && isRivalled(changes, known, user)) throw error;
    await updateProfile({ ...changes, version: user.version });
  }
}

/** Stores practice states and announces the result. Returns true if they are stored. */
export async function savePracticeStates(changes: ProfileChanges): Promise<boolean> {
  try {
    await store(changes);
    notify.success('Notary practice states updated successfully');
    return true;
  } catch (error) {
    if (!isSessionEnd(error)) {
      notify.error('Failed to update profile', { description: detailOf(error, '') });
    }
    return false;
  }
}

import { adoptStoredSession } from './session-store.ts';

/** Held while a call is out that replaces the token: one at a time over all tabs of the browser. */
const lockName = 'session-renewal';

/** Makes a change of the session's token while no other tab makes one. */
export async function changingToken<T>(change: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request(lockName, change) : await change();
}

/** Makes a change of the token unless one is under way. */
export function tryChangingToken(change: () => Promise<void>): void {
  if (!navigator.locks) void change();
  else void navigator.locks.request(lockName, { ifAvailable: true }, (lock) => lock && change());
}

/** Waits for a change of the token that is under way, in this tab or another, and takes it over. */
export async function tokenSettled(): Promise<void> {
  if (!navigator.locks) return;
  await navigator.locks.request(lockName, { mode: 'shared' }, () => adoptStoredSession({ key: null }));
}

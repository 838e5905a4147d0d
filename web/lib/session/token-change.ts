import { adoptStoredSession } from './session-store.ts';

/** The lock held during a call that replaces the token: one at a time across all tabs of the browser. */
const lockName = 'session-renewal';

/** Changes the session's token while no other tab does. */
export async function changingToken<T>(change: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request(lockName, change) : await change();
}

/** Changes the token unless another change is running. */
export function tryChangingToken(change: () => Promise<void>): void {
  if (!navigator.locks) void change();
  else void navigator.locks.request(lockName, { ifAvailable: true }, (lock) => lock && change());
}

/** Waits for a running change of the token, in this tab or another, and adopts it. */
export async function tokenSettled(): Promise<void> {
  if (!navigator.locks) return;
  await navigator.locks.request(lockName, { mode: 'shared' }, () => adoptStoredSession({ key: null }));
}

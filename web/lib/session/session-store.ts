import type { Profile } from '../api/api-types.ts';
import { sessionKeys as keys, offlineToken } from './session-keys.ts';

/** A signed-in notary. `receivedAt` is this device's clock (epoch ms) when the token arrived. */
export type Session = { token: string; user: Profile; receivedAt: number };

/** The session as pages see it; `notice` says why a session ended without the notary's action. */
export type SessionState = { session: Session | undefined; notice: string | undefined };

let state: SessionState = { session: read(), notice: undefined };
const listeners = new Set<() => void>();

function isProfile(value: unknown): value is Profile {
  if (typeof value !== 'object' || value === null) return false;
  const text = ['id', 'createdAt', 'email', 'fullName', 'timezone', 'dateFormat'] as const;
  // A profile stored before profiles had versions lacks other fields too.
  if (typeof Reflect.get(value, 'version') !== 'number') return false;
  return text.every((name) => typeof Reflect.get(value, name) === 'string');
}

function parseUser(json: string | null): Profile | undefined {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return isProfile(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the stored session; a missing or corrupt user counts as signed out (specification, section 4). */
function read(): Session | undefined {
  const token = localStorage.getItem(keys.token);
  if (!token) return undefined;
  const user = parseUser(localStorage.getItem(keys.user));
  if (!user) {
    erase();
    return undefined;
  }
  return { token, user, receivedAt: Number(localStorage.getItem(keys.receivedAt)) || 0 };
}

function erase(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
}

function set(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` on every change of the session, in this tab or another; returns a function that stops it.
 */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current state; the same object until it changes. */
export function sessionState(): SessionState {
  return state;
}

/** Whether there is a session that the server knows. */
export function isConnected(): boolean {
  return state.session !== undefined && state.session.token !== offlineToken;
}

/** Opens a session or replaces its token. */
export function openSession(token: string, user: Profile, now: Date): void {
  const receivedAt = now.getTime();
  // Write the token last: another tab acts on it and must find the user in place.
  localStorage.setItem(keys.user, JSON.stringify(user));
  localStorage.setItem(keys.receivedAt, String(receivedAt));
  localStorage.setItem(keys.token, token);
  set({ session: { token, user, receivedAt }, notice: undefined });
}

/** Replaces the stored profile of the open session. The same profile changes nothing, because every view would be rendered again. */
export function storeUser(user: Profile): void {
  if (!state.session || state.session.user.id !== user.id) return;
  const json = JSON.stringify(user);
  if (json === JSON.stringify(state.session.user)) return;
  localStorage.setItem(keys.user, json);
  set({ ...state, session: { ...state.session, user } });
}

/** Ends the session in every tab of this browser; `notice` is shown on the sign-in page. */
export function endSession(notice?: string): void {
  erase();
  set({ session: undefined, notice });
}

/** Applies what another tab stored (the browser's `storage` event). */
export function adoptStoredSession(event: Pick<StorageEvent, 'key'>): void {
  const ours: readonly string[] = Object.values(keys);
  if (event.key !== null && !ours.includes(event.key)) return;
  const session = read();
  if (JSON.stringify(session) === JSON.stringify(state.session)) return;
  set({ session, notice: undefined });
}

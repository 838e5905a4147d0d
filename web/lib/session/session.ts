import { useSyncExternalStore } from 'react';
import { limits } from '#shared/data/limits.ts';
import { api } from '../api/api-client.ts';
import { isSessionEnd } from '../api/api-error.ts';
import type { Profile, ProfileChanges } from '../api/api-types.ts';
import { profilePatience } from '../api/early-profile.ts';
import { warn } from '../warn.ts';
import {
  adoptStoredSession,
  endSession,
  isConnected,
  onSessionChange,
  openSession,
  type SessionState,
  sessionState,
  storeUser,
} from './session-store.ts';
import { changingToken, tryChangingToken } from './token-change.ts';

const minute = 60_000;
const inactivity = limits.inactivityMinutes * minute;
const notice = limits.inactivityNoticeMinutes * minute;
/** A token older than this is renewed while the notary is active. */
const renewalAge = 5 * minute;
const checkInterval = 15_000;
const activityKey = 'last_activity';
/** Activity is recorded for the other tabs at most this often. */
const activityStep = 5_000;

/** Returns the session as the pages see it. */
export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState);
}

/** Returns the signed-in notary. Only for views that the frame shows to signed-in notaries. */
export function useNotary(): Profile {
  const { session } = useSession();
  if (!session) throw new Error('This view needs a signed-in notary');
  return session.user;
}

/** Opens a session, which counts as activity. */
export function beginSession(token: string, user: Profile): void {
  const now = new Date();
  localStorage.setItem(activityKey, String(now.getTime()));
  openSession(token, user, now);
}

/** Signs out here and in every other tab immediately, then tells the server. */
export async function signOut(notice?: string): Promise<void> {
  // The call reads its token before the session is cleared.
  const told = isConnected() && api('logout');
  endSession(notice);
  try {
    await told;
  } catch (error) {
    warn('The server could not be told of the sign-out', error);
  }
}

/** Changes the named profile fields here and on the server; throws an ApiError when refused. */
export async function updateProfile(changes: ProfileChanges): Promise<void> {
  storeUser(await api('update-profile', { body: changes }));
}

/** Reads the profile from the server; throws if it cannot be read. */
export async function loadProfile(): Promise<void> {
  const before = sessionState().session?.user;
  // A poor connection must not delay the app: it continues with the stored profile.
  const user = await api('get-profile', { patience: profilePatience });
  // A profile changed while this one was on its way is newer.
  if (sessionState().session?.user === before) storeUser(user);
}

/** Refreshes the profile; a failure is only logged (specification, section 8). */
export async function refreshProfile(): Promise<void> {
  try {
    await loadProfile();
  } catch (error) {
    if (!isSessionEnd(error)) warn('The profile could not be refreshed', error);
  }
}

let checking: Promise<void> | undefined;

/**
 * Checks the stored session when the site opens: ends an idle session immediately, otherwise begins to refresh the profile, which
 * ends a refused session.
 */
export function checkStoredSession(): void {
  if (!sessionState().session || endIfIdle() || !isConnected()) return;
  checking = refreshProfile();
}

/**
 * Returns the profile of the signed-in notary when the stored one has been refreshed, or could not be. Undefined if the
 * session has ended. For what a later profile must not change.
 */
export async function freshProfile(): Promise<Profile | undefined> {
  await checking;
  return sessionState().session?.user;
}

/**
 * Makes a call that ends every other session and answers with a fresh token for this one. This browser's
 * other tabs continue with the new token, whatever they are requesting. Throws an ApiError when refused.
 */
export async function replaceToken<Answer extends { accessToken: string }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  return await changingToken(async () => {
    const response = await call();
    const current = sessionState().session;
    if (current) openSession(response.accessToken, current.user, new Date());
    return response;
  });
}

/** When the site was last used. Renewing a token changes `receivedAt` but is not activity. */
function lastActivity(): number {
  return Number(localStorage.getItem(activityKey)) || (sessionState().session?.receivedAt ?? 0);
}

/** Ends the session after 60 minutes without activity in any tab; returns whether it did. */
function endIfIdle(): boolean {
  if (!sessionState().session || Date.now() - lastActivity() < inactivity) return false;
  void signOut(
    `You were signed out after ${limits.inactivityMinutes} minutes without activity. An entry you were working on is kept on this device.`,
  );
  return true;
}

function noteActivity(): void {
  if (!sessionState().session || endIfIdle()) return;
  const now = Date.now();
  if (now - lastActivity() >= activityStep) localStorage.setItem(activityKey, String(now));
}

function isRenewalDue(): boolean {
  const session = sessionState().session;
  return (
    session !== undefined &&
    isConnected() &&
    Date.now() - session.receivedAt > renewalAge &&
    lastActivity() > session.receivedAt
  );
}

let renewing = false;

/** Renews the token, one call at a time across all tabs. */
async function renewToken(): Promise<void> {
  adoptStoredSession({ key: null });
  if (renewing || !isRenewalDue()) return;
  renewing = true;
  try {
    const { accessToken } = await api('refresh-session');
    const current = sessionState().session;
    if (current) {
      openSession(accessToken, current.user, new Date());
      void import('../offline/unlock.ts').then(({ noteOnline }) => noteOnline(current.user)).catch(() => {});
    }
  } catch (error) {
    if (!isSessionEnd(error)) warn('The session could not be renewed', error);
  } finally {
    renewing = false;
  }
}

function renewIfDue(): void {
  if (isRenewalDue()) tryChangingToken(renewToken);
}

function check(): void {
  if (!endIfIdle()) renewIfDue();
}

function onVisibility(): void {
  if (document.visibilityState !== 'visible' || !sessionState().session) return;
  check();
  if (isConnected()) void refreshProfile();
}

/** Calls `listener` while the session is about to end for inactivity; returns a function that stops it. */
export function onIdleSoon(listener: () => void): () => void {
  const timer = setInterval(() => {
    if (sessionState().session && Date.now() - lastActivity() >= inactivity - notice) listener();
  }, checkInterval);
  return () => clearInterval(timer);
}

/** Keeps the session as after any other activity, and renews its token, which lives no longer than an idle session. */
export function staySignedIn(): void {
  noteActivity();
  renewIfDue();
}

/** The events that a browser reports while the page is in use. */
export const activityEvents = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/**
 * Maintains the session: other tabs, inactivity, token renewal, and a fresh profile when the tab becomes
 * visible. Returns a function that stops it.
 */
export function watchSession(): () => void {
  const options = { passive: true, capture: true };
  for (const event of activityEvents) window.addEventListener(event, noteActivity, options);
  window.addEventListener('storage', adoptStoredSession);
  document.addEventListener('visibilitychange', onVisibility);
  const timer = setInterval(check, checkInterval);
  return () => {
    for (const event of activityEvents) window.removeEventListener(event, noteActivity, options);
    window.removeEventListener('storage', adoptStoredSession);
    document.removeEventListener('visibilitychange', onVisibility);
    clearInterval(timer);
  };
}

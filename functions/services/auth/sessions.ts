import type { AccessTokens } from '#functions/adapters/identity/tokens.ts';
import {
  type Account,
  type AccountSession,
  type AccountStore,
  sessionsMax,
} from '#functions/store/account/account-store.ts';

const minute = 60_000;
const tokenLifeMs = 60 * minute;
const sessionLifeMs = 12 * 60 * minute;
/**
 * How long the previous token is still accepted: another tab may use it, or the response with the new one was
 * lost.
 */
const graceMs = 2 * minute;
const triesMax = 8;

/**
 * Returns whether a session is still live: at most 12 hours after `signedInAt` (specification, section 10).
 */
export function isLive(signedInAt: string, now: Date): boolean {
  return now.getTime() < Date.parse(signedInAt) + sessionLifeMs;
}

/**
 * Returns the age of a token within its session. `before`: the previous one, within two minutes of the
 * renewal. `superseded`: an older one, which only a stolen copy or a broken client still has.
 */
export function tokenAge(
  generation: number,
  { renewals = 0, renewedAt }: AccountSession,
  now: Date,
): 'latest' | 'before' | 'superseded' {
  if (generation === renewals) return 'latest';
  const isInGrace = renewedAt !== undefined && now.getTime() < Date.parse(renewedAt) + graceMs;
  return generation === renewals - 1 && isInGrace ? 'before' : 'superseded';
}

export type TokenDeps = { tokens: Pick<AccessTokens, 'sign'>; now: () => Date; newId: () => string };

/**
 * Returns an access token for a session, by default of its current generation. It is valid for 60 minutes,
 * but never longer than the session.
 */
export function issueToken(
  deps: TokenDeps,
  account: Pick<Account, 'id' | 'tokenVersion' | 'sessions'>,
  session: { sessionId: string; signedInAt: string },
  generation: number = account.sessions[session.sessionId]?.renewals ?? 0,
): Promise<string> {
  const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
  const now = deps.now().getTime();
  const signedInAt = Date.parse(session.signedInAt);
  return deps.tokens.sign({
    notaryId: account.id,
    sessionId: session.sessionId,
    tokenVersion: account.tokenVersion,
    generation,
    signedInAt: seconds(signedInAt),
    tokenId: deps.newId(),
    issuedAt: seconds(now),
    expiresAt: seconds(Math.min(now + tokenLifeMs, signedInAt + sessionLifeMs)),
  });
}

/** Returns the sessions to drop when another starts: expired ones, and the oldest beyond the maximum. */
export function sessionsToDrop(sessions: Account['sessions'], now: Date): string[] {
  const entries = Object.entries(sessions);
  const over = entries.filter(([, session]) => !isLive(session.signedInAt, now)).map(([id]) => id);
  const oldestFirst = entries
    .filter(([id]) => !over.includes(id))
    .sort(([, one], [, other]) => one.signedInAt.localeCompare(other.signedInAt))
    .map(([id]) => id);
  return [...over, ...oldestFirst.slice(0, Math.max(0, oldestFirst.length - (sessionsMax - 1)))];
}

/**
 * Starts a session for an account whose password was just verified. Undefined if the password changed in the
 * meantime.
 */
export async function beginSession(
  deps: { accounts: Pick<AccountStore, 'addSession' | 'get'>; now: () => Date; newId: () => string },
  verified: Account,
): Promise<{ sessionId: string; signedInAt: string } | undefined> {
  let account: Account | undefined = verified;
  for (let tries = 0; tries < triesMax; tries += 1) {
    if (account?.tokenVersion !== verified.tokenVersion) return undefined;
    const now = deps.now();
    const sessionId = deps.newId();
    const signedInAt = now.toISOString();
    const drop = sessionsToDrop(account.sessions, now);
    if (await deps.accounts.addSession(account, sessionId, { signedInAt }, drop)) {
      return { sessionId, signedInAt };
    }
    account = await deps.accounts.get(verified.id);
  }
  throw new Error('No session could be started, because parallel sign-ins kept starting theirs');
}

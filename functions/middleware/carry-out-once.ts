import { ulid } from 'ulid';
import { savedRequest } from '#functions/adapters/encryption/saved-request.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import { type Claim, type ClaimStore, claimStore } from '#functions/store/idempotency/claim-store.ts';
import { table } from '#functions/store/table/table.ts';
import type { HttpResponse } from './http-response.ts';
import { logFailure, logMessages } from './log-request.ts';

const keyPattern = /^[\x21-\x7e]{1,128}$/;

/** Seconds that a request and its response are kept. */
const keptSeconds = 24 * 60 * 60;

/** A function that runs out of time responds shortly before it is cut off. */
const cutOffMs = 1_000;

/** A request with an Idempotency-Key. */
export type KeyedRequest = {
  notaryId: string;
  key: string;
  /** Everything that identifies the request: route, path, query, and body. */
  text: string;
  /** Milliseconds until the function is cut off. */
  timeLeft: number;
};

type Deps = { claims: ClaimStore; now: () => Date; newId: () => string };

const inTable = (): Deps => ({ claims: claimStore(table()), now: () => new Date(), newId: () => ulid() });

/** A link to a file expires after a minute, so its response can't be replayed. */
const isKept = ({ statusCode }: HttpResponse) => statusCode < 300;

/** Waits for a write about an attempt. The client's response doesn't depend on it. */
async function settled(claim: Promise<void>): Promise<void> {
  await claim.catch((error: unknown) => logFailure(error, logMessages.answerNotKept));
}

/**
 * Carries out a request once per Idempotency-Key of a notary. A repeat gets the first response, whatever has
 * changed since. `attempt` gets the ID of the resource that the request creates, which is the same in every
 * attempt. If one dies between its effect and its response, the next one finds the resource.
 * IDEMPOTENCY_KEY_REUSED for a different request with the same key; REQUEST_IN_PROGRESS while the first still
 * runs (docs/adr/0075).
 */
export async function carryOutOnce(
  { notaryId, key, text, timeLeft }: KeyedRequest,
  attempt: (newId: () => string) => Promise<HttpResponse>,
  { claims, now, newId }: Deps = inTable(),
): Promise<Outcome<HttpResponse>> {
  if (!keyPattern.test(key)) {
    return refuse('INVALID_FIELDS', { detail: ['Idempotency-Key must be 1 to 128 printable characters'] });
  }
  const kept = savedRequest(notaryId, key);
  const at = now();
  const fresh: Claim = {
    digest: kept.digestOf(text),
    id: newId(),
    runsUntil: at.getTime() + Math.ceil(timeLeft) + cutOffMs,
    expiresAt: Math.floor(at.getTime() / 1000) + keptSeconds,
  };
  const claimed = await claims.claim(notaryId, kept.name, fresh, at);
  if (claimed.kind === 'other') return refuse('IDEMPOTENCY_KEY_REUSED');
  if (claimed.kind === 'running') return refuse('REQUEST_IN_PROGRESS', { retryAfter: 2 });
  if (claimed.kind === 'answered') return ok(JSON.parse(kept.decrypt(claimed.answer)) as HttpResponse);

  const { claim } = claimed;
  const of = [notaryId, kept.name, claim] as const;
  let response: HttpResponse;
  try {
    response = await attempt(() => claim.id);
  } catch (error) {
    await settled(claims.release(...of));
    throw error;
  }
  if (isKept(response)) await settled(claims.answer(...of, kept.encrypt(JSON.stringify(response))));
  // A refused request changed nothing, unless an earlier attempt did.
  else if (response.statusCode < 500 && claimed.kind === 'ours') await settled(claims.forget(...of, now()));
  else await settled(claims.release(...of));
  return ok(response);
}

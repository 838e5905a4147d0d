import { type Refusal, refuse } from '#functions/outcome.ts';
import { callCountStore } from '#functions/store/security/call-count-store.ts';
import { table } from '#functions/store/table/table.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { accountCallLimit } from '#shared/data/call-limits.ts';

/** Counts an account's call to a route with a limit. TOO_MANY_REQUESTS beyond it, with the time to wait. */
export async function countCall(id: RouteId, notaryId: string, now: Date): Promise<Refusal | undefined> {
  const limit = accountCallLimit(id);
  const retryAfter = limit && (await callCountStore(table()).take(notaryId, limit, now));
  if (retryAfter === undefined) return undefined;
  const minutes = Math.ceil(retryAfter / 60);
  const detail = `You have done this very often in the last minutes. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`;
  return refuse('TOO_MANY_REQUESTS', { detail, retryAfter });
}

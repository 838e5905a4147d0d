import { limits } from '#shared/data/limits.ts';
import { api } from '#web/lib/api-client.ts';
import type { EntryRow } from '#web/lib/api-types.ts';
import type { SaverCalls, SaverState } from './entry-saver.ts';

/** How long a call may take on a poor connection, in milliseconds: images of 4 MB at the speed of a modem. */
const patience = 180_000;

/** The drafts saved at or after a time, page by page from the last saved. */
async function draftsSince(at: string, notaryId: string): Promise<EntryRow[]> {
  const found: EntryRow[] = [];
  let asOf: string | undefined;
  for (let page = 1; ; page += 1) {
    const answer = await api('list-entries', {
      query: { status: 'draft', page, pageSize: limits.pageSizeMax, ...(asOf && { asOf }) },
      notaryId,
      signal: AbortSignal.timeout(patience),
    });
    asOf = answer.asOf;
    const recent = answer.items.filter(({ updatedAt }) => updatedAt >= at);
    found.push(...recent);
    if (recent.length < limits.pageSizeMax) return found;
  }
}

/**
 * The calls of a saver for one notary; each fails as a session's end once somebody else is signed in. `newKey` makes
 * the keys of creations, random ones unless given.
 */
export function saverCalls(
  notaryId: string,
  keep: (state: SaverState) => Promise<void>,
  newKey: SaverCalls['newKey'] = () => crypto.randomUUID(),
): SaverCalls {
  const options = () => ({ notaryId, signal: AbortSignal.timeout(patience) });
  return {
    create: (body, intent, idempotencyKey) =>
      api('create-draft', {
        ...(intent === 'submit' && { query: { intent } }),
        body,
        idempotencyKey,
        ...options(),
      }),
    update: (id, body) => api('update-draft', { params: { id }, body, ...options() }),
    submit: (id) => api('submit-entry', { params: { id }, ...options() }),
    read: (id) => api('get-entry', { params: { id }, ...options() }),
    remove: (id) => api('delete-draft', { params: { id }, ...options() }),
    draftsSince: (at) => draftsSince(at, notaryId),
    keep,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: () => new Date(),
    newKey,
  };
}

import { limits } from '#shared/data/limits.ts';
import { api } from '#web/lib/api/api-client.ts';
import type { EntryRow } from '#web/lib/api/api-types.ts';
import type { SaverCalls, SaverState } from './entry-saver.ts';

/** How long the answer to a call may take, in milliseconds. Afterwards the entry waits on the device, and is sent with the same keys. */
const patience = 20_000;

/** Returns the drafts saved at or after a time. It reads page by page, most recent first. */
async function draftsSince(at: string, notaryId: string): Promise<EntryRow[]> {
  const found: EntryRow[] = [];
  let asOf: string | undefined;
  for (let page = 1; ; page += 1) {
    const response = await api('list-entries', {
      query: { status: 'draft', page, pageSize: limits.pageSizeMax, ...(asOf && { asOf }) },
      notaryId,
      patience,
    });
    asOf = response.asOf;
    const recent = response.items.filter(({ updatedAt }) => updatedAt >= at);
    found.push(...recent);
    if (recent.length < limits.pageSizeMax) return found;
  }
}

/**
 * Returns the calls of a saver for one notary. Each call fails as an ended session if another notary has signed in.
 * `newKey` returns the keys of create calls, which are random by default.
 */
export function saverCalls(
  notaryId: string,
  keep: (state: SaverState) => Promise<void>,
  newKey: SaverCalls['newKey'] = () => crypto.randomUUID(),
): SaverCalls {
  const options = { notaryId, patience };
  return {
    create: (body, intent, idempotencyKey) =>
      api('create-draft', {
        ...(intent === 'submit' && { query: { intent } }),
        body,
        idempotencyKey,
        ...options,
      }),
    update: (id, body) => api('update-draft', { params: { id }, body, ...options }),
    submit: (id, key) =>
      api('submit-entry', { params: { id }, ...(key && { idempotencyKey: key }), ...options }),
    submitAll: async (entryIds, idempotencyKey) => {
      const { entries } = await api('submit-entries', { body: { entryIds }, idempotencyKey, ...options });
      return entries;
    },
    read: (id) => api('get-entry', { params: { id }, ...options }),
    remove: (id) => api('delete-draft', { params: { id }, ...options }),
    draftsSince: (at) => draftsSince(at, notaryId),
    keep,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: () => new Date(),
    newKey,
    newSubmissionKey: () => crypto.randomUUID(),
  };
}

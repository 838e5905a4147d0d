import { changeQueued, queuedEntries, removeQueued, takeBack } from './queue.ts';
import { withQueue } from './queue-lock.ts';
import type { QueueBody, QueuedEntry } from './queue-types.ts';

/** Sends an entry again, including one that the server refused. */
export async function sendAgain(notaryId: string, id: string): Promise<void> {
  await withQueue(async () => {
    const entry = (await queuedEntries(notaryId)).find((queued) => queued.id === id);
    if (!entry || entry.state.is === 'sent') return;
    await changeQueued(notaryId, id, { head: { state: { is: 'waiting' }, tries: 0, notBefore: null } });
  });
}

/** Lets the entries be sent that wait until the plan has room. */
export async function sendWithRoom(notaryId: string): Promise<void> {
  await withQueue(async () => {
    for (const { id, state } of await queuedEntries(notaryId)) {
      if (state.is === 'no-room') await changeQueued(notaryId, id, { head: { notBefore: null } });
    }
  });
}

/** Removes an entry, or the line that says it was sent. */
export async function discardQueued(notaryId: string, id: string): Promise<void> {
  await withQueue(() => removeQueued(notaryId, id));
}

/** An entry that was submitted elsewhere continues as a new entry; any other continues as itself. */
function inHand(entry: Pick<QueuedEntry, 'state'>, { form, saver, orderId }: QueueBody) {
  const isNew = entry.state.is === 'needs-you' && entry.state.because === 'submitted-elsewhere';
  return { form, saver: isNew ? {} : saver, step: 1, orderId };
}

/** Makes a queued entry the unsaved entry, for the wizard to open. */
export async function editQueued(
  notaryId: string,
  entry: Pick<QueuedEntry, 'id' | 'state'>,
  now: Date,
): Promise<'taken' | 'gone' | 'hand-is-full'> {
  return await withQueue(() => takeBack(notaryId, entry.id, (body) => inHand(entry, body), now));
}

/** Removes the lines of entries that were sent before a time. */
export async function clearSent(notaryId: string, before: Date): Promise<void> {
  const entries = await queuedEntries(notaryId);
  for (const { id, state } of entries) {
    if (state.is === 'sent' && new Date(state.sentAt) < before) await discardQueued(notaryId, id);
  }
}

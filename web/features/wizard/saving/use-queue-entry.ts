import { useState } from 'react';
import { enqueue } from '#web/lib/offline/queue.ts';
import type { QueueTask } from '#web/lib/offline/queue-types.ts';
import { serverNow } from '#web/lib/server-clock.ts';
import { warn } from '#web/lib/warn.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { signerNames } from '../form/signer-names.ts';
import { entriesOf } from '../visit/entries-of.ts';
import { isUnreachable } from './lost-answer.ts';
import type { EntryInHand } from './use-entry-in-hand.ts';

/** Queues the entry on this device when it cannot be sent. */
export function useQueueEntry(notaryId: string, { inHand, keepSoon, stop, markStored }: EntryInHand) {
  const [queued, setQueued] = useState<QueueTask>();

  /** Adds the entry to the queue, where it waits for a connection. Returns false if the device cannot store it. */
  async function queue(task: QueueTask, entry: EntryForm): Promise<boolean> {
    stop();
    const { form, saver } = inHand(entry);
    try {
      const entries = entriesOf(form);
      const head = {
        task,
        date: form.date,
        actTimezone: form.actTimezone,
        documentType: entries[0]?.documentType ?? '',
        signers: signerNames(form),
        entries: entries.length,
      };
      await enqueue(notaryId, {
        head,
        body: { form, saver },
        now: form.recordedAt ? new Date(form.recordedAt) : serverNow(),
      });
    } catch (error) {
      warn('The entry could not be queued on this device', error);
      keepSoon();
      return false;
    }
    markStored(entry);
    setQueued(task);
    return true;
  }

  /** Sends the entry, or queues it if there is no connection. Returns whether it was sent. */
  async function sendOrQueue(task: QueueTask, entry: EntryForm, send: () => Promise<void>): Promise<boolean> {
    if (!navigator.onLine && (await queue(task, entry))) return false;
    try {
      await send();
      return true;
    } catch (error) {
      if (!isUnreachable(error) || !(await queue(task, entry))) throw error;
      return false;
    }
  }

  return { queued, sendOrQueue };
}

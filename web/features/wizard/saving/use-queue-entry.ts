import { useRef, useState } from 'react';
import { notifyFailure } from '#web/lib/browser/toasts.ts';
import { DeviceSilentError } from '#web/lib/offline/device-store.ts';
import { enqueue } from '#web/lib/offline/queue.ts';
import type { QueueTask } from '#web/lib/offline/queue-types.ts';
import { roomCheckAfter } from '#web/lib/offline/room-check.ts';
import { serverNow } from '#web/lib/session/server-clock.ts';
import { warn } from '#web/lib/warn.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { signerNames } from '../form/signer-names.ts';
import { entriesOf } from '../visit/entries-of.ts';
import { isUnreachable } from './lost-response.ts';
import { isWithoutRoom } from './no-room.ts';
import type { EntryInHand } from './use-entry-in-hand.ts';

const noRoom = { is: 'no-room' } as const;

/** A queued task, and why it waits: no connection, or no room in the plan. */
type Waiting = { task: QueueTask; waitsFor: 'connection' | 'room' };
/** The queued task with its number of entries, and its ID in the queue. */
export type Queued = Waiting & { id: string; entries: number };

/** Queues the entry on this device when it cannot be sent. */
export function useQueueEntry(notaryId: string, { inHand, keepSoon, stop, markStored }: EntryInHand) {
  const [queued, setQueued] = useState<Queued>();
  /** The ID of an entry that may be in the queue: sending it directly as well would record it twice. */
  const perhaps = useRef<string>(undefined);

  /** Adds the entry to the queue. Returns false if the device cannot store it. */
  async function queue({ task, waitsFor }: Waiting, entry: EntryForm): Promise<boolean> {
    stop();
    const { form, saver, orderId } = await inHand(entry);
    const entries = entriesOf(form);
    const id = perhaps.current ?? crypto.randomUUID();
    try {
      const head = {
        task,
        date: form.date,
        actTimezone: form.actTimezone,
        documentType: entries[0]?.documentType ?? '',
        signers: signerNames(form),
        entries: entries.length,
        ...(waitsFor === 'room' && { state: noRoom, notBefore: roomCheckAfter(serverNow()) }),
      };
      await enqueue(notaryId, {
        id,
        head,
        body: { form, saver, orderId },
        now: form.recordedAt ? new Date(form.recordedAt) : serverNow(),
      });
    } catch (error) {
      warn('The entry could not be queued on this device', error);
      if (error instanceof DeviceSilentError && error.mayBeStored) perhaps.current = id;
      if (perhaps.current) throw error;
      keepSoon();
      return false;
    }
    perhaps.current = undefined;
    markStored(entry);
    setQueued({ id, task, waitsFor, entries: entries.length });
    return true;
  }

  /** Sends the entry, or queues it if there is no connection, or no room in the plan. Returns whether it was sent. */
  async function sendOrQueue(task: QueueTask, entry: EntryForm, send: () => Promise<void>): Promise<boolean> {
    const offline: Waiting = { task, waitsFor: 'connection' };
    if ((!navigator.onLine || perhaps.current) && (await queue(offline, entry))) return false;
    try {
      await send();
      return true;
    } catch (error) {
      if (isWithoutRoom(error) && (await queue({ task, waitsFor: 'room' }, entry))) notifyFailure(error, '');
      else if (!isUnreachable(error) || !(await queue(offline, entry))) throw error;
      return false;
    }
  }

  return { queued, sendOrQueue };
}

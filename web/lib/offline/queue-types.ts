import type { Encrypted } from './encrypt.ts';

/** The purpose of a queued entry: a draft in the notary's list, or a permanent entry. */
export type QueueTask = 'draft' | 'submit';

/**
 * The progress of a queued entry. `needs-you`: the server refused it, or it was changed elsewhere, so the notary
 * has to decide; `why` is the sentence to show. `no-room`: the plan's month is full, or it has no room for another draft,
 * so the entry waits for a larger plan or the next month. `sent`: the device keeps only this record of the entry.
 * The tag is `is`, not `kind`, because devices already store it.
 */
export type QueueState =
  | { is: 'waiting' }
  | { is: 'sending' }
  | { is: 'no-room' }
  | { is: 'needs-you'; why: string; because: Obstacle }
  | {
      is: 'sent';
      entryId: string;
      entryNumber: string | null;
      lastNumber?: string | undefined;
      sentAt: string;
    };

/** The obstacle for the entry: a refusal, another version of the draft, or the entry that the draft became. */
export type Obstacle = 'refused' | 'changed-elsewhere' | 'submitted-elsewhere' | 'gone';

/** A queued entry as the list shows it. Times are ISO 8601 UTC; `date` is the day of the act. */
export type QueueHead = {
  task: QueueTask;
  state: QueueState;
  signers: string[];
  documentType: string;
  date: string;
  /** The time zone of the act. Missing on what an earlier version queued. */
  actTimezone?: string;
  /** How many entries are sent as one. Missing on what an earlier version queued, which is one. */
  entries?: number;
  tries: number;
  /** The earliest time of the next attempt, set by the pause after a failed one. */
  notBefore: string | null;
};

/** The entry, what is known of the server's state, and the order that it was started from, read and written by the wizard. */
export type QueueBody = { form: unknown; saver: unknown; orderId?: string | undefined };

export type QueuedEntry = QueueHead & { id: string; queuedAt: string };

/** A queued entry as stored on the device: only its owner and its time are readable. */
export type QueuedRecord = {
  id: string;
  notaryId: string;
  queuedAt: string;
  head: Encrypted;
  body: Encrypted | null;
};

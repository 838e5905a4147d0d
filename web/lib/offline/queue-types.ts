import type { Sealed } from './seal.ts';

/** What is to become of a queued entry: a draft of the notary's list, or a permanent entry. */
export type QueueTask = 'draft' | 'submit';

/**
 * Where a queued entry stands. `needs-you`: the server refused it, or it was changed elsewhere, so only the
 * notary can say how it goes on; `why` is the sentence. `sent`: nothing of it is on the device any more but this.
 */
export type QueueState =
  | { is: 'waiting' }
  | { is: 'sending' }
  | { is: 'needs-you'; why: string; because: Obstacle }
  | { is: 'sent'; entryId: string; entryNumber: string | null; sentAt: string };

/** What stands in the way: a refusal, another version of the draft, or the entry that the draft became. */
export type Obstacle = 'refused' | 'changed-elsewhere' | 'submitted-elsewhere' | 'gone';

/** What the list shows of a queued entry. Times are ISO 8601 UTC, `date` is the day of the act. */
export type QueueHead = {
  task: QueueTask;
  state: QueueState;
  signers: string[];
  documentType: string;
  date: string;
  tries: number;
  /** Not before this time; set by the pause after a failed try. */
  notBefore: string | null;
};

/** The entry itself and what is known of the server's side: read and written by the wizard. */
export type QueueBody = { form: unknown; saver: unknown };

export type QueuedEntry = QueueHead & { id: string; queuedAt: string };

/** A queued entry as it lies on the device: only whose and since when is readable. */
export type QueuedRecord = {
  id: string;
  notaryId: string;
  queuedAt: string;
  head: Sealed;
  body: Sealed | null;
};

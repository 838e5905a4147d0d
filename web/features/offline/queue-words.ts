import { findDocumentType } from '#shared/data/document-types.ts';
import type { QueuedEntry, QueueState } from '#web/lib/offline/queue-types.ts';

/** What an entry of the queue is called: its signers, else its document, else that it is one. */
export function queuedTitle({ signers, documentType }: QueuedEntry): string {
  return signers.join(', ') || findDocumentType(documentType)?.name || 'Untitled entry';
}

/** Where an entry of the queue stands, in a few words. */
export function stateWords(state: QueueState, isOnline: boolean): string {
  if (state.is === 'sending' && isOnline) return 'Sending…';
  if (state.is === 'needs-you') return 'Needs you';
  if (state.is === 'sent')
    return state.entryNumber ? `Sent: Entry ${state.entryNumber}` : 'Sent: saved as draft';
  return 'Waiting to be sent';
}

/** The label of the way on for an entry that needs the notary. */
export function editLabel({ state }: QueuedEntry): string {
  if (state.is !== 'needs-you') return 'Edit';
  if (state.because === 'changed-elsewhere') return 'Compare';
  if (state.because === 'submitted-elsewhere') return 'Record as New Entry';
  return 'Edit';
}

/** `1 entry`, `3 entries`. */
export function entriesText(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

import { findDocumentType } from '#shared/data/document-types.ts';
import type { QueuedEntry, QueueState } from '#web/lib/offline/queue-types.ts';

/** Names a queued entry by its signers, or else by its document. */
export function queuedTitle({ signers, documentType, entries = 1 }: QueuedEntry): string {
  const title = signers.join(', ') || findDocumentType(documentType)?.name || 'Untitled entry';
  return entries > 1 ? `${title} (${entriesText(entries)})` : title;
}

/** Returns the status of a queued entry in a few words. */
export function stateWords(state: QueueState, isOnline: boolean): string {
  if (state.is === 'sending' && isOnline) return 'Sending…';
  if (state.is === 'needs-you') return 'Needs you';
  if (state.is === 'no-room') return 'Kept on this device until your plan has room';
  if (state.is === 'sent' && state.lastNumber)
    return `Sent: Entries ${state.entryNumber} to ${state.lastNumber}`;
  if (state.is === 'sent')
    return state.entryNumber ? `Sent: Entry ${state.entryNumber}` : 'Sent: saved as draft';
  return 'Waiting to be sent';
}

/** Returns the label of the button that continues with a queued entry. */
export function editLabel({ state }: QueuedEntry): string {
  if (state.is !== 'needs-you') return 'Edit';
  if (state.because === 'changed-elsewhere') return 'Compare';
  if (state.because === 'submitted-elsewhere') return 'Record as New Entry';
  return 'Edit';
}

/** Returns `1 entry` or `3 entries`. */
export function entriesText(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

import { findDocumentType } from '#shared/data/document-types.ts';
import type { QueuedEntry } from '#web/lib/offline/queue-types.ts';
import { entriesText } from './entries-text.ts';

/** Names a queued entry by its signers, or else by its document. */
export function queuedTitle({ signers, documentType, entries = 1 }: QueuedEntry): string {
  const title = signers.join(', ') || findDocumentType(documentType)?.name || 'Untitled entry';
  return entries > 1 ? `${title} (${entriesText(entries)})` : title;
}

/** Returns the status of a queued entry in a few words. */
export function stateWords({ state, entries = 1 }: QueuedEntry, isOnline: boolean): string {
  if (state.is === 'sending' && isOnline) return 'Sending…';
  if (state.is === 'needs-you') return 'Needs you';
  if (state.is === 'no-room') return 'Kept on this device until your plan has room';
  if (state.is === 'sent' && state.lastNumber)
    return `Sent: Entries ${state.entryNumber} to ${state.lastNumber}`;
  if (state.is === 'sent' && entries > 1) return 'Sent: saved as drafts';
  if (state.is === 'sent')
    return state.entryNumber ? `Sent: Entry ${state.entryNumber}` : 'Sent: saved as draft';
  return 'Waiting to be sent';
}

/** Returns what is queued: an entry, a draft, or those of a visit. */
export function kindWords({ task, entries = 1 }: QueuedEntry): string {
  if (entries > 1) return task === 'submit' ? 'Entries of a visit' : 'Drafts of a visit';
  return task === 'submit' ? 'Entry' : 'Draft';
}

/** Returns the label of the button that continues with a queued entry. */
export function editLabel({ state, entries = 1 }: QueuedEntry): string {
  if (state.is !== 'needs-you') return 'Edit';
  if (state.because === 'changed-elsewhere') return 'Compare';
  if (state.because === 'submitted-elsewhere')
    return entries > 1 ? 'Record as New Entries' : 'Record as New Entry';
  return 'Edit';
}

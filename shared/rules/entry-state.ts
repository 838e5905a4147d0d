export type EntryStatus = 'draft' | 'submitted';

/** What may happen to an entry, and from which states it may happen (decisions, "Entries"). */
export const entryTransitions = {
  save: { from: ['draft'], to: 'draft' },
  submit: { from: ['draft'], to: 'submitted' },
  delete: { from: ['draft'], to: null },
} as const satisfies Record<string, { from: readonly EntryStatus[]; to: EntryStatus | null }>;

/** Entry numbers are shown with six digits: `000001` (decisions, "Entries"). */
export function formatEntryNumber(number: number): string {
  return String(number).padStart(6, '0');
}

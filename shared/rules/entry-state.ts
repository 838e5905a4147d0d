export type EntryStatus = 'draft' | 'submitted';

/** The transitions of an entry, each with its allowed prior states (specification, section 12). */
export const entryTransitions = {
  save: { from: ['draft'], to: 'draft' },
  submit: { from: ['draft'], to: 'submitted' },
  delete: { from: ['draft'], to: null },
} as const satisfies Record<string, { from: readonly EntryStatus[]; to: EntryStatus | null }>;

/** Returns an entry number with six digits, `000001` (specification, section 12). */
export function formatEntryNumber(number: number): string {
  return String(number).padStart(6, '0');
}

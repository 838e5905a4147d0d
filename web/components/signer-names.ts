import type { EntryRow } from '#web/lib/api-types.ts';

/** Returns the first signer's full name; `none` when no signer is named yet. */
export function firstSigner(entry: Pick<EntryRow, 'signers'>, none = 'No signer added yet'): string {
  const signer = entry.signers[0];
  return [signer?.firstName, signer?.lastName].filter(Boolean).join(' ') || none;
}

/** Returns the number of additional signers as shown: ` +2 more`, or nothing. */
export function furtherSigners(entry: Pick<EntryRow, 'signers'>): string {
  const more = entry.signers.length - 1;
  return more > 0 ? `+${more} more` : '';
}

import type { EntryRow } from '#web/lib/api-types.ts';

/** The first signer's full name; `none` where nobody has been named yet. */
export function firstSigner(entry: Pick<EntryRow, 'signers'>, none = 'No signer added yet'): string {
  const signer = entry.signers[0];
  return [signer?.firstName, signer?.lastName].filter(Boolean).join(' ') || none;
}

/** How many signers there are beyond the first, as shown: ` +2 more`, or nothing. */
export function furtherSigners(entry: Pick<EntryRow, 'signers'>): string {
  const more = entry.signers.length - 1;
  return more > 0 ? `+${more} more` : '';
}

import { searchedName } from '#shared/rules/entry-filters.ts';
import { noSignerRecorded } from '#shared/rules/entry-words.ts';
import { isNamed, searchWords } from '#shared/rules/search-words.ts';
import type { EntryRow } from '#web/lib/api/api-types.ts';

/** Returns an entry whose first signer is one that a search finds, so that a list shows why it found the entry. */
export function withFoundSigner<E extends Pick<EntryRow, 'signers'>>(entry: E, search = ''): E {
  const words = searchWords(search);
  const found = entry.signers.find((signer) => isNamed(searchedName(signer), words));
  if (words.length === 0 || !found) return entry;
  return { ...entry, signers: [found, ...entry.signers.filter((signer) => signer !== found)] };
}

type Named = { firstName: string | null; lastName: string | null };
type Signed = { signers: readonly Named[] } & Partial<Pick<EntryRow, 'status'>>;

const noSigner = { draft: 'No signer added yet', submitted: noSignerRecorded, destroyed: '' };

const nameOf = ({ firstName, lastName }: Named) => [firstName, lastName].filter(Boolean).join(' ');

/** Returns the first signer's full name; `none` when no signer is named. */
export function firstSigner(entry: Signed, none = noSigner[entry.status ?? 'draft']): string {
  const [signer] = entry.signers;
  return (signer && nameOf(signer)) || none;
}

/** Returns the full names of all signers, such as `Ada Byron, Ben Borrower`; `none` when no signer is named. */
export function allSigners(entry: Signed, none?: string): string {
  return entry.signers.map(nameOf).filter(Boolean).join(', ') || firstSigner(entry, none);
}

/** Returns the number of additional signers as shown: ` +2 more`, or nothing. */
export function furtherSigners(entry: Pick<EntryRow, 'signers'>): string {
  const more = entry.signers.length - 1;
  return more > 0 ? `+${more} more` : '';
}

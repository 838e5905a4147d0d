import type { EntryBatch } from '#functions/store/entries/entry-batch.ts';
import type { SignerItem } from '#functions/store/entries/entry-item.ts';
import type { EntryRowItem } from '#functions/store/entries/entry-row-item.ts';
import type { EntryRows } from '#functions/store/entries/entry-rows.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { SearchIndexStore } from '#functions/store/search/search-index-store.ts';
import { limits } from '#shared/data/limits.ts';
import { searchedName } from '#shared/rules/entry-filters.ts';
import { foldText, isNamed } from '#shared/rules/search-words.ts';
import { entriesOf, type NamedSignersDeps, namedSigners } from '../search/named-signers.ts';
import { readRows } from '../search/read-rows.ts';

export type PastSignersDeps = {
  entries: Pick<EntryRows, 'submittedRows'>;
  batch: Pick<EntryBatch, 'submitted'>;
  journal: Pick<JournalStore, 'ledger'>;
  index: NamedSignersDeps['index'] & Pick<SearchIndexStore, 'blocks' | 'blockRange'>;
};

/** A signer as recorded in an earlier entry, and the day of that act. */
export type PastSigner = { signer: SignerItem; lastSeen: string };

/** Limits the entries read: the latest ones named by the index, and as many that it doesn't cover yet. */
const looked = 40;
/** Entries read per name: a name may belong to father and son, or have an old and a new address. */
const entriesOfName = 2;

/**
 * Returns the latest entries with a signer matching these words, as rows, newest first. Skips entries with
 * many signers, which the index doesn't name.
 */
async function latestRows(
  { entries, journal, index }: PastSignersDeps,
  journalId: string,
  words: readonly string[],
): Promise<EntryRowItem[]> {
  const [{ lastNumber }, { inIndex, signers }] = await Promise.all([
    journal.ledger(journalId),
    namedSigners({ index }, journalId, words),
  ]);
  const indexedTo = Math.min(inIndex, lastNumber);
  const numbers = signers ? entriesOf(signers, indexedTo).slice(-looked).toReversed() : [];
  const from = Math.max(indexedTo + 1, lastNumber - looked + 1);
  const [rows, later] = await Promise.all([
    readRows({ entries, index }, journalId, { numbers, indexedTo }),
    from <= lastNumber ? entries.submittedRows(journalId, from, lastNumber) : [],
  ]);
  return [...later, ...rows.values()];
}

/**
 * Returns the IDs of the entries to read: the latest ones per matching name, for as many names as are
 * suggested.
 */
function wantedEntries(rows: readonly EntryRowItem[], words: readonly string[]): string[] {
  const byName = new Map<string, string[]>();
  for (const { id, signerNames } of rows) {
    for (const name of signerNames.map(searchedName)) {
      if (!isNamed(name, words)) continue;
      const key = foldText(name);
      const ids = byName.get(key) ?? [];
      if (ids.length === 0 && byName.size === limits.signerSuggestions) continue;
      if (ids.length < entriesOfName) byName.set(key, [...ids, id]);
    }
  }
  return [...new Set([...byName.values()].flat())];
}

const nameOf = ({ firstName, lastName }: SignerItem) =>
  searchedName({ firstName: firstName ?? '', lastName: lastName ?? '' });

/** Identifies a person by name and address. */
const personOf = (signer: SignerItem) =>
  [nameOf(signer), signer.addressLine, signer.city, signer.stateCode]
    .map((text) => foldText(text ?? ''))
    .join('\n');

/** Returns the latest entries of a journal with signers matching these words, newest first. */
async function latestEntries(deps: PastSignersDeps, journalId: string, words: readonly string[]) {
  const ids = wantedEntries(await latestRows(deps, journalId, words), words);
  const entries = ids.length > 0 ? await deps.batch.submitted(journalId, ids) : [];
  return entries.toSorted((left, right) => (right.entryNumber ?? 0) - (left.entryNumber ?? 0));
}

/**
 * Returns the people in submitted entries whose name matches all these words, each as last recorded, latest
 * first. `journalIds`: the journals to search, the latest first. The cost doesn't grow with the journal,
 * except for index words with these prefixes.
 */
export async function pastSigners(
  deps: PastSignersDeps,
  journalIds: readonly string[],
  words: readonly string[],
): Promise<PastSigner[]> {
  const entries = await Promise.all(journalIds.map((id) => latestEntries(deps, id, words)));
  const people = new Map<string, PastSigner>();
  for (const { signers, date } of entries.flat()) {
    for (const signer of signers) {
      const person = personOf(signer);
      if (isNamed(nameOf(signer), words) && !people.has(person))
        people.set(person, { signer, lastSeen: date });
    }
  }
  return [...people.values()].slice(0, limits.signerSuggestions);
}

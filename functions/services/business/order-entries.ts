import { isValid } from 'ulid';
import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { journalsOf } from '#functions/store/account/journals.ts';
import type { StoredOrder } from '#functions/store/business/stored-papers.ts';
import type { EntryBatch } from '#functions/store/entries/entry-batch.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { unknownReference } from './references.ts';

/**
 * Returns day and fee of the entries of an order. Those that the order has already are not read again: entries never
 * change. INVALID_FIELDS if one is not a sealed entry of the notary.
 */
export async function entriesOfOrder(
  { batch }: { batch: Pick<EntryBatch, 'byId'> },
  account: Account,
  ids: readonly string[],
  known: StoredOrder['entries'] = [],
): Promise<Outcome<StoredOrder['entries']>> {
  const entries = new Map(known.map((entry) => [entry.id, entry]));
  for (const journalId of journalsOf(account).toReversed()) {
    const left = ids.filter((id) => isValid(id) && !entries.has(id));
    if (left.length === 0) break;
    for (const [id, entry] of await batch.byId(journalId, left)) {
      const feeCents = wasPerformed(entry) ? entry.feeCents : 0;
      entries.set(id, { id, day: entry.date ?? '', feeCents });
    }
  }
  const found = ids.flatMap((id) => entries.get(id) ?? []);
  return found.length === ids.length ? ok(found) : unknownReference('entry_ids', 'entry');
}

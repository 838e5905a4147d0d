import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { isValid } from 'ulid';
import { BrokenSeal } from '#functions/broken-seal.ts';
import { EntryDestroyed } from '#functions/entry-destroyed.ts';
import { entryTransitions } from '#shared/rules/entry-state.ts';
import { type JournalOwner, journalsOf } from '../account/journals.ts';
import { openSlots } from '../account/open-slots.ts';
import { draftKey, type Key, sealedEntryKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { isConditionFailure, type TransactItem, transact } from '../table/transactions.ts';
import { draftCountChange } from './draft-count.ts';
import { type EntryItem, isExpired } from './entry-item.ts';
import { entryRows } from './entry-rows.ts';
import { parseEntry, readEntry, storedEntry } from './stored-entry.ts';
import { isTombstone } from './submitted-tombstone.ts';

/** An entry that was found. `otherJournal`: its journal, if it isn't the one in view. */
export type FoundEntry = EntryItem & { otherJournal?: string };

/**
 * Reads and writes drafts and entries. The notary or journal is part of every key, so another notary's entry
 * is never found.
 */
export function entryStore(table: Table) {
  const { client, name: TableName } = table;
  const slots = openSlots(table, 'drafts-to-submit');

  const draftIsUnchanged = (entry: EntryItem) => ({
    ConditionExpression: '#status = :from AND version = :version',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':from': entryTransitions.save.from[0], ':version': entry.version },
  });

  async function read(Key: Key, ConsistentRead: boolean): Promise<Record<string, unknown> | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead }));
    return Item;
  }

  async function sealed(journalId: string, entryId: string, strong: boolean): Promise<EntryItem | undefined> {
    const item = await read(sealedEntryKey(journalId, entryId), strong);
    if (!item) return undefined;
    if (item['status'] === 'destroyed') {
      // Loaded on first use: hardly any entry is destroyed.
      const { destroyedEntry } = await import('./destroyed-entry.ts');
      const destroyed = destroyedEntry.safeParse(item);
      if (destroyed.success) throw new EntryDestroyed(entryId, destroyed.data);
    }
    const parsed = readEntry(item);
    // An item here is sealed, even if its row says otherwise, and must not be treated as a draft.
    if (parsed.data?.status !== 'submitted')
      throw new BrokenSeal(entryId, 'unreadable', { cause: parsed.error });
    return parsed.data;
  }

  async function draft(notaryId: string, entryId: string, now: Date): Promise<EntryItem | undefined> {
    const item = await read(draftKey(notaryId, entryId), true);
    if (!item || isTombstone(item)) return undefined;
    const found = parseEntry(item);
    return isExpired(found, now) ? undefined : found;
  }

  /** Looks for an entry in the account's journals that are not in view, the latest first. */
  async function inOthers(owner: JournalOwner, entryId: string): Promise<FoundEntry | undefined> {
    for (const otherJournal of journalsOf(owner).toReversed()) {
      if (otherJournal === owner.journalId) continue;
      const found = await sealed(otherJournal, entryId, true);
      if (found) return { ...found, otherJournal };
    }
    return undefined;
  }

  return {
    ...entryRows(table),

    /** Slots for drafts that exist only to be submitted. */
    slots,

    /**
     * Returns an entry or draft by ID. Undefined if the notary has none; throws BrokenSeal for an unreadable
     * entry, and EntryDestroyed for a destroyed one. Reads the entry first, eventually consistent, because
     * entries hardly ever change. If there is no draft either, reads it again strongly consistent, then tries
     * the account's other journals.
     */
    async get(owner: JournalOwner, entryId: string, now: Date): Promise<FoundEntry | undefined> {
      // Malformed IDs are rejected before any key is built; they could exceed its length.
      if (!isValid(entryId)) return undefined;
      const { id, journalId } = owner;
      return (
        (await sealed(journalId, entryId, false)) ??
        (await draft(id, entryId, now)) ??
        (await sealed(journalId, entryId, true)) ??
        (await inOthers(owner, entryId))
      );
    },

    /**
     * Returns a draft or entry by ID, strongly consistent. Reads the draft first, for callers that expect
     * one. Undefined for a destroyed entry, too.
     */
    async getDraft(owner: JournalOwner, entryId: string, now: Date): Promise<FoundEntry | undefined> {
      if (!isValid(entryId)) return undefined;
      const { id, journalId } = owner;
      const found = await draft(id, entryId, now);
      if (found) return found;
      try {
        return (await sealed(journalId, entryId, true)) ?? (await inOthers(owner, entryId));
      } catch (error) {
        if (error instanceof EntryDestroyed) return undefined;
        throw error;
      }
    },

    /**
     * Stores a new draft in one transaction and counts it against `draftsLimit`, unless it exists only to be
     * submitted. `exists` if an earlier attempt of the same request stored it.
     */
    async create(
      notaryId: string,
      entry: EntryItem,
      draftsLimit: number,
    ): Promise<'created' | 'exists' | 'limit-reached'> {
      const items: TransactItem[] = [
        {
          Put: {
            TableName,
            Item: { ...draftKey(notaryId, entry.id), ...storedEntry(entry) },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        ...(entry.listKey ? [draftCountChange(table, notaryId, 1, draftsLimit)] : []),
      ];
      const result = await transact(table, items);
      if (result === 'committed') return 'created';
      return result.refused.includes(0) ? 'exists' : 'limit-reached';
    },

    /** Replaces a draft. False if it changed since it was read. */
    async update(notaryId: string, before: EntryItem, after: EntryItem): Promise<boolean> {
      try {
        await client.send(
          new PutCommand({
            TableName,
            Item: { ...draftKey(notaryId, after.id), ...storedEntry(after) },
            ...draftIsUnchanged(before),
          }),
        );
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    /** Removes a draft. False if it changed since it was read. */
    async remove(notaryId: string, entry: EntryItem): Promise<boolean> {
      const items: TransactItem[] = [
        { Delete: { TableName, Key: draftKey(notaryId, entry.id), ...draftIsUnchanged(entry) } },
      ];
      if (entry.listKey) {
        items.push(draftCountChange(table, notaryId, -1));
      }
      const isRemoved = (await transact(table, items)) === 'committed';
      if (isRemoved && !entry.listKey) await slots.free(notaryId, entry.id).catch(() => undefined);
      return isRemoved;
    },
  };
}

export type EntryStore = ReturnType<typeof entryStore>;

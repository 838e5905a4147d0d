import { HeadObjectCommand, PutObjectRetentionCommand } from '@aws-sdk/client-s3';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type ImageFiles, imageFiles, imagePath } from '#functions/adapters/images/image-files.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { BrokenSeal } from '#functions/broken-seal.ts';
import { env } from '#functions/env.ts';
import { type VerifiedPart, verifyJournal } from '#functions/services/entries/verify-journal.ts';
import { addendumStore } from '#functions/store/entries/addendum-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { imagesOf } from '#functions/store/entries/entry-images.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { parseEntry } from '#functions/store/entries/stored-entry.ts';
import { isTombstone } from '#functions/store/entries/submitted-tombstone.ts';
import { draftKey, type Key, ledgerKey, sealedEntryKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { retainUntil } from '#shared/rules/law/retain-until.ts';

/** The content of a table and its buckets, and all faults in it. */
export type Verified = {
  /** Items by kind: the sort key's beginning for items of a notary or journal, and the partition key's for others. */
  counts: Record<string, number>;
  journals: number;
  entries: number;
  drafts: number;
  images: number;
  /** Images of submitted entries that are locked for as long as their state requires. */
  locked: number;
  faults: string[];
};

type Options = {
  /** Locks images of submitted entries that are not locked long enough, such as those that AWS Backup restored. */
  relock: boolean;
};

/** Journals that are verified in parallel: most of the time is spent waiting for single reads. */
const journalsAtOnce = 32;

/** Returns the kind of an item, by which items are counted. */
export const kindOf = (pk: string, sk: string) =>
  (/^(?:NOTARY|JOURNAL)#/.test(pk) ? sk : pk).split('#')[0] ?? '';

async function* itemsOf({ client, name: TableName }: Table): AsyncGenerator<Record<string, unknown>> {
  let start: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey: start }));
    yield* page.Items ?? [];
    start = page.LastEvaluatedKey;
  } while (start);
}

/** Counts the items of a table by kind. */
export async function countItems(table: Table): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const { pk, sk } of itemsOf(table)) {
    const kind = kindOf(String(pk), String(sk));
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Returns whether an image of a submitted entry is locked for long enough, after locking it if `relock` says so. */
async function isLocked(
  notaryId: string,
  entry: EntryItem,
  digest: string,
  relock: boolean,
): Promise<boolean> {
  const at = { Bucket: env('SEALED_BUCKET'), Key: imagePath(notaryId, entry.id, digest) };
  const required = retainUntil(entry.stateCode, new Date(entry.submittedAt ?? 0));
  const { ObjectLockRetainUntilDate: until } = await s3Client.send(new HeadObjectCommand(at));
  // The date of the submission is taken a moment before the lock; both have a day to spare.
  const dayMs = 86_400_000;
  if (until && until.getTime() >= required.getTime() - dayMs) return true;
  if (!relock) return false;
  const Retention = { Mode: 'GOVERNANCE', RetainUntilDate: required } as const;
  await s3Client.send(new PutObjectRetentionCommand({ ...at, Retention }));
  return true;
}

/** Returns the digests of the images of an entry or draft, and what is wrong: each exists and matches its digest. */
async function verifyImages(
  images: Pick<ImageFiles, 'get'>,
  notaryId: string,
  entry: EntryItem,
): Promise<{ digests: string[]; faults: string[] }> {
  const faults: string[] = [];
  const refs = [...new Map(imagesOf(entry).map((ref) => [ref.digest, ref])).values()];
  for (const ref of refs) {
    await images.get(notaryId, entry, ref).catch((error: unknown) => {
      const kind = error instanceof BrokenSeal ? error.fault : String(error);
      faults.push(`Entry ${entry.id}: image ${ref.digest} cannot be read (${kind})`);
    });
  }
  return { digests: refs.map(({ digest }) => digest), faults };
}

/** Links that are verified in one step. */
const linksAtOnce = 100;

/** Verifies a journal with `count` submitted entries: its chain, its entries, and their images. */
async function verifyWhole(
  table: Table,
  { journalId, count }: { journalId: string; count: number },
  { found, relock }: { found: Verified; relock: boolean },
): Promise<void> {
  const images = imageFiles();
  const deps = {
    chain: chainStore(table),
    journal: journalStore(table),
    batch: entryBatch(table),
    addenda: addendumStore(table),
    destructions: destructionStore(table),
  };
  found.journals += 1;
  const fault = (text: string) => found.faults.push(`Journal ${journalId}: ${text}`);
  const { lastNumber, notaryId } = await deps.journal.ledger(journalId);
  if (count !== lastNumber) fault(`${count} entries, but the last number is ${lastNumber}`);
  let from: number | undefined = 0;
  while (from !== undefined) {
    const { faults, links, next }: VerifiedPart = await verifyJournal(deps, journalId, from, linksAtOnce);
    for (const { kind, sequence } of faults) fault(`${kind} at link ${sequence}`);
    from = next;
    for (const { entry } of links) {
      if (!entry) continue;
      found.entries += 1;
      const { digests, faults: ofImages } = await verifyImages(images, notaryId, entry);
      found.images += digests.length;
      found.faults.push(...ofImages);
      if (ofImages.length > 0) continue;
      for (const digest of digests) {
        if (await isLocked(notaryId, entry, digest, relock)) found.locked += 1;
        else fault(`image ${digest} of entry ${entry.entryNumber} is not locked for long enough`);
      }
    }
  }
}

/**
 * Verifies every journal of a table: the chain has no gap and ends with the ledger, each entry matches its link, and the
 * images of entries and drafts exist unchanged. Reads the table and buckets that the environment names, and changes
 * nothing, except locks if `relock` is set.
 */
export async function verifyJournals(table: Table, { relock }: Options): Promise<Verified> {
  const found: Verified = {
    counts: {},
    journals: 0,
    entries: 0,
    drafts: 0,
    images: 0,
    locked: 0,
    faults: [],
  };
  const images = imageFiles();
  const journals: string[] = [];
  const submitted = new Map<string, number>();
  const [ledger, sealed, draft] = [ledgerKey(''), sealedEntryKey('', ''), draftKey('', '')];
  for await (const item of itemsOf(table)) {
    const { pk, sk } = { pk: String(item['pk']), sk: String(item['sk']) };
    const kind = kindOf(pk, sk);
    found.counts[kind] = (found.counts[kind] ?? 0) + 1;
    const isIn = (key: Key) => pk.startsWith(key.pk) && sk.startsWith(key.sk);
    const journalId = pk.slice(sealed.pk.length);
    if (isIn(ledger)) journals.push(journalId);
    if (isIn(sealed)) submitted.set(journalId, (submitted.get(journalId) ?? 0) + 1);
    if (isIn(draft) && !isTombstone(item)) {
      found.drafts += 1;
      const notaryId = pk.slice(draft.pk.length);
      const { digests, faults } = await verifyImages(images, notaryId, parseEntry(item));
      found.images += digests.length;
      found.faults.push(...faults);
    }
  }

  const left = journals.values();
  const worker = async () => {
    for (const journalId of left) {
      const count = submitted.get(journalId) ?? 0;
      await verifyWhole(table, { journalId, count }, { found, relock });
    }
  };
  await Promise.all(Array.from({ length: journalsAtOnce }, worker));
  return found;
}

import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { DeleteCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { imageFiles, imagePath } from '#functions/adapters/images/image-files.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { env } from '#functions/env.ts';
import { imagesOf } from '#functions/store/entries/entry-images.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { parseEntry } from '#functions/store/entries/stored-entry.ts';
import { linkKey, sealedEntryKey } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';
import { localDrill } from '#scripts/restore-drill/local-drill.ts';
import { type Verified, verifyJournals } from '#scripts/restore-drill/verify-journals.ts';

type Found = { journalId: string; notaryId: string; entry: EntryItem };

/** Returns the restored entries of each journal, the longest journal first. */
async function restoredJournals(): Promise<Found[][]> {
  const { client, name } = table();
  const { Items = [] } = await client.send(new ScanCommand({ TableName: name, ConsistentRead: true }));
  const { pk, sk } = sealedEntryKey('', '');
  const byJournal = new Map<string, Found[]>();
  for (const item of Items) {
    if (!String(item['pk']).startsWith(pk) || !String(item['sk']).startsWith(sk)) continue;
    const entry = parseEntry(item);
    if (imagesOf(entry).length === 0) continue;
    const journalId = String(item['pk']).slice(pk.length);
    const { notaryId } = await journalStore(table()).ledger(journalId);
    byJournal.set(journalId, [...(byJournal.get(journalId) ?? []), { journalId, notaryId, entry }]);
  }
  return [...byJournal.values()].toSorted((left, right) => right.length - left.length);
}

/** Every kind of damage, and what the verification must say about it. */
const damages: {
  what: string;
  says: RegExp;
  harm: (found: Found) => Promise<unknown>;
}[] = [
  {
    what: 'a changed entry',
    says: /entry-changed at link \d+/,
    harm: ({ journalId, entry }) =>
      table().client.send(
        new UpdateCommand({
          TableName: table().name,
          Key: sealedEntryKey(journalId, entry.id),
          UpdateExpression: 'SET comments = :other',
          ExpressionAttributeValues: { ':other': 'Never recorded' },
        }),
      ),
  },
  {
    what: 'a missing entry',
    says: /entry-missing at link \d+/,
    harm: ({ journalId, entry }) =>
      table().client.send(
        new DeleteCommand({ TableName: table().name, Key: sealedEntryKey(journalId, entry.id) }),
      ),
  },
  {
    what: 'a missing link',
    says: /link-missing at link \d+/,
    harm: ({ journalId, entry }) =>
      table().client.send(
        new DeleteCommand({ TableName: table().name, Key: linkKey(journalId, entry.link ?? 0) }),
      ),
  },
  {
    what: 'a missing image',
    says: /image [\da-f]+ cannot be read \(image-missing\)/,
    harm: ({ notaryId, entry }) =>
      s3Client.send(
        new DeleteObjectCommand({
          Bucket: env('SEALED_BUCKET'),
          Key: imagePath(notaryId, entry.id, imagesOf(entry)[0]?.digest ?? ''),
        }),
      ),
  },
  {
    what: 'a changed image',
    says: /image [\da-f]+ cannot be read \(image-differs\)/,
    harm: ({ notaryId, entry }) =>
      s3Client.send(
        new PutObjectCommand({
          Bucket: env('SEALED_BUCKET'),
          Key: imagePath(notaryId, entry.id, imagesOf(entry)[0]?.digest ?? ''),
          Body: 'another image',
          ChecksumAlgorithm: 'SHA256',
        }),
      ),
  },
];

/** Stores an image of an entry again as a restore without locks would: equal, but soon without protection. */
async function lockForAnHour({ notaryId, entry }: Found): Promise<void> {
  const [ref] = imagesOf(entry);
  if (!ref) throw new Error('The entry has no image');
  await s3Client.send(
    new PutObjectCommand({
      Bucket: env('SEALED_BUCKET'),
      Key: imagePath(notaryId, entry.id, ref.digest),
      Body: await imageFiles().get(notaryId, entry, ref),
      ChecksumAlgorithm: 'SHA256',
      ObjectLockMode: 'GOVERNANCE',
      ObjectLockRetainUntilDate: new Date(Date.now() + 3_600_000),
    }),
  );
}

describe('the restore drill', () => {
  it('restores a backup that was taken amid writes without a fault, and finds every later damage', async () => {
    const before: Verified[] = [];
    const shortlyLocked: Verified[] = [];
    const verify = (relock = false) => verifyJournals(table(), { relock });
    const result = await localDrill(
      { notaries: 3, entries: 8 },
      () => {},
      async () => {
        before.push(await verify());
        const [journal = []] = await restoredJournals();
        const unlocked = journal[damages.length];
        if (!unlocked) throw new Error('Too few entries were restored');
        await lockForAnHour(unlocked);
        shortlyLocked.push(await verify(), await verify(true), await verify());
        for (const [at, { harm }] of damages.entries()) {
          const found = journal[at];
          if (!found) throw new Error('Too few entries were restored');
          await harm(found);
        }
      },
    );

    const [sound] = before;
    expect(sound?.faults).toEqual([]);
    expect(sound?.counts).toEqual(result.expected);
    expect(sound?.locked).toBeGreaterThan(0);
    expect(result.before.acknowledged).toBeGreaterThanOrEqual(24);
    expect(result.before.lost).toBe(0);
    expect(shortlyLocked.map(({ faults }) => faults)).toEqual([
      [expect.stringMatching(/image [\da-f]+ of entry \d+ is not locked for long enough/)],
      [],
      [],
    ]);
    for (const { what, says } of damages) {
      const said = result.verified.faults.some((fault) => says.test(fault));
      expect([what, said]).toEqual([what, true]);
    }
  }, 240_000);
});

import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { printablePath } from '#functions/adapters/images/image-files.ts';
import { imageFolders } from '#functions/adapters/images/image-folders.ts';
import { listObjects } from '#functions/adapters/s3/s3-listing.ts';
import { putObject, signable } from '#functions/adapters/s3/s3-objects.ts';
import { handler } from '#functions/events/purge-removed-drafts.ts';
import { purgeRemovedDrafts, settleMs } from '#functions/services/entries/purge-removed-drafts.ts';
import { draftExists } from '#functions/store/entries/removed-draft.ts';
import { draftKey } from '#functions/store/table/keys.ts';
import { deliver, failedAt, startQueues } from '#test/support/queue-event.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

const notary = ulid();
const longAgo = Date.now() / 1000 - 3_600;

const folder = (entryId: string) => `notaries/${notary}/entries/${entryId}/`;
const imagesOf = async (entryId: string) => (await listObjects(folder(entryId))).keys;
const formsOf = async (entryId: string) => (await listObjects(printablePath(notary, entryId, ''))).keys;

/** Makes an entry with a new ID, with images and their printable forms in S3 and nothing in the table. */
async function withImages(count = 2, id = ulid()): Promise<string> {
  const names = Array.from({ length: count }, (_, at) => [
    `${folder(id)}${at}`,
    printablePath(notary, id, `${at}`),
  ]).flat();
  await Promise.all(names.map((name) => putObject(name, Buffer.from('image'), 'image/png')));
  return id;
}

/** Makes a stream record as a message contains it. */
function record(entryId: string, changes: { eventName?: string; sk?: string; status?: string } = {}) {
  const { eventName = 'REMOVE', sk = draftKey(notary, entryId).sk, status = 'draft' } = changes;
  return {
    eventName,
    dynamodb: {
      ApproximateCreationDateTime: longAgo,
      Keys: { pk: { S: draftKey(notary, entryId).pk }, sk: { S: sk } },
      OldImage: { status: { S: status } },
    },
  };
}

const nothingFailed = failedAt();

beforeAll(async () => {
  await useStackEnvironment();
});

describe('purge-removed-drafts', () => {
  it('removes every image of a removed draft, and no image of other entries', async () => {
    const removed = await withImages(3);
    const neighbour = await withImages(1, `${removed}0`);
    expect(await deliver(handler, [record(removed)])).toEqual(nothingFailed);
    expect([await imagesOf(removed), await formsOf(removed)]).toEqual([[], []]);
    expect(await imagesOf(neighbour)).toHaveLength(1);
    expect(await formsOf(neighbour)).toHaveLength(1);
  });

  it('can be repeated with the same record', async () => {
    const removed = await withImages();
    const twice = [record(removed), record(removed)];
    expect(await deliver(handler, twice)).toEqual(nothingFailed);
    expect(await deliver(handler, twice)).toEqual(nothingFailed);
    expect(await imagesOf(removed)).toEqual([]);
  });

  it.each([
    ['a submitted entry that is gone', { status: 'submitted' }],
    ['a change', { eventName: 'MODIFY' }],
    ['a new item', { eventName: 'INSERT' }],
    ['an item that is no entry', { sk: 'LEDGER' }],
  ])('deletes nothing for a record of %s', async (_, changes) => {
    const entry = await withImages();
    expect(await deliver(handler, [record(entry, changes)])).toEqual(nothingFailed);
    expect(await imagesOf(entry)).toHaveLength(2);
  });

  it.each(['draft', 'submitted'])('deletes nothing of an existing %s entry', async (status) => {
    const entry = await withImages();
    const { client, name } = await testTable();
    await client.send(new PutCommand({ TableName: name, Item: { ...draftKey(notary, entry), status } }));
    expect(await deliver(handler, [record(entry)])).toEqual(nothingFailed);
    expect(await imagesOf(entry)).toHaveLength(2);
    expect(await formsOf(entry)).toHaveLength(2);
  });

  it('returns only the record that failed', async () => {
    const [first, broken, last] = [await withImages(), await withImages(), await withImages()];
    const middleware = { name: 'broken-for-test', step: 'initialize' } as const;
    const { client } = signable('');
    client.middlewareStack.add(
      (next) => (args) => {
        if (JSON.stringify(args.input).includes(broken)) throw new Error('S3 is down for one');
        return next(args);
      },
      middleware,
    );
    await startQueues();
    const shapeless = { eventName: 'REMOVE', dynamodb: {} };
    const records = [record(first), record(broken), shapeless, record('../x'), record(last)];
    const response = await deliver(handler, records).finally(() =>
      client.middlewareStack.remove(middleware.name),
    );
    expect(response).toEqual(failedAt(1, 2, 3));
    expect([await imagesOf(first), await imagesOf(last)]).toEqual([[], []]);
    expect(await imagesOf(broken)).toHaveLength(2);
    expect(await deliver(handler, [record(broken)])).toEqual(nothingFailed);
    expect(await imagesOf(broken)).toEqual([]);
  });

  it('removes more images than one listing returns', async () => {
    const removed = await withImages(5);
    expect(await imageFolders(2).empty(notary, removed)).toBe(5);
    expect(await imagesOf(removed)).toEqual([]);
  });
});

describe('a save that is still storing images when its draft is removed', () => {
  async function purgeAt(secondsAfterRecord: number) {
    const removed = await withImages();
    const table = await testTable();
    const waits: number[] = [];
    const results = await purgeRemovedDrafts(
      {
        draftExists: (notaryId, entryId) => draftExists(table, notaryId, entryId),
        images: imageFolders(),
        now: () => new Date((longAgo + secondsAfterRecord) * 1000),
        wait: async (milliseconds) => {
          waits.push(Math.round(milliseconds));
          await putObject(`${folder(removed)}late`, Buffer.from('late'), 'image/png');
        },
      },
      [record(removed)],
    );
    expect(results.map(({ kind }) => kind)).toEqual(['purged']);
    expect(await imagesOf(removed)).toEqual([]);
    return waits;
  }

  it('delays the removal, so that its images are removed too', async () => {
    expect(await purgeAt(0)).toEqual([settleMs]);
    expect(await purgeAt(59)).toEqual([settleMs]);
    expect(await purgeAt(75)).toEqual([5_000]);
  });

  it('does not delay the removal after it must have ended', async () => {
    expect(await purgeAt(80)).toEqual([]);
  });
});

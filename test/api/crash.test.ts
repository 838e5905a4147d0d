import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DeleteCommand, DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logFiles } from '#functions/adapters/log/log-files.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { listObjects } from '#functions/adapters/s3/s3-listing.ts';
import { draftKey } from '#functions/store/table/keys.ts';
import { localValues } from '#scripts/local/assembly/stack-plan.ts';
import { localDynamoDbClient } from '#scripts/local/database/table.ts';
import { limits } from '#shared/data/limits.ts';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { draftToSubmit, journalFaults, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { control } from '#test/support/payments.ts';
import { setPlan } from '#test/support/plan.ts';
import { drawnSignature } from '#test/support/png.ts';
import { settledLog } from '#test/support/public-log.ts';
import { startStack, type TestStack } from '#test/support/start-stack.ts';

const notaries = 5;
/** `CRASH_ENTRIES=100 npx vitest run test/api/crash.test.ts` submits 500 entries amid 20 crashes. */
const entriesEach = Number(process.env['CRASH_ENTRIES'] ?? 24);
const kills = Math.max(5, entriesEach / 5);

let stack: TestStack;

beforeAll(async () => {
  stack = await startStack();
});

afterAll(() => stack.stop());

/** Submits until the API acknowledges. It retries after a refused connection or a broken answer, as a client does. */
async function submitUntilAcknowledged(notary: Notary, id: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      const response = await submit(notary, id, stack.facts.apiUrl);
      if (response.status === 200) return response.body.entry_number ?? '';
    } catch {
      // The API is down; it will be back.
    }
    await delay(50 + randomInt(100));
  }
  throw new Error(`Entry ${id} was never acknowledged`);
}

/** Stream batches come one after another, and expired items go when the table is next scanned. */
const deadlineMs = 100_000;

/**
 * Images are removed once no save can add more: 20 seconds after a time that DynamoDB Local rounds to the
 * minute. The test moves the functions' clock past that, but not so far that tokens expire.
 */
const settledMs = 3 * 60_000;

const send = (command: DeleteCommand | UpdateCommand) => {
  const client = localDynamoDbClient(stack.facts.aws['AWS_ENDPOINT_URL_DYNAMODB'] ?? '');
  return DynamoDBDocumentClient.from(client).send(command as DeleteCommand);
};

const two = { principal_signature: drawnSignature(4) };

describe('the images of a draft', () => {
  it('are removed when it is deleted or expires, even if the API crashes then; other images stay', async () => {
    Object.assign(process.env, stack.facts.settings, stack.facts.aws);
    const { apiUrl } = stack.facts;
    const notary = await registerNotary(apiUrl);
    const images = async (entryId: string) =>
      (await listObjects(`notaries/${notary.id}/entries/${entryId}/`)).keys;
    const imagesInTheEnd = async (entryId: string) => {
      const deadline = Date.now() + deadlineMs;
      while (Date.now() < deadline && (await images(entryId)).length > 0) await delay(250);
      return images(entryId);
    };
    const draft = async () =>
      (await call('create-draft', { body: buildEntry(two), token: notary.token, apiUrl })).body.id;
    const remove = async (id: string) =>
      (await call('delete-draft', { params: { id }, token: notary.token, apiUrl })).status;

    const [kept, deleted, later] = [await draft(), await draft(), await draft()];
    const [gone, expired, submitted] = [
      await draftToSubmit(notary, two, apiUrl),
      await draftToSubmit(notary, two, apiUrl),
      await draftToSubmit(notary, two, apiUrl),
    ];
    for (const id of [kept, deleted, gone, expired, submitted]) expect(await images(id)).toHaveLength(2);
    const entry = await submit(notary, submitted, apiUrl);
    expect(entry.body.entry_number).toBe('000001');

    expect(await remove(deleted)).toBe(204);
    expect(await remove(submitted)).toBe(409);
    await stack.killApi();
    const TableName = stack.facts.settings['TABLE_NAME'];
    // One is removed as DynamoDB's time to live does it, one by the local stack's own.
    await send(new DeleteCommand({ TableName, Key: draftKey(notary.id, gone) }));
    await send(
      new UpdateCommand({
        TableName,
        Key: draftKey(notary.id, expired),
        UpdateExpression: 'SET expiresAt = :past',
        ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) - 60 },
      }),
    );
    for (const id of [kept, deleted, gone, expired]) expect(await images(id)).toHaveLength(2);
    // A submission moves the images to where they are locked.
    expect(await images(submitted)).toEqual([]);
    await control(stack.facts, 'clock', { to: new Date(Date.now() + settledMs).toISOString() });
    await stack.restartApi();

    expect(await remove(later)).toBe(204);
    const left = await Promise.all([deleted, gone, expired, later].map(imagesInTheEnd));
    expect(left).toEqual([[], [], [], []]);
    expect(await images(kept)).toHaveLength(2);
    const whole = await call('get-entry', { params: { id: submitted }, token: notary.token, apiUrl });
    expect(whole.body.principal_signature).toBe(drawnSignature(4));
  }, 240_000);
});

describe('a crash while entries are submitted', () => {
  it('loses no acknowledged entry, leaves no gap, uses no number twice, and logs every link once', async () => {
    const { apiUrl } = stack.facts;
    const accounts = await Promise.all(Array.from({ length: notaries }, () => registerNotary(apiUrl)));
    const table = {
      name: stack.facts.settings['TABLE_NAME'] ?? '',
      client: DynamoDBDocumentClient.from(
        localDynamoDbClient(stack.facts.aws['AWS_ENDPOINT_URL_DYNAMODB'] ?? ''),
      ),
    };
    for (const { id } of accounts) await setPlan(id, 'pro', table);

    const acknowledged = new Map<string, string>();
    const work: { notary: Notary; id: string }[] = [];
    const rounds = Math.ceil((entriesEach * 2) / limits.openDraftsToSubmit);
    for (let round = 0; round < rounds; round += 1) {
      const before = work.length;
      for (const notary of accounts) {
        const ids = await Promise.all(
          Array.from({ length: Math.ceil(entriesEach / rounds) }, () => draftToSubmit(notary, {}, apiUrl)),
        );
        work.push(...ids.map((id) => ({ notary, id })));
      }
      const queue = work.slice(before).toSorted(() => Math.random() - 0.5);
      const killsOfRound = Math.ceil(kills / rounds);
      const step = queue.length / (killsOfRound + 1);
      const worker = async () => {
        for (let next = queue.pop(); next; next = queue.pop()) {
          acknowledged.set(next.id, await submitUntilAcknowledged(next.notary, next.id));
        }
      };
      const killer = async () => {
        for (let kill = 1; kill <= killsOfRound; kill += 1) {
          while (acknowledged.size < before + kill * step) await delay(5);
          await delay(randomInt(30));
          await stack.killApi();
          await stack.restartApi();
        }
      };
      await Promise.all([killer(), ...Array.from({ length: 8 }, worker)]);
    }

    for (const notary of accounts) {
      const { faults, submitted } = await journalFaults(notary.id, table);
      expect(faults).toEqual([]);
      const own = work.filter((item) => item.notary === notary).map((item) => item.id);
      expect(submitted.toSorted()).toEqual(own.toSorted());
      const numbers = own.map((id) => acknowledged.get(id));
      expect(new Set(numbers).size).toBe(entriesEach);
      expect(submitted.map((id) => acknowledged.get(id))).toEqual(
        submitted.map((_, index) => String(index + 1).padStart(6, '0')),
      );
    }
    // Each crash also killed the sequencer of the public log.
    Object.assign(process.env, stack.facts.aws);
    const { published, expected } = await settledLog(table, logFiles(localValues.LogBucketName, s3Client));
    expect(expected.length).toBeGreaterThanOrEqual(notaries * (entriesEach + 1));
    expect(published).toEqual(expected);
  }, 300_000);
});

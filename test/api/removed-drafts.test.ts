import { setTimeout as delay } from 'node:timers/promises';
import { DeleteCommand, DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listObjects } from '#functions/adapters/s3-listing.ts';
import { entryKey } from '#functions/store/keys.ts';
import { localDynamoDbClient } from '#scripts/local/table.ts';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { control } from '#test/support/payments.ts';
import { drawnSignature } from '#test/support/png.ts';
import { startStack, type TestStack } from '#test/support/start-stack.ts';

/** Removals come one batch after the other, and expired items with the next look at the table. */
const deadlineMs = 100_000;

/**
 * Images go only once no save can bring more, 20 seconds after a moment that DynamoDB Local tells to the
 * minute. The functions' clock is moved past that, and not so far that tokens run out.
 */
const settledMs = 3 * 60_000;

let stack: TestStack;
let apiUrl: string;
let notary: Notary;

beforeAll(async () => {
  stack = await startStack();
  Object.assign(process.env, stack.facts.settings, stack.facts.aws);
  apiUrl = stack.facts.apiUrl;
  notary = await registerNotary(apiUrl);
});

afterAll(() => stack.stop());

const images = async (entryId: string) =>
  (await listObjects(`notaries/${notary.id}/entries/${entryId}/`)).keys;

/** Waits until an entry has no image left; answers those that are still there at the deadline. */
async function imagesInTheEnd(entryId: string): Promise<string[]> {
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline && (await images(entryId)).length > 0) await delay(250);
  return images(entryId);
}

const send = (command: DeleteCommand | UpdateCommand) => {
  const client = localDynamoDbClient(stack.facts.aws['AWS_ENDPOINT_URL_DYNAMODB'] ?? '');
  return DynamoDBDocumentClient.from(client).send(command as DeleteCommand);
};

const two = { principal_signature: drawnSignature(4) };

async function draft(): Promise<string> {
  const { body } = await call('create-draft', { body: buildEntry(two), token: notary.token, apiUrl });
  return body.id;
}

const remove = async (id: string) =>
  (await call('delete-draft', { params: { id }, token: notary.token, apiUrl })).status;

describe('the images of a draft', () => {
  it('go when it is deleted or expires, whatever crashes then; those of others and of submitted entries stay', async () => {
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
    // One removed as by DynamoDB's time to live, and one by that of the local stack.
    await send(new DeleteCommand({ TableName, Key: entryKey(notary.id, gone) }));
    await send(
      new UpdateCommand({
        TableName,
        Key: entryKey(notary.id, expired),
        UpdateExpression: 'SET expiresAt = :past',
        ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) - 60 },
      }),
    );
    for (const id of [kept, deleted, gone, expired, submitted]) expect(await images(id)).toHaveLength(2);
    await control(stack.facts, 'clock', { to: new Date(Date.now() + settledMs).toISOString() });
    await stack.restartApi();

    expect(await remove(later)).toBe(204);
    const left = await Promise.all([deleted, gone, expired, later].map(imagesInTheEnd));
    expect(left).toEqual([[], [], [], []]);
    expect(await images(kept)).toHaveLength(2);
    expect(await images(submitted)).toHaveLength(2);
    const whole = await call('get-entry', { params: { id: submitted }, token: notary.token, apiUrl });
    expect(whole.body.principal_signature).toBe(drawnSignature(4));
  }, 240_000);
});

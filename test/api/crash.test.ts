import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDynamoDbClient } from '#scripts/local/table.ts';
import { draftToSubmit, journalFaults, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { startStack, type TestStack } from '#test/support/start-stack.ts';

const notaries = 4;
const entriesEach = 50;
const kills = 5;

let stack: TestStack;

beforeAll(async () => {
  stack = await startStack();
});

afterAll(() => stack.stop());

/** Submits until the API acknowledges: a refused connection or a broken answer is tried again, as a client would. */
async function submitUntilAcknowledged(notary: Notary, id: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      const answer = await submit(notary, id, stack.facts.apiUrl);
      if (answer.status === 200) return answer.body.entry_number ?? '';
    } catch {
      // The API is down; it will be back.
    }
    await delay(50 + randomInt(100));
  }
  throw new Error(`Entry ${id} was never acknowledged`);
}

describe('a crash while entries are submitted', () => {
  it('loses no acknowledged entry, leaves no gap and uses no number twice', async () => {
    const { apiUrl } = stack.facts;
    const accounts = await Promise.all(Array.from({ length: notaries }, () => registerNotary(apiUrl)));
    const work: { notary: Notary; id: string }[] = [];
    for (const notary of accounts) {
      const ids = await Promise.all(
        Array.from({ length: entriesEach }, () => draftToSubmit(notary, {}, apiUrl)),
      );
      work.push(...ids.map((id) => ({ notary, id })));
    }

    const acknowledged = new Map<string, string>();
    const queue = work.toSorted(() => Math.random() - 0.5);
    const worker = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        acknowledged.set(next.id, await submitUntilAcknowledged(next.notary, next.id));
      }
    };
    const killer = async () => {
      for (let kill = 1; kill <= kills; kill += 1) {
        while (acknowledged.size < (kill * work.length) / (kills + 1)) await delay(5);
        await delay(randomInt(30));
        await stack.killApi();
        await stack.restartApi();
      }
    };
    await Promise.all([killer(), ...Array.from({ length: 8 }, worker)]);

    const table = {
      name: stack.facts.settings['TABLE_NAME'] ?? '',
      client: DynamoDBDocumentClient.from(
        localDynamoDbClient(stack.facts.aws['AWS_ENDPOINT_URL_DYNAMODB'] ?? ''),
      ),
    };
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
  }, 300_000);
});

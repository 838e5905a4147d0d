import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import type { Table } from '#functions/store/table.ts';
import type { Mail } from '#scripts/local/mail.ts';
import { readOutbox } from '#scripts/local/outbox.ts';
import { localDynamoDbClient } from '#scripts/local/table.ts';
import type { StackFacts } from './start-stack.ts';
import type { TableFacts } from './start-table.ts';

/** Asks for what the tests of a run share; made for the first to ask. */
export async function shared<T>(path: string): Promise<T> {
  const answer = await fetch(`${inject('stackControl')}${path}`);
  if (!answer.ok) throw new Error(`The stack for the tests did not start: ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

let stack: Promise<StackFacts> | undefined;
let table: Promise<Table> | undefined;

/** The stack that all tests of the run share; started by the first to ask. */
export function stackUrls(): Promise<StackFacts> {
  stack ??= shared('/stack');
  return stack;
}

/** The real table on DynamoDB Local, for tests of the store. Shared: use ids of your own. */
export function testTable(): Promise<Table> {
  table ??= shared<TableFacts>('/table').then(({ endpoint, name }) => ({
    name,
    client: DynamoDBDocumentClient.from(localDynamoDbClient(endpoint), {
      marshallOptions: { removeUndefinedValues: true },
    }),
  }));
  return table;
}

/** Where the site is served that all journeys of the run share; one that restarts it starts its own. */
export async function sharedSite(): Promise<string> {
  return (await shared<{ url: string }>('/site')).url;
}

/** Waits until the site is built; once in a run. */
export async function builtSite(): Promise<void> {
  await shared('/built-site');
}

/** Lets adapters and services that run within the test reach the shared stack, by environment as always. */
export async function useStackEnvironment(): Promise<StackFacts> {
  const facts = await stackUrls();
  Object.assign(process.env, facts.settings, facts.aws);
  return facts;
}

/** The mails that the product sent to an address, latest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const { outbox } = await stackUrls();
  return (await readOutbox(outbox)).filter((mail) => mail.to.includes(address));
}

import { randomUUID } from 'node:crypto';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import type { Table } from '#functions/store/table/table.ts';
import type { Mail } from '#scripts/local/aws/mail.ts';
import { localDynamoDbClient } from '#scripts/local/database/table.ts';
import { readOutbox } from '#scripts/local/site/outbox.ts';
import type { StackFacts } from './start-stack.ts';
import type { TableFacts } from './start-table.ts';

/** Requests a resource that the tests of a run share; the first request makes it. */
export async function shared<T>(path: string, server = inject('stackControl')): Promise<T> {
  const response = await fetch(`${server}${path}`);
  if (!response.ok) throw new Error(`${path} is missing: ${await response.text()}`);
  return response.json() as Promise<T>;
}

let stack: Promise<StackFacts> | undefined;
let table: Promise<Table> | undefined;

/** Returns the facts of the shared stack. */
export function stackUrls(): Promise<StackFacts> {
  stack ??= shared('/stack');
  return stack;
}

const tableOf = ({ endpoint, name }: TableFacts): Table => ({
  name,
  client: DynamoDBDocumentClient.from(localDynamoDbClient(endpoint), {
    marshallOptions: { removeUndefinedValues: true },
  }),
});

/** Returns the table of the shared stack. Use IDs that no other test uses. */
export function testTable(): Promise<Table> {
  table ??= shared<TableFacts>('/table').then(tableOf);
  return table;
}

/**
 * Returns a new table. For tests that write much and need no stack, which would read and index everything in the
 * table that it shares.
 */
export async function newTable(): Promise<Table> {
  return tableOf(await newTableFacts());
}

/** Returns where a new table is, for tests whose own services use it. */
export const newTableFacts = (): Promise<TableFacts> => shared(`/tables/${randomUUID()}`);

/** Returns the address of the site over the shared stack. */
export async function sharedSite(): Promise<string> {
  return (await shared<{ url: string }>('/site')).url;
}

/** Returns the address at which Playwright connects to the shared Chromium. */
export const sharedBrowser = (): Promise<string> => shared('/browser');

/** Waits until the site is built, which happens once per run. */
export async function builtSite(): Promise<void> {
  await shared('/built-site');
}

/** Sets the environment so that adapters and services that run inside the test reach the shared stack. */
export async function useStackEnvironment(): Promise<StackFacts> {
  const facts = await stackUrls();
  Object.assign(process.env, facts.settings, facts.aws);
  return facts;
}

/** Returns the mails that the product sent to an address, latest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const { outbox } = await stackUrls();
  return (await readOutbox(outbox)).filter((mail) => mail.to.includes(address));
}

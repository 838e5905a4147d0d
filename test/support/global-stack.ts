import type { TestProject } from 'vitest/node';
import { type LocalDynamoDb, startDynamoDb } from '#scripts/local/dynamodb.ts';
import { listen, type RunningServer } from '#scripts/local/http-server.ts';
import { startStack, type TestStack } from './start-stack.ts';
import type { TableFacts } from './start-table.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests ask for the shared stack. */
    stackControl: string;
  }
}

let control: RunningServer | undefined;
let database: Promise<LocalDynamoDb> | undefined;
let table: Promise<TableFacts> | undefined;
let stack: Promise<TestStack> | undefined;

const startDatabase = () => {
  database ??= startDynamoDb();
  return database;
};

const starters: Record<string, () => Promise<unknown>> = {
  '/table': () => {
    // Loads the CDK, which runs without a table can do without.
    table ??= import('./start-table.ts').then(async ({ startTable }) => startTable(await startDatabase()));
    return table;
  },
  '/stack': async () => {
    stack ??= startStack({ database: startDatabase() });
    return (await stack).facts;
  },
};

/**
 * One stack for all the tests of a run, started when the first test asks for it: a run that needs none
 * waits for none.
 */
export async function setup({ provide }: TestProject): Promise<void> {
  control = await listen(async (request, response) => {
    try {
      const facts = await starters[request.url ?? '']?.();
      response.end(JSON.stringify(facts));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  });
  provide('stackControl', `http://127.0.0.1:${control.port}`);
}

export async function teardown(): Promise<void> {
  await control?.stop();
  const running = await stack?.catch(() => undefined);
  await (running ?? (await database?.catch(() => undefined)))?.stop();
}

import type { TestProject } from 'vitest/node';
import { type StageName, stageNames } from '#infra/stages.ts';
import { type LocalDynamoDb, startDynamoDb } from '#scripts/local/dynamodb.ts';
import { listen, type RunningServer } from '#scripts/local/http-server.ts';
import type { Templates } from '#test/infra/make-templates.ts';
import { buildSite, type RunningSite, startSite } from './start-site.ts';
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
let built: Promise<void> | undefined;
let site: Promise<RunningSite> | undefined;

const startDatabase = () => {
  database ??= startDynamoDb();
  return database;
};

const buildOnce = () => {
  built ??= buildSite();
  return built;
};

const made: Partial<Record<StageName, Promise<Templates>>> = {};

const templates = (stage: StageName) => {
  made[stage] ??= import('#test/infra/make-templates.ts').then(({ makeTemplates }) => makeTemplates(stage));
  return made[stage];
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
  ...Object.fromEntries(stageNames.map((stage) => [`/templates/${stage}`, () => templates(stage)])),
  '/built-site': async () => {
    await buildOnce();
    return {};
  },
  '/site': async () => {
    site ??= buildOnce().then(startSite);
    const { url } = await site;
    return { url };
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
  await (await site?.catch(() => undefined))?.stop();
  const running = await stack?.catch(() => undefined);
  await (running ?? (await database?.catch(() => undefined)))?.stop();
}

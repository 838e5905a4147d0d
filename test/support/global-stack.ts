import type { TestProject } from 'vitest/node';
import { type LocalDynamoDb, startDynamoDb } from '#scripts/local/database/dynamodb.ts';
import type { RunningServer } from '#scripts/local/processes/http-server.ts';
import { buildSite } from '#scripts/local/site/build-site.ts';
import { once } from './once.ts';
import { serveResults } from './serve-results.ts';
import { startServerProcess } from './server-process.ts';
import type { TestStack } from './start-stack.ts';
import type { TableFacts } from './start-table.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address at which tests ask for shared resources. */
    stackControl: string;
  }
}

let control: RunningServer | undefined;

const database = once<LocalDynamoDb>(() => startDynamoDb());
// These modules take seconds to load, and many runs do not need them.
const table = once<TableFacts>(async () =>
  (await import('./start-table.ts')).startTable(await database.get()),
);
const startOtherTable = async (name: string) =>
  (await import('./start-table.ts')).startTable(await database.get(), name);
const stack = once<TestStack>(async () =>
  (await import('./start-stack.ts')).startStack({ database: database.get() }),
);
// `npm test` builds it before the tests.
const builtSite = once(async () => {
  if (!process.env['SITE_IS_BUILT']) await buildSite();
});
const site = once(async () => {
  const [{ facts, openSite }] = await Promise.all([stack.get(), builtSite.get()]);
  openSite();
  return { url: facts.siteUrl };
});
const browser = once(() => startServerProcess(new URL('./serve-browser.ts', import.meta.url)));
const templates = once(() => startServerProcess(new URL('../infra/serve-templates.ts', import.meta.url)));

/** Tables beside that of the stack, by name. */
const otherTables = '/tables/';

const starters: Record<string, () => Promise<unknown>> = {
  '/table': table.get,
  '/stack': async () => (await stack.get()).facts,
  '/built-site': async () => {
    await builtSite.get();
    return {};
  },
  '/site': site.get,
  '/browser': async () => (await browser.get()).address,
  '/template-server': async () => (await templates.get()).address,
};

/** Serves the shared resources of a run. Each is made when the first test asks for it, so a run makes only what it needs. */
export async function setup({ provide }: TestProject): Promise<void> {
  control = await serveResults(async (path) =>
    path.startsWith(otherTables) ? startOtherTable(path.slice(otherTables.length)) : starters[path]?.(),
  );
  provide('stackControl', `http://127.0.0.1:${control.port}`);
  // `npm test` needs all of this soon. The first tests are unit tests, which do not wait for it.
  if (process.env['SITE_IS_BUILT']) void Promise.allSettled([site.get(), browser.get()]);
}

export async function teardown(): Promise<void> {
  await control?.stop();
  for (const server of [browser, templates]) await (await server.made())?.stop();
  await ((await stack.made()) ?? (await database.made()))?.stop();
}

import type { TestProject } from 'vitest/node';
import { type StageName, stageNames } from '#infra/stages.ts';
import { buildSite } from '#scripts/local/build-site.ts';
import { type LocalDynamoDb, startDynamoDb } from '#scripts/local/dynamodb.ts';
import { listen, type RunningServer } from '#scripts/local/http-server.ts';
import { type BrowserServer, startBrowserServer } from './browser-server.ts';
import type { TestStack } from './start-stack.ts';
import type { TableFacts } from './start-table.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address at which tests ask for shared resources. */
    stackControl: string;
  }
}

let control: RunningServer | undefined;

/** Remembers the result of the first call: every shared resource is made once per run. */
function once<T>(make: () => Promise<T>): { get: () => Promise<T>; made: () => Promise<T | undefined> } {
  let result: Promise<T> | undefined;
  return {
    get: () => {
      result ??= make();
      return result;
    },
    made: async () => result?.catch(() => undefined),
  };
}

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
const browser = once<BrowserServer>(startBrowserServer);
const madeStage = (stage: StageName) =>
  once(async () => (await import('#test/infra/make-templates.ts')).makeStage(stage));
const stages = Object.fromEntries(stageNames.map((stage) => [stage, madeStage(stage)])) as Record<
  StageName,
  ReturnType<typeof madeStage>
>;
const sequence = once(async () => {
  const { deployment } = await stages.prod.get();
  return (await import('#test/infra/make-templates.ts')).makeSequence(deployment);
});

/** Tables beside that of the stack, by name. */
const otherTables = '/tables/';

const starters: Record<string, () => Promise<unknown>> = {
  '/table': table.get,
  '/stack': async () => (await stack.get()).facts,
  ...Object.fromEntries(
    stageNames.flatMap((stage) => {
      const made = stages[stage];
      return [
        [`/templates/${stage}`, async () => (await made.get()).deployment.templates] as const,
        [`/findings/${stage}`, async () => (await made.get()).findings()] as const,
      ];
    }),
  ),
  '/templates/sequence': sequence.get,
  '/findings/broken': async () => (await import('#test/infra/make-templates.ts')).brokenFindings(),
  '/built-site': async () => {
    await builtSite.get();
    return {};
  },
  '/site': site.get,
  '/browser': async () => ({ endpoint: (await browser.get()).endpoint }),
};

/** Serves the shared resources of a run. Each is made when the first test asks for it, so a run makes only what it needs. */
export async function setup({ provide }: TestProject): Promise<void> {
  control = await listen(async (request, response) => {
    try {
      const path = request.url ?? '';
      const started = path.startsWith(otherTables)
        ? startOtherTable(path.slice(otherTables.length))
        : starters[path]?.();
      response.end(JSON.stringify(await started));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  });
  provide('stackControl', `http://127.0.0.1:${control.port}`);
}

export async function teardown(): Promise<void> {
  await control?.stop();
  await (await browser.made())?.stop();
  await ((await stack.made()) ?? (await database.made()))?.stop();
}

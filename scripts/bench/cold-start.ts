import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import type { RouteId } from '#shared/contract/routes.ts';
import { plannedCode } from '../local/assembly/stack-plan.ts';
import type { BenchStack } from './bench-stack.ts';
import { benchEntry } from './call-cases.ts';
import { publishedClient } from './cold-import.ts';
import { type Call, callHandler, routeEvent } from './handlers.ts';
import { median } from './quantile.ts';
import { sealedNotary } from './sealed-notary.ts';

/** A CPU time, and how many times as long as that of the DynamoDB client alone it is. */
type Compared = { milliseconds: number; ratio: number };

/**
 * The first call of a function in a new process: the import of all code that it loads, then or during the call, and the import with
 * the call itself. CPU time, because other processes of the machine do not add to it.
 */
export type ColdStart = { id: string; loaded: Compared; called: Compared };

type Case = { id: string; file: string; env: Record<string, string>; event: () => Promise<object> };

const cpuTime =
  'const used = process.cpuUsage(start); const milliseconds = (used.user + used.system) / 1000;';

const callProgram = `
const start = process.cpuUsage();
const { handler } = require(process.argv[1]);
const context = { awsRequestId: 'bench', getRemainingTimeInMillis: () => 30_000 };
handler(JSON.parse(process.argv[2]), context).then(({ statusCode }) => {
  ${cpuTime}
  console.log(JSON.stringify({ milliseconds, status: statusCode, files: Object.keys(require.cache) }));
  process.exit();
});`;

const loadProgram = `
const start = process.cpuUsage();
for (const file of process.argv.slice(1)) require(file);
${cpuTime}
console.log(JSON.stringify({ milliseconds, status: 200, files: [] }));
process.exit();`;

const response = z.object({ milliseconds: z.number(), status: z.int(), files: z.array(z.string()) });

async function run(program: string, env: Case['env'], args: string[]): Promise<z.output<typeof response>> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program, ...args], {
    env: { ...process.env, ...env },
  });
  const read = response.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  if (read.status >= 400) throw new Error(`The call was answered with ${stdout}`);
  return read;
}

const callOnce = async ({ file, env, event }: Case) =>
  run(callProgram, env, [file, JSON.stringify(await event())]);

/** The calls that notaries wait for most, and the PDF of an entry with two signers, signatures, and one photo. */
async function routeCases({ plan, aws }: BenchStack): Promise<Case[]> {
  const email = 'cold@example.com';
  const { token, entries } = await sealedNotary(email, 1, 1);
  const params = { id: entries[0]?.id ?? '' };
  const draft = async () => {
    const made = await callHandler('create-draft', {
      token,
      query: { intent: 'submit' },
      body: benchEntry(),
    });
    return { params: z.object({ id: z.string() }).parse(made) };
  };
  const calls: Partial<Record<RouteId, () => Promise<Call>>> = {
    login: async () => ({ body: { email, password: 'a long enough passphrase' } }),
    'list-entries': async () => ({ query: { status: 'submitted', page: '1', page_size: '20' } }),
    'get-entry': async () => ({ params }),
    'create-draft': async () => ({ body: benchEntry() }),
    'submit-entry': draft,
    'export-entry-pdf': async () => ({ params }),
  };
  return Object.entries(calls).map(([name, call]) => {
    const id = name as RouteId;
    const { file, environment } = plannedCode(plan, id);
    return {
      ...{ id, file, env: { ...environment, ...aws } },
      event: async () => routeEvent(id, { ...(id !== 'login' && { token }), ...(await call()) }),
    };
  });
}

/** Measures the first calls of some functions in turns with the client alone, which reads one item. */
export async function coldStarts(stack: BenchStack, rounds: number): Promise<ColdStart[]> {
  const routes = await routeCases(stack);
  const cases: Case[] = [
    {
      id: 'the DynamoDB document client alone, reading an item',
      file: await publishedClient(join(stack.folder, 'client')),
      env: { ...stack.aws, TABLE_NAME: routes[0]?.env['TABLE_NAME'] ?? '' },
      event: async () => ({}),
    },
    ...routes,
  ];
  const measured = cases.map((one) => ({ one, loaded: [] as number[], called: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { one, loaded, called } of measured) {
      const { milliseconds, files } = await callOnce(one);
      called.push(milliseconds);
      loaded.push((await run(loadProgram, one.env, files)).milliseconds);
    }
  }
  const compared = (kind: 'loaded' | 'called', at: number): Compared => {
    const [base = 1, milliseconds = 0] = [measured[0]?.[kind], measured[at]?.[kind]].map((times) =>
      median(times ?? []),
    );
    return { milliseconds, ratio: milliseconds / base };
  };
  return cases.map(({ id }, at) => ({ id, loaded: compared('loaded', at), called: compared('called', at) }));
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { toWire } from '#shared/contract/wire.ts';
import { proNotary } from './bench/pro-notary.ts';
import { loadTable } from './load/load-report.ts';
import { type LoadNotary, type Measured, sessionLength, sessionRequests } from './load/session.ts';
import { currentAssembly } from './local/assembly.ts';
import { awsEnvironment } from './local/aws-environment.ts';
import { command } from './local/command.ts';
import { dataFolder } from './local/data-folder.ts';
import { startDynamoDb } from './local/dynamodb.ts';
import { startLocalApi, startServices } from './local/local-stack.ts';
import { readPlan, settingsOf } from './local/stack-plan.ts';
import { randomFrom } from './seed/random.ts';
import { sampleEntry } from './seed/sample-entry.ts';

/*
 * `npm run load`: notaries sign in, list, draft, submit, read, and print entries, all at the same time, against a local
 * stack that is started for it with an empty database. It cannot reach any other address. Prints throughput, failures,
 * and percentiles by route; fails if any request fails.
 *
 *   --connections   notaries at a time, at most 50
 *   --requests      at most this many requests, at most 20,000
 *   --seconds       at most this long, at most 600
 */

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '8' },
    requests: { type: 'string', default: '1200' },
    seconds: { type: 'string', default: '120' },
  },
});

/** Returns an option as a whole number. Throws one sentence outside of its limits. */
function bounded(name: keyof typeof values, most: number): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new Error(`--${name} must be a whole number from 1 to ${most}, not ${values[name]}.`);
  }
  return value;
}

const password = 'a long enough passphrase';

/** Registers one notary for each connection, so that no two record in the same journal. */
async function registerNotaries(count: number): Promise<LoadNotary[]> {
  const notaries: LoadNotary[] = [];
  for (let at = 0; at < count; at += 1) {
    const email = `load-${at}@example.com`;
    await proNotary(email, password);
    notaries.push({ email, password });
  }
  return notaries;
}

async function drive(url: string, connections: number, requests: number, seconds: number): Promise<void> {
  const notaries = await registerNotaries(connections);
  const random = randomFrom(2026);
  const today = new Date().toISOString().slice(0, 10);
  let session = 0;
  const answers: Measured[] = [];
  const nextNotary = () => notaries[session++ % notaries.length] ?? { email: '', password };
  const draft = () => toWire(sampleEntry(random, today));
  console.log(`${connections} notaries at a time, sessions of ${sessionLength} requests, at ${url} ...`);
  const result = await autocannon({
    ...{ url, connections, duration: seconds, maxOverallRequests: requests, timeout: 30 },
    requests: sessionRequests(nextNotary, draft, (answer) => answers.push(answer)),
  });
  console.log(loadTable(answers, result.duration));
  const failed = answers.filter(({ status }) => status >= 400);
  const statuses = Object.entries(Object.groupBy(failed, ({ route, status }) => `${route} ${status}`));
  for (const [what, all] of statuses) console.log(`FAILED: ${what}, ${all?.length} times`);
  console.log(
    `${answers.length} requests in ${result.duration} s: ${failed.length} failed, ${result.errors} connection errors, ${result.timeouts} timeouts.`,
  );
  if (failed.length + result.errors + result.timeouts > 0) process.exitCode = 1;
}

await command(async () => {
  const connections = bounded('connections', 50);
  const requests = bounded('requests', 20_000);
  const seconds = bounded('seconds', 600);
  const folder = await mkdtemp(join(tmpdir(), 'journal-load-'));
  const plan = readPlan(await currentAssembly(), 'http://localhost');
  const services = await startServices(plan, dataFolder(folder), startDynamoDb());
  try {
    Object.assign(process.env, settingsOf(plan), awsEnvironment(services.endpoints), { LOG_LEVEL: 'ERROR' });
    const api = await startLocalApi(plan, services, { output: 'errors' });
    await drive(`http://127.0.0.1:${api.port}`, connections, requests, seconds).finally(api.stop);
  } finally {
    await services.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

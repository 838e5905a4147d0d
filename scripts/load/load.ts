import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { toWire } from '#shared/contract/wire.ts';
import { proNotary } from '../bench/pro-notary.ts';
import { quantile } from '../bench/quantile.ts';
import { currentAssembly } from '../local/assembly/assembly.ts';
import { readPlan, settingsOf } from '../local/assembly/stack-plan.ts';
import { awsEnvironment } from '../local/aws/aws-environment.ts';
import { command } from '../local/command.ts';
import { dataFolder } from '../local/data-folder.ts';
import { startDynamoDb } from '../local/database/dynamodb.ts';
import { startLocalApi, startServices } from '../local/local-stack.ts';
import { randomFrom } from '../seed/random.ts';
import { sampleEntry } from '../seed/sample-entry.ts';
import { hostileRequests } from './hostile.ts';
import { loadTable } from './load-report.ts';
import { type LoadNotary, type Measured, sessionLength, sessionRequests } from './session.ts';

/*
 * `npm run load`: notaries sign in, list, draft, submit, read, and print entries, all at the same time, against a local
 * stack that is started for it with an empty database. It cannot reach any other address. Prints throughput, failures,
 * and percentiles by route; fails if any request fails.
 *
 *   --connections   notaries at a time, at most 50
 *   --requests      at most this many requests, at most 20,000
 *   --seconds       at most this long, at most 600
 *   --hostile       hostile clients, at most 50. After a run without them, the notaries work again beside them. Fails
 *                   if the 95th percentile more than doubles
 */

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '8' },
    requests: { type: 'string', default: '1200' },
    seconds: { type: 'string', default: '120' },
    hostile: { type: 'string', default: '0' },
  },
});

/** Returns an option as a whole number. Throws one sentence outside of its limits. */
function bounded(name: keyof typeof values, most: number, least = 1): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new Error(`--${name} must be a whole number from ${least} to ${most}, not ${values[name]}.`);
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

const random = randomFrom(2026);
const draft = () => toWire(sampleEntry(random, new Date().toISOString().slice(0, 10)));

type Run = { notaries: readonly LoadNotary[]; requests: number; seconds: number };

/** Lets the notaries work, prints what they waited for, and returns the 95th percentile in milliseconds. */
async function drive(url: string, { notaries, requests, seconds }: Run): Promise<number> {
  let session = 0;
  const answers: Measured[] = [];
  const nextNotary = () => notaries[session++ % notaries.length] ?? { email: '', password };
  const connections = notaries.length;
  console.log(`${connections} notaries at a time, sessions of ${sessionLength} requests, at ${url} ...`);
  const result = await autocannon({
    ...{ url, connections, duration: seconds, maxOverallRequests: requests, timeout: 30 },
    requests: sessionRequests(nextNotary, draft, (response) => answers.push(response)),
  });
  console.log(loadTable(answers, result.duration));
  const failed = answers.filter(({ status }) => status >= 400);
  const statuses = Object.entries(Object.groupBy(failed, ({ route, status }) => `${route} ${status}`));
  for (const [what, all] of statuses) console.log(`FAILED: ${what}, ${all?.length} times`);
  console.log(
    `${answers.length} requests in ${result.duration} s: ${failed.length} failed, ${result.errors} connection errors, ${result.timeouts} timeouts.`,
  );
  if (failed.length + result.errors + result.timeouts > 0) process.exitCode = 1;
  return quantile(
    answers.map(({ ms }) => ms),
    0.95,
  );
}

/** Lets the notaries work without and then with hostile clients, and compares what they waited for. */
async function driveAmidAttacks(url: string, run: Run, hostile: number): Promise<void> {
  const quiet = await drive(url, run);
  const { token } = await proNotary('attacker@example.com', password);
  const statuses: number[] = [];
  const requests = hostileRequests({ token, draft: Object(draft()) }, (status) => statuses.push(status));
  const options = { url, connections: hostile, duration: run.seconds, timeout: 30, requests };
  const attack = autocannon(options, () => {});
  const ended = once(attack, 'done');
  const attacked = await drive(url, run);
  attack.stop();
  await ended;
  const counts = Object.entries(Object.groupBy(statuses, String)).map(
    ([status, all]) => `${all?.length}× ${status}`,
  );
  console.log(`${hostile} hostile clients got ${statuses.length} answers: ${counts.join(', ')}.`);
  const ratio = attacked / quiet;
  console.log(
    `p95 of the notaries: ${quiet.toFixed(0)} ms without, ${attacked.toFixed(0)} ms beside them: ${ratio.toFixed(2)} times.`,
  );
  if (ratio > 2) process.exitCode = 1;
}

await command(async () => {
  const connections = bounded('connections', 50);
  const requests = bounded('requests', 20_000);
  const seconds = bounded('seconds', 600);
  const hostile = bounded('hostile', 50, 0);
  const folder = await mkdtemp(join(tmpdir(), 'journal-load-'));
  const plan = readPlan(await currentAssembly('deployed'), 'http://localhost');
  const services = await startServices(plan, dataFolder(folder), startDynamoDb());
  try {
    Object.assign(process.env, settingsOf(plan), awsEnvironment(services.endpoints), { LOG_LEVEL: 'ERROR' });
    const api = await startLocalApi(plan, services, { output: 'errors' });
    const notaries = await registerNotaries(connections);
    const url = `http://127.0.0.1:${api.port}`;
    const run = { notaries, requests, seconds };
    await (hostile > 0 ? driveAmidAttacks(url, run, hostile) : drive(url, run)).finally(api.stop);
  } finally {
    await services.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

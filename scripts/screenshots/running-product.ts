import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { apiBase } from '#shared/contract/routes.ts';
import { currentAssembly } from '../local/assembly/assembly.ts';
import { readPlan, settingsOf } from '../local/assembly/stack-plan.ts';
import { awsEnvironment } from '../local/aws/aws-environment.ts';
import { dataFolder } from '../local/data-folder.ts';
import { startDynamoDb } from '../local/database/dynamodb.ts';
import { startLocalApi, startServices } from '../local/local-stack.ts';
import { freePort } from '../local/processes/http-server.ts';
import { builtSite } from '../local/site/built-site.ts';
import { frontServer } from '../local/site/front.ts';

const root = join(import.meta.dirname, '..', '..');

/** A running product. */
export type RunningProduct = {
  url: string;
  moveClock: (to: Date) => Promise<void>;
  /** The folder of the built site. */
  site: string;
  /** Makes the address unreachable, as a phone without a signal finds it, or reachable again. */
  setReachable: (isReachable: boolean) => Promise<void>;
};

async function builtInto(outDir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
}

async function moveClockOf(stripe: string, to: Date): Promise<void> {
  const response = await fetch(`${stripe}/_double/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: to.toISOString() }),
  });
  if (!response.ok) throw new Error(`The clock cannot be moved: ${await response.text()}`);
}

async function setReachable(server: Server, port: number, isReachable: boolean): Promise<void> {
  if (server.listening === isReachable) return;
  if (isReachable) await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  else {
    server.close();
    server.closeAllConnections();
  }
}

/**
 * Runs the whole product with its built site and no data, in a temporary folder. Meanwhile, this process can use its
 * table and buckets.
 */
export async function withProduct(use: (product: RunningProduct) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'journal-shots-'));
  const stops: (() => unknown)[] = [() => rm(directory, { recursive: true, force: true })];
  try {
    const outDir = join(directory, 'site');
    await builtInto(outDir);
    const folder = dataFolder(join(directory, 'data'));
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const front = frontServer();
    front.server.listen(port, '127.0.0.1');
    stops.push(() => {
      front.server.close();
      front.server.closeAllConnections();
    });
    const database = startDynamoDb();
    stops.push(async () => (await database.catch(() => undefined))?.stop());
    const [assembly] = await Promise.all([currentAssembly(), database]);
    const plan = readPlan(assembly, url);
    const webhook = `http://127.0.0.1:${port}${apiBase}/stripe/webhook`;
    const services = await startServices(plan, folder, database, webhook);
    stops.push(services.stop);
    const { endpoints } = services;
    const api = await startLocalApi(plan, services, { output: 'errors' });
    stops.push(api.stop);
    const stripePort = Number(new URL(endpoints.stripe).port);
    const site = builtSite(endpoints.s3, outDir);
    const { outbox, s3 } = folder;
    front.open({ apiPort: api.port, stripePort, outbox, s3, site, clockFile: services.clockFile });
    Object.assign(process.env, settingsOf(plan), awsEnvironment(endpoints));
    await use({
      url,
      moveClock: (to) => moveClockOf(endpoints.stripe, to),
      site: outDir,
      setReachable: (isReachable) => setReachable(front.server, port, isReachable),
    });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

import type { Server } from 'node:http';
import { apiBase } from '#shared/contract/routes.ts';
import { servedApi } from './local/api/served-api.ts';
import { watchSources } from './local/api/watch-sources.ts';
import { currentAssembly } from './local/assembly/assembly.ts';
import { readPlan } from './local/assembly/stack-plan.ts';
import { command } from './local/command.ts';
import { claim, dataFolder } from './local/data-folder.ts';
import { startDynamoDb } from './local/database/dynamodb.ts';
import { startLocalApi, startServices } from './local/local-stack.ts';
import { localSettings } from './local/settings.ts';
import { builtSite } from './local/site/built-site.ts';
import { frontServer } from './local/site/front.ts';
import { developmentSite } from './local/site/site.ts';

/*
 * `npm start`: runs the whole product on this machine. `npm run preview` does the same with the built site. Ctrl-C or
 * SIGTERM stops everything.
 */

const isPreview = process.argv.includes('--built-site');

/** Stops for everything that was started, to be called in reverse order. */
const started: (() => void | Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

async function stopAll(): Promise<void> {
  for (const stop of started.reverse()) await stop();
}

function shutDown(code: number): void {
  stopping ??= stopAll().then(() => process.exit(code));
}

function listenOn(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
}

/** Listens on the chosen port, or otherwise on the first free one from the default port. */
async function takePort(server: Server, first: number, isChosen: boolean): Promise<number> {
  const last = isChosen ? first : first + 100;
  for (let port = first; port <= last; port += 1) {
    if (await listenOn(server, port)) return port;
  }
  throw new Error(
    isChosen
      ? `Port ${first} is taken: choose another one with PORT.`
      : `No port from ${first} to ${last} is free: choose one with PORT.`,
  );
}

async function start(): Promise<void> {
  const begun = performance.now();
  const settings = localSettings();
  const folder = dataFolder(settings.dataDir);
  const front = frontServer();
  process.on('SIGINT', () => shutDown(0));
  process.on('SIGTERM', () => shutDown(0));

  const lock = claim(folder, settings.port);
  started.push(lock.release);
  const port = await takePort(front.server, settings.port, settings.portIsChosen);
  lock.tell({ port });
  const url = `http://localhost:${port}`;
  started.push(() => {
    front.server.close();
    front.server.closeAllConnections();
  });

  const database = startDynamoDb(folder.dynamodb);
  started.push(async () => (await database.catch(() => undefined))?.stop());
  const [assembly, developed] = await Promise.all([
    currentAssembly(),
    isPreview ? undefined : developmentSite(front.server),
    database,
  ]);
  if (developed) started.push(developed.stop);
  const plan = readPlan(assembly, url);
  const services = await startServices(
    plan,
    folder,
    database,
    `http://127.0.0.1:${port}${apiBase}/stripe/webhook`,
  );
  started.push(services.stop);
  const site = developed ?? builtSite(services.endpoints.s3);
  const api = servedApi(await startLocalApi(plan, services));
  started.push(api.stop);
  let served = assembly;
  const serveNewCode = async () => {
    const changed = await currentAssembly();
    if (changed === served || stopping) return;
    await api.replace((apiPort) => startLocalApi(readPlan(changed, url), services, { port: apiPort }));
    served = changed;
    console.log('Your changes are live: the API was restarted.');
  };
  started.push(watchSources(serveNewCode));
  lock.tell({ port, running: { endpoints: services.endpoints, assembly } });
  front.open({
    apiPort: api.port,
    stripePort: Number(new URL(services.endpoints.stripe).port),
    outbox: folder.outbox,
    clockFile: services.clockFile,
    s3: folder.s3,
    site,
  });

  for (const [name, ended] of [
    ['database', services.ended],
    ['API', api.ended],
  ] as const) {
    void ended.then(() => {
      if (stopping) return;
      console.error(`The local ${name} ended unexpectedly, so everything stops. Run npm start again.`);
      shutDown(1);
    });
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`Started in ${seconds} s. Ctrl-C stops everything; the data stays in ${folder.root}.`);
  console.log(`Emails that the product sends: ${url}/outbox`);
  console.log(`Payments, and the clock:       ${url}/_double`);
  console.log(`Ready ${url}`);
}

await command(async () => {
  try {
    await start();
  } catch (error) {
    if (stopping) return stopping;
    await stopAll();
    throw error;
  }
});

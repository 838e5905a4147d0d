import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiProcess } from '#scripts/local/api-process.ts';
import { currentAssembly } from '#scripts/local/assembly.ts';
import { awsEnvironment } from '#scripts/local/aws-environment.ts';
import { dataFolder, localKeys } from '#scripts/local/data-folder.ts';
import { type LocalDynamoDb, startDynamoDb } from '#scripts/local/dynamodb.ts';
import { freePort } from '#scripts/local/http-server.ts';
import { startLocalApi, startServices } from '#scripts/local/local-stack.ts';
import { readPlan } from '#scripts/local/stack-plan.ts';
import { apiBase } from '#shared/contract/routes.ts';

/** What a test needs to know of a running stack; plain values, so that they pass between processes. */
export type StackFacts = {
  apiUrl: string;
  outbox: string;
  /** The stand-in for the payment provider, with its controls below `/_double`. */
  stripe: string;
  tokenKey: string;
  /** What the SDK needs in the environment to reach the local services. */
  aws: Record<string, string>;
  /** What the stack gives to its functions, taken together. */
  settings: Record<string, string>;
};

/** A stack of a test: the API can be killed and started anew over the same data. */
export type TestStack = {
  facts: StackFacts;
  /** Ends the API without warning, as a crash does. */
  killApi: () => Promise<void>;
  /** Starts it again at the same address. */
  restartApi: () => Promise<void>;
  stop: () => Promise<void>;
};

type Options = {
  /** A DynamoDB Local to share, in which nothing expires; otherwise one in memory is started. */
  database?: Promise<LocalDynamoDb>;
};

/** The site does not exist in a test; links in mails lead here. */
const siteUrl = 'http://localhost:3000';

/**
 * Starts the product's API with everything of AWS it uses, on free ports and with no data: DynamoDB
 * Local in memory, S3, the doubles, and the bundled handlers behind the local gateway.
 */
export async function startStack(options: Options = {}): Promise<TestStack> {
  const directory = await mkdtemp(join(tmpdir(), 'journal-test-'));
  const folder = dataFolder(directory);
  const database = options.database ?? startDynamoDb();
  const [assembly] = await Promise.all([currentAssembly(), database]);
  const plan = readPlan(assembly, siteUrl);
  const taken = await freePort();
  const webhookUrl = `http://127.0.0.1:${taken}${apiBase}/stripe/webhook`;
  const services = await startServices(plan, folder, database, webhookUrl);
  const more = { output: 'errors', keepExpired: options.database !== undefined } as const;
  let api: ApiProcess = await startLocalApi(plan, services, { ...more, port: taken });
  const { port } = api;
  return {
    facts: {
      apiUrl: `http://127.0.0.1:${port}`,
      outbox: folder.outbox,
      stripe: services.endpoints.stripe,
      tokenKey: localKeys(folder, plan.tokenSecret.length).tokenKey,
      aws: awsEnvironment(services.endpoints),
      settings: Object.assign({}, ...plan.routes.map((route) => route.function.environment)),
    },
    killApi: () => api.kill(),
    restartApi: async () => {
      await api.stop();
      api = await startLocalApi(plan, services, { ...more, port });
    },
    stop: async () => {
      await api.stop();
      await services.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

import { type ApiProcess, startApi } from './api-process.ts';
import { startAwsDoubles } from './aws-doubles.ts';
import { type AwsEndpoints, awsEnvironment } from './aws-environment.ts';
import type { ChildOutput } from './child-process.ts';
import type { DailyFunction } from './daily-calls.ts';
import { type DataFolder, localKeys } from './data-folder.ts';
import type { LocalDynamoDb } from './dynamodb.ts';
import type { LocalRoute } from './gateway.ts';
import type { RunningServer } from './http-server.ts';
import { keyManagement } from './key-management.ts';
import type { FunctionConfig } from './local-function.ts';
import { mail } from './mail.ts';
import { clockFile, localStripeKeys, startPayments } from './payments.ts';
import { places } from './places.ts';
import { startS3 } from './s3.ts';
import { secretsManager } from './secrets.ts';
import {
  localValues,
  type PlannedEvent,
  type PlannedFunction,
  type PlannedRoute,
  type PlannedSchedule,
  type StackPlan,
} from './stack-plan.ts';
import type { StreamFunction } from './stream-calls.ts';
import { ensureTable, localDynamoDbClient } from './table.ts';

/** Everything of AWS that the product uses, on this machine. */
export type LocalServices = {
  endpoints: AwsEndpoints;
  /** Where functions read what time it is; see payments.ts. */
  clockFile: string;
  /** Settles when the database dies by itself. */
  ended: Promise<unknown>;
  stop: () => Promise<void>;
};

const address = ({ port }: RunningServer) => `http://127.0.0.1:${port}`;

/**
 * Starts the stand-ins for AWS that a plan calls for and creates its table. `database` is the DynamoDB
 * Local to use, perhaps still starting; it is stopped with the rest. `webhookUrl` is where the payment provider
 * sends its messages; nowhere unless given.
 */
export async function startServices(
  plan: StackPlan,
  folder: DataFolder,
  database: Promise<LocalDynamoDb>,
  webhookUrl?: string,
): Promise<LocalServices> {
  const { masterKey, tokenKey } = localKeys(folder, plan.tokenSecret.length);
  const s3 = await startS3(folder.s3, [
    plan.bucket,
    { name: localValues.PicturesBucketName, allowedOrigins: [] },
  ]);
  const doubles = await startAwsDoubles([
    keyManagement(masterKey),
    secretsManager({
      [plan.tokenSecret.arn]: tokenKey,
      [localValues.StripeSecretArn]: JSON.stringify(localStripeKeys),
    }),
    places([plan.placeIndex]),
    mail(folder.outbox),
  ]);
  const payments = await startPayments(folder, webhookUrl);
  const dynamodb = await database;
  const client = localDynamoDbClient(dynamodb.endpoint);
  await ensureTable(client, plan);
  client.destroy();
  return {
    endpoints: {
      dynamodb: dynamodb.endpoint,
      s3: address(s3),
      doubles: address(doubles),
      stripe: payments.url,
    },
    clockFile: clockFile(folder),
    ended: dynamodb.ended,
    stop: async () => {
      await Promise.all([s3.stop(), doubles.stop(), payments.stop(), dynamodb.stop()]);
    },
  };
}

/** A function of a plan, its environment made whole by what the Lambda runtime adds to it. */
function localFunction(
  planned: PlannedFunction,
  { endpoints, clockFile: clock }: Pick<LocalServices, 'endpoints' | 'clockFile'>,
): FunctionConfig {
  const { STRIPE_API: double, ...aws } = awsEnvironment(endpoints);
  return {
    ...planned,
    clockFile: clock,
    environment: {
      ...planned.environment,
      ...aws,
      ...('STRIPE_API' in planned.environment && { STRIPE_API: double }),
      AWS_LAMBDA_FUNCTION_NAME: planned.name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(planned.memoryMb),
      TZ: ':UTC',
    },
  };
}

/** The routes of a plan and the functions behind them. */
export function localRoutes(
  routes: readonly PlannedRoute[],
  services: Pick<LocalServices, 'endpoints' | 'clockFile'>,
): LocalRoute[] {
  return routes.map(({ method, path, function: planned }) => ({
    method,
    path,
    function: localFunction(planned, services),
  }));
}

/** The functions of a plan that the table's stream calls. */
export function localStreamFunctions(
  events: readonly PlannedEvent[],
  services: Pick<LocalServices, 'endpoints' | 'clockFile'>,
): StreamFunction[] {
  return events.map(({ function: planned, filters, batchSize, retryAttempts }) => ({
    function: localFunction(planned, services),
    filters,
    batchSize,
    retryAttempts,
  }));
}

/** The functions of a plan that are called every day. */
export function localDailyFunctions(
  schedules: readonly PlannedSchedule[],
  services: Pick<LocalServices, 'endpoints' | 'clockFile'>,
): DailyFunction[] {
  return schedules.map(({ function: planned, hour, minute }) => ({
    function: localFunction(planned, services),
    hour,
    minute,
  }));
}

type ApiOptions = {
  /** Any free one unless given. */
  port?: number;
  output?: ChildOutput;
  /** Lets expired items stay and calls nothing daily, for tests that share the table and have clocks of their own. */
  keepExpired?: boolean;
};

/** Starts the API process over running services, and in it what the table's stream and the clock call. */
export function startLocalApi(
  plan: StackPlan,
  services: LocalServices,
  { port = 0, output = 'through', keepExpired }: ApiOptions = {},
): Promise<ApiProcess> {
  const { endpoints } = services;
  const stream = { endpoint: endpoints.dynamodb, table: plan.table.TableName };
  const keys = (plan.table.KeySchema ?? []).flatMap(({ AttributeName }) => AttributeName ?? []);
  return startApi(
    {
      port,
      routes: localRoutes(plan.routes, services),
      stream,
      expiring: keepExpired ? undefined : { ...stream, keys, timeToLive: plan.timeToLive },
      streamFunctions: localStreamFunctions(plan.events, services),
      dailyFunctions: keepExpired ? [] : localDailyFunctions(plan.schedules, services),
    },
    output,
  );
}

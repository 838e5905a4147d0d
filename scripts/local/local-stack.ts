import type { FunctionDefinition } from '#infra/function-definitions/function-definition.ts';
import { type FunctionId, functions } from '#infra/functions.ts';
import { recordCalls } from '../policy/record-calls.ts';
import { type ApiProcess, startApi } from './api/api-process.ts';
import type { ServedFunction } from './api/api-server.ts';
import { localValues, type PlannedCode, type StackPlan } from './assembly/stack-plan.ts';
import { startAwsEmulators } from './aws/aws-emulators.ts';
import { type AwsEndpoints, awsEnvironment } from './aws/aws-environment.ts';
import { places } from './aws/gazetteer.ts';
import { keyManagement } from './aws/key-management.ts';
import { localCertificate } from './aws/local-certificate.ts';
import { mail } from './aws/mail.ts';
import { routes } from './aws/route-calculator.ts';
import { startS3 } from './aws/s3/s3.ts';
import { secretsManager } from './aws/secrets.ts';
import { signingKeys } from './aws/signing-keys.ts';
import { type DataFolder, localMasterKey } from './data-folder.ts';
import type { LocalDynamoDb } from './database/dynamodb.ts';
import { ensureTable, localDynamoDbClient } from './database/table.ts';
import type { FunctionConfig } from './functions/local-function.ts';
import { localTimestampAuthorities } from './local-timestamp-authorities.ts';
import { localWitnessPolicy } from './local-witness-policy.ts';
import type { ChildOutput } from './processes/child-process.ts';
import type { RunningServer } from './processes/http-server.ts';
import { clockFile, localStripeKeys, startPayments } from './stripe/start-payments.ts';

/** The local emulators of all services that the product uses. */
export type LocalServices = {
  endpoints: AwsEndpoints;
  /** The file from which functions read the time; see start-payments.ts. */
  clockFile: string;
  /** The folder of sent emails. */
  outbox: string;
  /** Resolves when the database ends. */
  ended: Promise<unknown>;
  stop: () => Promise<void>;
};

const address = ({ port }: RunningServer) => `http://127.0.0.1:${port}`;

/**
 * Starts the emulators that a plan needs, and creates its table. `database` is the DynamoDB Local to use, which may
 * still be starting; it is stopped with the rest. The payment provider sends its webhook messages to `webhookUrl`, if
 * given.
 */
export async function startServices(
  plan: StackPlan,
  folder: DataFolder,
  database: Promise<LocalDynamoDb>,
  webhookUrl?: string,
): Promise<LocalServices> {
  const masterKey = localMasterKey(folder);
  const signing = signingKeys(folder.root, plan.signingKeys);
  const secrets = {
    [localValues.StripeSecretArn]: JSON.stringify(localStripeKeys),
    [localValues.DocumentCertificatesArn]: localCertificate(folder.root, signing),
  };
  const s3 = await startS3(folder.s3, plan.buckets);
  const moto = process.env['MOTO_SERVER'];
  const instead = moto
    ? await (await import('../moto/moto-services.ts')).startMoto(moto, plan.buckets, secrets)
    : undefined;
  const emulators = await startAwsEmulators([
    ...(instead?.emulators ?? []),
    keyManagement(masterKey, signing),
    secretsManager(secrets),
    places([plan.placeIndex]),
    routes([plan.routeCalculator]),
    mail(folder.outbox),
  ]);
  const payments = await startPayments(folder, webhookUrl);
  const dynamodb = await database;
  const client = localDynamoDbClient(dynamodb.endpoint);
  await ensureTable(client, plan);
  client.destroy();
  const direct = {
    dynamodb: dynamodb.endpoint,
    s3: instead?.s3 ?? address(s3),
    emulators: address(emulators),
    stripe: payments.url,
  };
  const record = process.env['RECORD_AWS_CALLS'];
  const recorded = record ? await recordCalls(direct, record) : undefined;
  return {
    endpoints: recorded?.endpoints ?? direct,
    clockFile: clockFile(folder),
    outbox: folder.outbox,
    ended: dynamodb.ended,
    stop: async () => {
      await Promise.all([
        recorded?.stop(),
        instead?.stop(),
        s3.stop(),
        emulators.stop(),
        payments.stop(),
        dynamodb.stop(),
      ]);
    },
  };
}

/** Returns what the operator's environment sets for a function, besides its stage. */
function operatorSettings(id: FunctionId): Record<string, string> {
  const row: FunctionDefinition = functions[id];
  const authorities = row.timestamps && localTimestampAuthorities();
  const policy = row.witnesses && localWitnessPolicy();
  return {
    ...(authorities && { TIMESTAMP_AUTHORITIES: authorities }),
    ...(policy && { WITNESS_POLICY: policy }),
  };
}

/** Completes the environment of a function with what the Lambda runtime adds. */
function localFunction(
  id: FunctionId,
  planned: PlannedCode,
  { endpoints, clockFile: clock }: Pick<LocalServices, 'endpoints' | 'clockFile'>,
): FunctionConfig {
  const { STRIPE_API: emulator, ...aws } = awsEnvironment(endpoints);
  const orderMailDomain = process.env['ORDER_MAIL_DOMAIN'];
  return {
    ...planned,
    clockFile: clock,
    environment: {
      ...planned.environment,
      ...operatorSettings(id),
      ...aws,
      // As on Lambda, every function has credentials of its own. The services of the local stack accept all of them.
      AWS_SESSION_TOKEN: planned.name,
      ...('STRIPE_API' in planned.environment && { STRIPE_API: emulator }),
      ...(orderMailDomain && { ORDER_MAIL_DOMAIN: orderMailDomain }),
      AWS_LAMBDA_FUNCTION_NAME: planned.name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(planned.memoryMb),
      TZ: ':UTC',
    },
  };
}

/** Returns the functions of a plan, ready to run over the local services. */
export function localFunctions(
  plan: Pick<StackPlan, 'functions'>,
  services: Pick<LocalServices, 'endpoints' | 'clockFile'>,
): ServedFunction[] {
  return plan.functions.map((planned) => ({
    ...planned,
    function: localFunction(planned.id, planned.function, services),
  }));
}

type ApiOptions = {
  /** Default: any free port. */
  port?: number;
  output?: ChildOutput;
  /**
   * Keeps expired items and makes no daily calls: for tests that share the table and have clocks of their own, and for
   * commands, whose stack runs for seconds.
   */
  skipDailyWork?: boolean;
};

const isDaily = (one: ServedFunction) => one.kind === 'schedule' && one.recurs.kind !== 'minutes';

/** Starts the API process on running services, with the functions that the table's stream and the clock call. */
export function startLocalApi(
  plan: StackPlan,
  services: LocalServices,
  { port = 0, output = 'through', skipDailyWork }: ApiOptions = {},
): Promise<ApiProcess> {
  const { endpoints } = services;
  const stream = { endpoint: endpoints.dynamodb, table: plan.table.TableName };
  const functions = localFunctions(plan, services);
  const keys = (plan.table.KeySchema ?? []).flatMap(({ AttributeName }) => AttributeName ?? []);
  return startApi(
    {
      port,
      functions: skipDailyWork ? functions.filter((one) => !isDaily(one)) : functions,
      stream,
      outbox: services.outbox,
      expiring: skipDailyWork ? undefined : { ...stream, keys, timeToLive: plan.timeToLive },
    },
    output,
  );
}

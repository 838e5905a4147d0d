import { type ApiProcess, startApi } from './api-process.ts';
import { startAwsDoubles } from './aws-doubles.ts';
import type { ChildOutput } from './child-process.ts';
import { type DataFolder, localKeys } from './data-folder.ts';
import type { LocalDynamoDb } from './dynamodb.ts';
import type { LocalRoute } from './gateway.ts';
import type { RunningServer } from './http-server.ts';
import { keyManagement } from './key-management.ts';
import { mail } from './mail.ts';
import { places } from './places.ts';
import { startS3 } from './s3.ts';
import { localCredentials } from './s3-signature.ts';
import { secretsManager } from './secrets.ts';
import { localRegion, type PlannedRoute, type StackPlan } from './stack-plan.ts';
import { ensureTable, localDynamoDbClient } from './table.ts';

/** The addresses of the services that stand in for AWS. */
export type AwsEndpoints = { dynamodb: string; s3: string; doubles: string };

/** Everything of AWS that the product uses, on this machine. */
export type LocalServices = {
  endpoints: AwsEndpoints;
  /** Settles when the database dies by itself. */
  ended: Promise<unknown>;
  stop: () => Promise<void>;
};

/** What the AWS SDK reads from the environment so as to reach the local services and no other. */
export function awsEnvironment({ dynamodb, s3, doubles }: AwsEndpoints): Record<string, string> {
  return {
    AWS_REGION: localRegion,
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
    AWS_ENDPOINT_URL_S3: s3,
    AWS_ENDPOINT_URL_KMS: doubles,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: doubles,
    AWS_ENDPOINT_URL_SESV2: doubles,
    // A name, since the SDK puts "places." before it.
    AWS_ENDPOINT_URL_LOCATION: doubles.replace('127.0.0.1', 'localhost'),
  };
}

const address = ({ port }: RunningServer) => `http://127.0.0.1:${port}`;

/**
 * Starts the stand-ins for AWS that a plan calls for and creates its table. `database` is the DynamoDB
 * Local to use, perhaps still starting; it is stopped with the rest.
 */
export async function startServices(
  plan: StackPlan,
  folder: DataFolder,
  database: Promise<LocalDynamoDb>,
): Promise<LocalServices> {
  const { masterKey, tokenKey } = localKeys(folder, plan.tokenSecret.length);
  const s3 = await startS3(folder.s3, [plan.bucket]);
  const doubles = await startAwsDoubles([
    keyManagement(masterKey),
    secretsManager({ [plan.tokenSecret.arn]: tokenKey }),
    places([plan.placeIndex]),
    mail(folder.outbox),
  ]);
  const dynamodb = await database;
  const client = localDynamoDbClient(dynamodb.endpoint);
  await ensureTable(client, plan);
  client.destroy();
  return {
    endpoints: { dynamodb: dynamodb.endpoint, s3: address(s3), doubles: address(doubles) },
    ended: dynamodb.ended,
    stop: async () => {
      await Promise.all([s3.stop(), doubles.stop(), dynamodb.stop()]);
    },
  };
}

/** The routes of a plan, their functions' environment made whole by what the Lambda runtime adds to it. */
export function localRoutes(routes: readonly PlannedRoute[], endpoints: AwsEndpoints): LocalRoute[] {
  const aws = awsEnvironment(endpoints);
  return routes.map(({ method, path, function: planned }) => ({
    method,
    path,
    function: {
      ...planned,
      environment: {
        ...planned.environment,
        ...aws,
        AWS_LAMBDA_FUNCTION_NAME: planned.name,
        AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(planned.memoryMb),
        TZ: ':UTC',
      },
    },
  }));
}

/** Starts the API process over running services. */
export function startLocalApi(
  plan: StackPlan,
  services: LocalServices,
  port = 0,
  output: ChildOutput = 'through',
): Promise<ApiProcess> {
  return startApi(localRoutes(plan.routes, services.endpoints), port, output);
}

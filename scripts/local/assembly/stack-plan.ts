import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import type { DeployedFunction, EnvironmentValue, FunctionCalls } from '#infra/deployed-functions.ts';
import type { FunctionId } from '#infra/functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import type { StageValue } from '#infra/stage-values.ts';
import type { Bucket } from '../aws/s3/s3.ts';
import type { Keeping } from '../aws/s3/s3-store.ts';
import type { SigningKeys } from '../aws/signing-keys.ts';

export const localRegion = 'us-east-1';

/** Returns the ARN that a resource of the local stack has in its account. */
export const localArn = (service: string, name: string) =>
  `arn:aws:${service}:${localRegion}:000000000000:${name}`;

/** Values that the stacks publish, on this machine. */
export const localValues = {
  TableName: 'journal',
  TableStreamArn: localArn('dynamodb', 'table/journal/stream/local'),
  FilesBucketName: 'journal-files',
  SealedBucketName: 'journal-sealed',
  LogBucketName: 'journal-log',
  PicturesBucketName: 'journal-pictures',
  OrderMailBucketName: 'journal-order-mail',
  StripeSecretArn: localArn('secretsmanager', 'secret:stripe'),
  DocumentCertificatesArn: localArn('secretsmanager', 'secret:document-certificates'),
  FieldKeyArn: localArn('kms', 'key/field'),
  LogKeyArn: localArn('kms', 'key/log'),
  ExportsKeyArn: localArn('kms', 'key/exports'),
  DocumentsKeyArn: localArn('kms', 'key/documents'),
  TokenKeyArn: localArn('kms', 'key/token'),
  PlaceIndexName: 'journal',
  RouteCalculatorName: 'journal-routes',
  LogsBucketName: 'journal-logs',
  SiteBucketName: 'journal-site',
  MapKeyName: 'journal-map',
  ApiId: 'local',
  OriginAuthorizerId: 'local',
  ApiLogGroupName: 'local',
} as const satisfies Record<Exclude<StageValue, 'SiteUrl'>, string>;

/** The code of a function, with exactly the environment that its stack gives it. */
export type PlannedCode = {
  name: string;
  file: string;
  timeoutSeconds: number;
  memoryMb: number;
  environment: Record<string, string>;
  /** The published version that calls reach, if they go through an alias. */
  version?: string;
};

/** A function, and when it is called. */
export type PlannedFunction = FunctionCalls & { function: PlannedCode };

/** The table, and the attribute that says when an item expires. */
export type TablePlan = { table: CreateTableCommandInput & { TableName: string }; timeToLive: string };

/** The parts of the stage `local` that exist on this machine. */
export type StackPlan = TablePlan & {
  buckets: Bucket[];
  placeIndex: string;
  routeCalculator: string;
  signingKeys: SigningKeys;
  functions: PlannedFunction[];
};

/** The plan as it is stored beside an assembly. */
export type SavedPlan = Omit<StackPlan, 'functions' | 'buckets'> & {
  buckets: (Keeping & { value: keyof typeof localValues; hasCors: boolean })[];
  /** Each function as its template deploys it, and its bundle within the assembly. */
  functions: (DeployedFunction & { file: string })[];
};

/** Returns the path of an assembly's plan. */
export const planFile = (assembly: string) => join(assembly, 'local-plan.json');

/**
 * Reads what an assembly of the stage `local` provisions. `siteUrl` is the address of the site: functions link to
 * it, and its pages may read files. `changed` are values of the stage that are not those of `localValues`.
 */
export function readPlan(
  assembly: string,
  siteUrl: string,
  changed: Partial<Record<StageValue, string>> = {},
): StackPlan {
  const { buckets, functions, table, ...plan }: SavedPlan = JSON.parse(
    readFileSync(planFile(assembly), 'utf8'),
  );
  const values: Record<StageValue, string> = { ...localValues, SiteUrl: siteUrl, ...changed };
  const resolved = (value: EnvironmentValue) => (typeof value === 'string' ? value : values[value.published]);
  return {
    ...plan,
    table: { ...table, TableName: values.TableName },
    buckets: buckets.map(({ value, hasCors, ...keeping }) => ({
      ...keeping,
      name: values[value],
      allowedOrigins: hasCors ? [siteUrl] : [],
    })),
    functions: functions.map(
      ({
        environment,
        timeoutSeconds,
        memoryMegabytes,
        functionLogicalId,
        versionLogicalId,
        file,
        ...calls
      }) => ({
        ...calls,
        function: {
          name: functionLogicalId,
          file: join(assembly, file),
          timeoutSeconds,
          memoryMb: memoryMegabytes,
          ...(versionLogicalId && { version: versionLogicalId }),
          environment: Object.fromEntries(
            Object.entries(environment).map(([name, value]) => [name, resolved(value)]),
          ),
        },
      }),
    ),
  };
}

/** Returns the code of one function of a plan. */
export function plannedCode(plan: StackPlan, id: FunctionId): PlannedCode {
  const found = plan.functions.find((planned) => planned.id === id);
  if (!found) throw new Error(`${id} is not deployed`);
  return found.function;
}

/** Returns the environment of all routes taken together, for code that runs outside of a function. */
export function settingsOf(plan: StackPlan): Record<string, string> {
  return Object.assign({}, ...ofKind(plan.functions, 'route').map((route) => route.function.environment));
}

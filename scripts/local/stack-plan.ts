import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import type { EnvironmentValue } from '#infra/deployed-environment.ts';
import type { DeployedEvent } from '#infra/deployed-events.ts';
import type { DeployedRoute } from '#infra/deployed-routes.ts';
import type { DeployedSchedule } from '#infra/deployed-schedules.ts';
import type { ExportedName } from '#infra/export-names.ts';
import type { RouteId } from '#shared/contract/routes.ts';

export const localRegion = 'us-east-1';
const arn = (service: string, name: string) => `arn:aws:${service}:${localRegion}:000000000000:${name}`;

/** What the stacks export, as it is called on this machine. */
export const localValues = {
  TableName: 'journal',
  TableStreamArn: arn('dynamodb', 'table/journal/stream/local'),
  FilesBucketName: 'journal-files',
  PicturesBucketName: 'journal-pictures',
  TokenSecretArn: arn('secretsmanager', 'secret:token'),
  StripeSecretArn: arn('secretsmanager', 'secret:stripe'),
  FieldKeyArn: arn('kms', 'key/field'),
  PlaceIndexName: 'journal',
  ApiId: 'local',
} as const satisfies Record<Exclude<ExportedName, 'SiteUrl'>, string>;

/** A function with exactly the environment that its stack gives it. */
export type PlannedFunction = {
  name: string;
  file: string;
  timeoutSeconds: number;
  memoryMb: number;
  environment: Record<string, string>;
};

/** A route of the API and the function behind it. */
export type PlannedRoute = { id: RouteId; method: string; path: string; function: PlannedFunction };

/** A function that the table's stream calls, and with what. */
export type PlannedEvent = Pick<DeployedEvent, 'id' | 'filters' | 'batchSize' | 'retryAttempts'> & {
  function: PlannedFunction;
};

/** A function that is called every day, and when by UTC. */
export type PlannedSchedule = Pick<DeployedSchedule, 'id' | 'hour' | 'minute'> & {
  function: PlannedFunction;
};

/** The table, and the attribute by which its items expire. */
export type TablePlan = { table: CreateTableCommandInput & { TableName: string }; timeToLive: string };

/** What the templates of the stage `local` provision, as far as it exists on this machine. */
export type StackPlan = TablePlan & {
  bucket: { name: string; allowedOrigins: string[] };
  tokenSecret: { arn: string; length: number };
  placeIndex: string;
  routes: PlannedRoute[];
  events: PlannedEvent[];
  schedules: PlannedSchedule[];
};

/** What is kept of an assembly for the local stack. */
export type SavedPlan = Omit<StackPlan, 'routes' | 'events' | 'schedules' | 'bucket'> & {
  filesHaveCors: boolean;
  /** Each route as its template deploys it, and the bundle of its function within the assembly. */
  deployed: (DeployedRoute & { file: string })[];
  deployedEvents: (DeployedEvent & { file: string })[];
  deployedSchedules: (DeployedSchedule & { file: string })[];
};

/** Where an assembly's plan is kept. */
export const planFile = (assembly: string) => join(assembly, 'local-plan.json');

/**
 * Reads what an assembly of the stage `local` provisions. `siteUrl` is where the site is served: what
 * functions link to, and whose pages may read files.
 */
export function readPlan(assembly: string, siteUrl: string): StackPlan {
  const { filesHaveCors, deployed, deployedEvents, deployedSchedules, ...plan }: SavedPlan = JSON.parse(
    readFileSync(planFile(assembly), 'utf8'),
  );
  const values: Record<ExportedName, string> = { ...localValues, SiteUrl: siteUrl };
  const resolved = (value: EnvironmentValue) => (typeof value === 'string' ? value : values[value.exported]);
  const planned = (
    one: SavedPlan['deployed' | 'deployedEvents' | 'deployedSchedules'][number],
  ): PlannedFunction => ({
    name: one.functionLogicalId,
    file: join(assembly, one.file),
    timeoutSeconds: one.timeoutSeconds,
    memoryMb: one.memoryMegabytes,
    environment: Object.fromEntries(
      Object.entries(one.environment).map(([name, value]) => [name, resolved(value)]),
    ),
  });
  return {
    ...plan,
    bucket: { name: localValues.FilesBucketName, allowedOrigins: filesHaveCors ? [siteUrl] : [] },
    routes: deployed.map((route) => ({
      id: route.id,
      method: route.method,
      path: route.path,
      function: planned(route),
    })),
    events: deployedEvents.map((event) => ({
      id: event.id,
      filters: event.filters,
      batchSize: event.batchSize,
      retryAttempts: event.retryAttempts,
      function: planned(event),
    })),
    schedules: deployedSchedules.map((schedule) => ({
      id: schedule.id,
      hour: schedule.hour,
      minute: schedule.minute,
      function: planned(schedule),
    })),
  };
}

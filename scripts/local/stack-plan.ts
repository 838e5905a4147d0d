import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import type { DeployedRoute } from '#infra/deployed-routes.ts';
import type { ExportedName } from '#infra/export-names.ts';
import type { RouteId } from '#shared/contract/routes.ts';

export const localRegion = 'us-east-1';
const arn = (service: string, name: string) => `arn:aws:${service}:${localRegion}:000000000000:${name}`;

/** What the stacks export, as it is called on this machine. */
export const localValues = {
  TableName: 'journal',
  FilesBucketName: 'journal-files',
  TokenSecretArn: arn('secretsmanager', 'secret:token'),
  FieldKeyArn: arn('kms', 'key/field'),
  PlaceIndexName: 'journal',
  ApiId: 'local',
} as const satisfies Record<Exclude<ExportedName, 'SiteUrl'>, string>;

/** A route of the API and the function behind it, with exactly the environment that its stack gives it. */
export type PlannedRoute = {
  id: RouteId;
  method: string;
  path: string;
  function: {
    name: string;
    file: string;
    timeoutSeconds: number;
    memoryMb: number;
    environment: Record<string, string>;
  };
};

/** The table, and the attribute by which its items expire. */
export type TablePlan = { table: CreateTableCommandInput & { TableName: string }; timeToLive: string };

/** What the templates of the stage `local` provision, as far as it exists on this machine. */
export type StackPlan = TablePlan & {
  bucket: { name: string; allowedOrigins: string[] };
  tokenSecret: { arn: string; length: number };
  placeIndex: string;
  routes: PlannedRoute[];
};

/** What is kept of an assembly for the local stack. */
export type SavedPlan = Omit<StackPlan, 'routes' | 'bucket'> & {
  filesHaveCors: boolean;
  /** Each route as its template deploys it, and the bundle of its function within the assembly. */
  deployed: (DeployedRoute & { file: string })[];
};

/** Where an assembly's plan is kept. */
export const planFile = (assembly: string) => join(assembly, 'local-plan.json');

/**
 * Reads what an assembly of the stage `local` provisions. `siteUrl` is where the site is served: what
 * functions link to, and whose pages may read files.
 */
export function readPlan(assembly: string, siteUrl: string): StackPlan {
  const { filesHaveCors, deployed, ...plan }: SavedPlan = JSON.parse(
    readFileSync(planFile(assembly), 'utf8'),
  );
  const values: Record<ExportedName, string> = { ...localValues, SiteUrl: siteUrl };
  const resolved = (value: DeployedRoute['environment'][string]) =>
    typeof value === 'string' ? value : values[value.exported];
  return {
    ...plan,
    bucket: { name: localValues.FilesBucketName, allowedOrigins: filesHaveCors ? [siteUrl] : [] },
    routes: deployed.map((route) => ({
      id: route.id,
      method: route.method,
      path: route.path,
      function: {
        name: route.functionLogicalId,
        file: join(assembly, route.file),
        timeoutSeconds: route.timeoutSeconds,
        memoryMb: route.memoryMegabytes,
        environment: Object.fromEntries(
          Object.entries(route.environment).map(([name, value]) => [name, resolved(value)]),
        ),
      },
    })),
  };
}

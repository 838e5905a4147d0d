import * as z from 'zod/mini';
import type { RouteLimit } from '#infra/route-limits.ts';
import type { AccountFact } from './account-fact.ts';
import type { AwsCli } from './aws-cli.ts';

/** A stage, as the checks of its latest deployment see it. */
export type ReleaseStage = {
  aws: AwsCli;
  /** Reads an SSM parameter. */
  value: (name: string) => Promise<string>;
  tableParameter: string;
  apiParameter: string;
  /** Functions whose calls go through an alias. */
  gradualFunctions: readonly string[];
  limits: readonly RouteLimit[];
  canaryRuntime: string;
  now: Date;
};

const variables = z.object({ Environment: z.object({ Variables: z.object({ TABLE_NAME: z.string() }) }) });
const openedStage = z.object({
  RouteSettings: z._default(z.record(z.string(), z.object({ ThrottlingRateLimit: z.number() })), {}),
});
const runtimes = z.object({
  RuntimeVersions: z.array(
    z.object({ VersionName: z.string(), DeprecationDate: z.optional(z.coerce.date()) }),
  ),
});

const listed = (names: readonly string[], good: string) =>
  names.length === 0 ? { good: true, text: good } : { good: false, text: names.join(', ') };

/** Returns the checks of what the latest deployment left in an account (docs/runbooks/restore.md, docs/runbooks/failed-deploy.md). */
export function releaseFacts(stage: ReleaseStage): AccountFact[] {
  const { aws, value } = stage;
  return [
    {
      name: 'Functions behind an alias: use the table of the stage',
      read: async () => {
        const table = await value(stage.tableParameter);
        const used = await Promise.all(
          stage.gradualFunctions.map(async (name) => {
            const args = ['--function-name', name, '--qualifier', 'live'];
            const found = variables.parse(await aws('lambda', 'get-function-configuration', ...args));
            return { name, table: found.Environment.Variables.TABLE_NAME };
          }),
        );
        const others = used.filter((one) => one.table !== table);
        return listed(
          others.map((one) => `${one.name} uses ${one.table}: deploy with another dataEpoch`),
          `all ${used.length} use ${table}`,
        );
      },
    },
    {
      name: 'API Gateway: limits of routes',
      read: async () => {
        const args = ['--api-id', await value(stage.apiParameter), '--stage-name', '$default'];
        const { RouteSettings } = openedStage.parse(await aws('apigatewayv2', 'get-stage', ...args));
        const wanted = new Map(stage.limits.map(({ key, perSecond }) => [key, perSecond]));
        const wrong = [...wanted].filter(
          ([key, perSecond]) => RouteSettings[key]?.ThrottlingRateLimit !== perSecond,
        );
        const left = Object.keys(RouteSettings).filter((key) => !wanted.has(key));
        return listed(
          [
            ...wrong.map(([key]) => `${key} lacks its limit`),
            ...left.map((key) => `${key} has one left over`),
          ],
          `${wanted.size}, as they should be`,
        );
      },
    },
    {
      name: 'Synthetics: runtime of the canary',
      read: async () => {
        const { RuntimeVersions } = runtimes.parse(await aws('synthetics', 'describe-runtime-versions'));
        const found = RuntimeVersions.find(({ VersionName }) => VersionName === stage.canaryRuntime);
        if (!found) return { good: false, text: `there is no ${stage.canaryRuntime}` };
        const { DeprecationDate: until } = found;
        const good = until === undefined || until > stage.now;
        return { good, text: `${stage.canaryRuntime}${until ? `, until ${until.toISOString()}` : ''}` };
      },
    },
  ];
}

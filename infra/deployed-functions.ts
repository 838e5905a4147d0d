import * as z from 'zod/mini';
import type { RouteId } from '#shared/contract/routes.ts';
import { functionName } from './function-name.ts';
import { type FunctionId, type FunctionKind, type IdOf, idsOf } from './functions.ts';
import { parameterName, type StageValue, stageValues } from './stage-values.ts';
import type { StageName } from './stages.ts';
import { resourcesOf, type Template } from './template.ts';

/** A value of a function's environment: text, or a value that another stack publishes. */
export type EnvironmentValue = string | { published: StageValue };

/** Settings that a template gives to a function. */
export type DeployedSettings = {
  environment: Record<string, EnvironmentValue>;
  timeoutSeconds: number;
  memoryMegabytes: number;
  functionLogicalId: string;
};

/** A function, and when it is called. */
export type FunctionCalls =
  | {
      kind: 'route';
      id: RouteId;
      method: string;
      /** With the base path, parameters in braces: `/api/notary/entries/{id}`. */
      path: string;
      access: 'public' | 'notary';
    }
  | {
      kind: 'stream';
      id: IdOf<'stream'>;
      /** Patterns of Lambda's event filtering. A record that matches any of them calls the function. */
      filters: unknown[];
      batchSize: number;
      retryAttempts: number;
    }
  | {
      kind: 'schedule';
      id: IdOf<'schedule'>;
      /** Time of day in UTC; the function is called every day. */
      hour: number;
      minute: number;
    };

/** A function as a template deploys it. */
export type DeployedFunction = FunctionCalls & DeployedSettings;

const functionProperties = z.object({
  FunctionName: z.string(),
  MemorySize: z.int(),
  Timeout: z.int(),
  Environment: z.object({
    Variables: z.record(z.string(), z.union([z.string(), z.object({ Ref: z.string() })])),
  }),
});

/** The template of a stage's functions, read by logical ID. */
type Source = { template: Template; stage: StageName };

function propertiesOf({ template }: Source, logicalId: string) {
  const found = template.Resources[logicalId];
  if (!found) throw new Error(`The template lacks ${logicalId}`);
  return found.Properties;
}

/** Returns the value that a template's parameter reads. */
function publishedValue({ template, stage }: Source, parameter: string): StageValue {
  const source = template.Parameters[parameter]?.Default;
  const found = stageValues.find((value) => parameterName(stage, value) === source);
  if (!found) throw new Error(`No stack publishes ${parameter}`);
  return found;
}

function settingsOf<K extends FunctionKind>(source: Source, kind: K, functionLogicalId: string) {
  const { stage } = source;
  const properties = functionProperties.parse(propertiesOf(source, functionLogicalId));
  const { FunctionName, Timeout, MemorySize } = properties;
  const id = idsOf(kind).find((known: FunctionId) => functionName(stage, known) === FunctionName);
  if (!id) throw new Error(`${FunctionName} has no row of the kind "${kind}"`);
  const environment: Record<string, EnvironmentValue> = {};
  for (const [name, value] of Object.entries(properties.Environment.Variables)) {
    environment[name] = typeof value === 'string' ? value : { published: publishedValue(source, value.Ref) };
  }
  const settings = { environment, timeoutSeconds: Timeout, memoryMegabytes: MemorySize, functionLogicalId };
  return { id, ...settings };
}

const routeProperties = z.object({
  RouteKey: z.string().check(z.regex(/^[A-Z]+ \/.*$/)),
  Target: z.object({
    'Fn::Join': z.tuple([
      z.literal(''),
      z.tuple([z.literal('integrations/'), z.object({ Ref: z.string() })]),
    ]),
  }),
});

const functionArn = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) });

const integrationProperties = z.object({ IntegrationUri: functionArn });

const routeEnvironment = z.looseObject({ ROUTE_ID: z.string(), ROUTE_ACCESS: z.enum(['public', 'notary']) });

function deployedRoute(source: Source, properties: unknown): DeployedFunction {
  const { RouteKey, Target } = routeProperties.parse(properties);
  const integration = propertiesOf(source, Target['Fn::Join'][1][1].Ref);
  const { IntegrationUri } = integrationProperties.parse(integration);
  const settings = settingsOf(source, 'route', IntegrationUri['Fn::GetAtt'][0]);
  const { ROUTE_ID, ROUTE_ACCESS: access } = routeEnvironment.parse(settings.environment);
  if (ROUTE_ID !== settings.id) throw new Error(`${RouteKey} calls ${settings.id} as ${ROUTE_ID}`);
  const [method = '', path = ''] = RouteKey.split(' ');
  return { kind: 'route', ...settings, method, path, access };
}

const mappingProperties = z.object({
  FunctionName: z.object({ Ref: z.string() }),
  EventSourceArn: z.object({ Ref: z.literal('TableStreamArn') }),
  FilterCriteria: z.object({ Filters: z.array(z.object({ Pattern: z.string() })) }),
  FunctionResponseTypes: z.tuple([z.literal('ReportBatchItemFailures')]),
  BatchSize: z.int(),
  MaximumRetryAttempts: z.int(),
});

function deployedStream(source: Source, properties: unknown): DeployedFunction {
  const mapping = mappingProperties.parse(properties);
  return {
    kind: 'stream',
    ...settingsOf(source, 'stream', mapping.FunctionName.Ref),
    filters: mapping.FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern)),
    batchSize: mapping.BatchSize,
    retryAttempts: mapping.MaximumRetryAttempts,
  };
}

const scheduleProperties = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.literal('UTC'),
  State: z.literal('ENABLED'),
  Target: z.object({ Arn: functionArn }),
});

function deployedSchedule(source: Source, properties: unknown): DeployedFunction {
  const { ScheduleExpression, Target } = scheduleProperties.parse(properties);
  const [, minute, hour] = /^cron\((\d+) (\d+) \* \* \? \*\)$/.exec(ScheduleExpression) ?? [];
  if (minute === undefined || hour === undefined) throw new Error(`${ScheduleExpression} is not once a day`);
  const settings = settingsOf(source, 'schedule', Target.Arn['Fn::GetAtt'][0]);
  return { kind: 'schedule', ...settings, hour: Number(hour), minute: Number(minute) };
}

const readers = [
  { type: 'AWS::ApiGatewayV2::Route', read: deployedRoute },
  { type: 'AWS::Lambda::EventSourceMapping', read: deployedStream },
  { type: 'AWS::Scheduler::Schedule', read: deployedSchedule },
] as const;

/** Reads every function that a stage's template of functions deploys, with the resource that calls it. */
export function deployedFunctions(template: Template, stage: StageName): DeployedFunction[] {
  return readers.flatMap(({ type, read }) =>
    resourcesOf(template, type).map(([, { Properties }]) => read({ template, stage }, Properties)),
  );
}

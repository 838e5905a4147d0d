import * as z from 'zod/mini';
import type { RouteId } from '#shared/contract/routes.ts';
import type { Recurrence } from './function-definitions/function-definition.ts';
import { functionName } from './function-name.ts';
import { type FunctionId, type FunctionKind, type IdOf, idsOf } from './functions.ts';
import { parameterName, type StageValue, stageValues } from './stage-values.ts';
import type { StageName } from './stages.ts';
import { resourcesOf, type Template } from './template.ts';

/** An environment variable's value: text, or a value published by another stack. */
export type EnvironmentValue = string | { published: StageValue };

/** A function's settings in a template. */
export type DeployedSettings = {
  environment: Record<string, EnvironmentValue>;
  timeoutSeconds: number;
  memoryMegabytes: number;
  functionLogicalId: string;
  /**
   * The published version behind its alias, if it has one. A version keeps the environment of its
   * publication.
   */
  versionLogicalId?: string;
};

/** A function, and when it is called. */
export type FunctionCalls =
  | {
      kind: 'route';
      id: RouteId;
      method: string;
      /** With the base path, and parameters in braces: `/api/notary/entries/{id}`. */
      path: string;
      access: 'public' | 'notary';
    }
  | {
      kind: 'stream';
      id: IdOf<'stream'>;
      batchSize: number;
      retryAttempts: number;
    }
  | {
      kind: 'queue';
      id: IdOf<'queue'>;
      /** A FIFO queue's name ends with `.fifo`. */
      queueName: string;
      visibilitySeconds: number;
      /** After this many calls, a message goes to the dead-letter queue. */
      attempts: number;
      failuresName: string;
      batchSize: number;
      concurrency: number;
      /** Whether rules send SES's email events to the queue. */
      takesMailEvents: boolean;
    }
  | {
      kind: 'schedule';
      id: IdOf<'schedule'>;
      recurs: Recurrence;
    };

/** A function as deployed by a template. */
export type DeployedFunction = FunctionCalls & DeployedSettings;

const functionProperties = z.object({
  FunctionName: z.string(),
  MemorySize: z.int(),
  Timeout: z.int(),
  Environment: z.object({
    Variables: z.record(z.string(), z.union([z.string(), z.object({ Ref: z.string() })])),
  }),
});

/** A stage's functions template, read by logical ID. */
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

const resourceArn = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) });

const aliasArn = z.object({ Ref: z.string() });

const integrationProperties = z.object({ IntegrationUri: z.union([resourceArn, aliasArn]) });

const aliasProperties = z.object({
  FunctionName: z.object({ Ref: z.string() }),
  FunctionVersion: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Version')]) }),
});

/**
 * Returns the function that an integration calls, directly or through its alias, which points to a version.
 */
function calledFunction(
  source: Source,
  uri: z.output<typeof integrationProperties>['IntegrationUri'],
): Pick<DeployedSettings, 'functionLogicalId' | 'versionLogicalId'> {
  if ('Fn::GetAtt' in uri) return { functionLogicalId: uri['Fn::GetAtt'][0] };
  const { FunctionName, FunctionVersion } = aliasProperties.parse(propertiesOf(source, uri.Ref));
  return { functionLogicalId: FunctionName.Ref, versionLogicalId: FunctionVersion['Fn::GetAtt'][0] };
}

const routeEnvironment = z.looseObject({ ROUTE_ID: z.string(), ROUTE_ACCESS: z.enum(['public', 'notary']) });

function deployedRoute(source: Source, properties: unknown): DeployedFunction {
  const { RouteKey, Target } = routeProperties.parse(properties);
  const integration = propertiesOf(source, Target['Fn::Join'][1][1].Ref);
  const { IntegrationUri } = integrationProperties.parse(integration);
  const { functionLogicalId, versionLogicalId } = calledFunction(source, IntegrationUri);
  const settings = {
    ...settingsOf(source, 'route', functionLogicalId),
    ...(versionLogicalId && { versionLogicalId }),
  };
  const { ROUTE_ID, ROUTE_ACCESS: access } = routeEnvironment.parse(settings.environment);
  if (ROUTE_ID !== settings.id) throw new Error(`${RouteKey} calls ${settings.id} as ${ROUTE_ID}`);
  const [method = '', path = ''] = RouteKey.split(' ');
  return { kind: 'route', ...settings, method, path, access };
}

const mapping = z.looseObject({
  FunctionName: z.object({ Ref: z.string() }),
  FunctionResponseTypes: z.tuple([z.literal('ReportBatchItemFailures')]),
  BatchSize: z.int(),
});

const streamMapping = z.extend(mapping, {
  EventSourceArn: z.object({ Ref: z.literal('TableStreamArn') }),
  FilterCriteria: z.optional(z.undefined()),
  MaximumRetryAttempts: z.int(),
});

const queueMapping = z.extend(mapping, {
  EventSourceArn: resourceArn,
  ScalingConfig: z.object({ MaximumConcurrency: z.int() }),
});

const queueProperties = z.object({
  QueueName: z.string(),
  VisibilityTimeout: z.int(),
  RedrivePolicy: z.object({ deadLetterTargetArn: resourceArn, maxReceiveCount: z.int() }),
});

const deadLetterProperties = z.object({ QueueName: z.string() });

const ruleProperties = z.object({
  EventPattern: z.object({ source: z.array(z.string()) }),
  Targets: z.array(z.object({ Arn: resourceArn })),
});

/** Returns whether a rule sends a service's events to a queue. */
function takesEvents({ template }: Source, queueId: string, service: string): boolean {
  return resourcesOf(template, 'AWS::Events::Rule').some(([, { Properties }]) => {
    const { EventPattern, Targets } = ruleProperties.parse(Properties);
    return (
      EventPattern.source.includes(service) && Targets.some(({ Arn }) => Arn['Fn::GetAtt'][0] === queueId)
    );
  });
}

function deployedQueue(source: Source, properties: unknown): DeployedFunction {
  const { FunctionName, EventSourceArn, BatchSize, ScalingConfig } = queueMapping.parse(properties);
  const [queueId] = EventSourceArn['Fn::GetAtt'];
  const { QueueName, VisibilityTimeout, RedrivePolicy } = queueProperties.parse(
    propertiesOf(source, queueId),
  );
  const [failuresId] = RedrivePolicy.deadLetterTargetArn['Fn::GetAtt'];
  return {
    kind: 'queue',
    ...settingsOf(source, 'queue', FunctionName.Ref),
    queueName: QueueName,
    visibilitySeconds: VisibilityTimeout,
    attempts: RedrivePolicy.maxReceiveCount,
    failuresName: deadLetterProperties.parse(propertiesOf(source, failuresId)).QueueName,
    batchSize: BatchSize,
    concurrency: ScalingConfig.MaximumConcurrency,
    takesMailEvents: takesEvents(source, queueId, 'aws.ses'),
  };
}

function deployedMapping(source: Source, properties: Record<string, unknown>): DeployedFunction {
  if (!('StartingPosition' in properties)) return deployedQueue(source, properties);
  const { FunctionName, BatchSize, MaximumRetryAttempts } = streamMapping.parse(properties);
  return {
    kind: 'stream',
    ...settingsOf(source, 'stream', FunctionName.Ref),
    batchSize: BatchSize,
    retryAttempts: MaximumRetryAttempts,
  };
}

const scheduleProperties = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.literal('UTC'),
  State: z.literal('ENABLED'),
  Target: z.object({ Arn: resourceArn }),
});

function recurrenceOf(expression: string): Recurrence {
  const [, minute, hour] = /^cron\((\d+) (\d+) \* \* \? \*\)$/.exec(expression) ?? [];
  if (minute && hour) return { kind: 'daily', hour: Number(hour), minute: Number(minute) };
  const [, turn] = /^cron\(0\/(5|10|15|20|30) \* \* \* \? \*\)$/.exec(expression) ?? [];
  if (turn) return { kind: 'in-turns', minutes: Number(turn) as 5 | 10 | 15 | 20 | 30 };
  const [, minutes] = /^rate\((\d+) minutes?\)$/.exec(expression) ?? [];
  if (!minutes) throw new Error(`${expression} is neither daily nor every few minutes`);
  return { kind: 'minutes', minutes: Number(minutes) };
}

function deployedSchedule(source: Source, properties: unknown): DeployedFunction {
  const { ScheduleExpression, Target } = scheduleProperties.parse(properties);
  const settings = settingsOf(source, 'schedule', Target.Arn['Fn::GetAtt'][0]);
  return { kind: 'schedule', ...settings, recurs: recurrenceOf(ScheduleExpression) };
}

const readers = [
  { type: 'AWS::ApiGatewayV2::Route', read: deployedRoute },
  { type: 'AWS::Lambda::EventSourceMapping', read: deployedMapping },
  { type: 'AWS::Scheduler::Schedule', read: deployedSchedule },
] as const;

/** Returns every function that a stage's functions template deploys, with the resource that calls it. */
export function deployedFunctions(template: Template, stage: StageName): DeployedFunction[] {
  return readers.flatMap(({ type, read }) =>
    resourcesOf(template, type).map(([, { Properties }]) => read({ template, stage }, Properties)),
  );
}

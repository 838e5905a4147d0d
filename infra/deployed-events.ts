import * as z from 'zod/mini';
import { type EnvironmentValue, environmentOf } from './deployed-environment.ts';
import { type EventFunctionId, eventFunctionIds } from './event-functions.ts';
import { functionName } from './function-name.ts';
import type { StageName } from './stages.ts';
import { resourcesOf, type Template } from './synthesize.ts';

/** A function of events as a template deploys it, and what the table's stream calls it with. */
export type DeployedEvent = {
  id: EventFunctionId;
  environment: Record<string, EnvironmentValue>;
  timeoutSeconds: number;
  memoryMegabytes: number;
  functionLogicalId: string;
  /** Patterns of Lambda's event filtering; a record that fits one of them calls the function. */
  filters: unknown[];
  batchSize: number;
  retryAttempts: number;
};

const mappingProperties = z.object({
  FunctionName: z.object({ Ref: z.string() }),
  EventSourceArn: z.object({ 'Fn::ImportValue': z.string() }),
  FilterCriteria: z.object({ Filters: z.array(z.object({ Pattern: z.string() })) }),
  FunctionResponseTypes: z.tuple([z.literal('ReportBatchItemFailures')]),
  BatchSize: z.int(),
  MaximumRetryAttempts: z.int(),
});

const functionProperties = z.object({
  FunctionName: z.string(),
  MemorySize: z.int(),
  Timeout: z.int(),
  Environment: z.object({ Variables: z.unknown() }),
});

/** Every function that the api template has called by the table's stream. */
export function deployedEvents(api: Template, stage: StageName): DeployedEvent[] {
  return resourcesOf(api, 'AWS::Lambda::EventSourceMapping').map(([, mapping]) => {
    const source = mappingProperties.parse(mapping.Properties);
    const functionLogicalId = source.FunctionName.Ref;
    const properties = functionProperties.parse(api.Resources[functionLogicalId]?.Properties);
    const id = eventFunctionIds.find((known) => functionName(stage, known) === properties.FunctionName);
    if (!id) throw new Error(`${properties.FunctionName} is in no row of event-functions.ts`);
    return {
      id,
      environment: environmentOf(stage, properties.Environment.Variables),
      timeoutSeconds: properties.Timeout,
      memoryMegabytes: properties.MemorySize,
      functionLogicalId,
      filters: source.FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern)),
      batchSize: source.BatchSize,
      retryAttempts: source.MaximumRetryAttempts,
    };
  });
}

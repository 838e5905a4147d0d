import * as z from 'zod/mini';
import { type EnvironmentValue, environmentOf } from './deployed-environment.ts';
import { functionName } from './function-name.ts';
import { type ScheduledFunctionId, scheduledFunctionIds } from './scheduled-functions.ts';
import type { StageName } from './stages.ts';
import { resourcesOf, type Template } from './synthesize.ts';

/** A function as a template deploys it, and when it is called: every day, by UTC. */
export type DeployedSchedule = {
  id: ScheduledFunctionId;
  environment: Record<string, EnvironmentValue>;
  timeoutSeconds: number;
  memoryMegabytes: number;
  functionLogicalId: string;
  hour: number;
  minute: number;
};

const scheduleProperties = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.literal('UTC'),
  State: z.literal('ENABLED'),
  Target: z.object({ Arn: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }) }),
});

const functionProperties = z.object({
  FunctionName: z.string(),
  MemorySize: z.int(),
  Timeout: z.int(),
  Environment: z.object({ Variables: z.unknown() }),
});

/** The time of day of an expression: daily ones are all that the product uses. */
function timeOf(expression: string): { hour: number; minute: number } {
  const [, minute, hour] = /^cron\((\d+) (\d+) \* \* \? \*\)$/.exec(expression) ?? [];
  if (minute === undefined || hour === undefined) throw new Error(`${expression} is not once a day`);
  return { hour: Number(hour), minute: Number(minute) };
}

/** Every function that the api template has called by the clock. */
export function deployedSchedules(api: Template, stage: StageName): DeployedSchedule[] {
  return resourcesOf(api, 'AWS::Scheduler::Schedule').map(([, resource]) => {
    const schedule = scheduleProperties.parse(resource.Properties);
    const [functionLogicalId] = schedule.Target.Arn['Fn::GetAtt'];
    const properties = functionProperties.parse(api.Resources[functionLogicalId]?.Properties);
    const id = scheduledFunctionIds.find((known) => functionName(stage, known) === properties.FunctionName);
    if (!id) throw new Error(`${properties.FunctionName} is in no row of scheduled-functions.ts`);
    return {
      id,
      environment: environmentOf(stage, properties.Environment.Variables),
      timeoutSeconds: properties.Timeout,
      memoryMegabytes: properties.MemorySize,
      functionLogicalId,
      ...timeOf(schedule.ScheduleExpression),
    };
  });
}

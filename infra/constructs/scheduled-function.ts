import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { EventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import type { Recurrence, ScheduleRow } from '../function-definitions/function-definition.ts';
import { functions, type IdOf } from '../functions.ts';
import { baseFunction, failuresStatement } from './base-function.ts';
import { failuresQueue } from './failures-queue.ts';
import type { FunctionResources } from './function-access.ts';

/** Returns a schedule in words and as an EventBridge Scheduler expression, and the event of a call. */
function recurrence(recurs: Recurrence): { words: string; expression: string; input?: object } {
  if (recurs.kind === 'daily') {
    const { hour, minute } = recurs;
    const words = `every day at ${hour}:${String(minute).padStart(2, '0')} UTC`;
    return { words, expression: `cron(${minute} ${hour} * * ? *)` };
  }
  const { minutes } = recurs;
  const every = minutes === 1 ? 'minute' : `${minutes} minutes`;
  if (recurs.kind === 'in-turns') {
    // The scheduler replaces the attribute with the time of the call, the same in every attempt.
    const input = { at: '<aws.scheduler.scheduled-time>', minutes };
    return { words: `every ${every}, in turns`, expression: `cron(0/${minutes} * * * ? *)`, input };
  }
  return { words: `every ${every}`, expression: `rate(${minutes} minute${minutes === 1 ? '' : 's'})` };
}

/** Calls older than this are given up, because the next one does the same. */
const latestHours = { daily: 6, minutes: 1, 'in-turns': 1 } as const;

/**
 * Adds a function that EventBridge Scheduler calls. Lambda makes three attempts. If all of them fail, a
 * message goes to the queue of failures.
 */
export function scheduledFunction(
  scope: Construct,
  id: IdOf<'schedule'>,
  resources: FunctionResources,
): void {
  const { recurs }: ScheduleRow = functions[id];
  const { words, expression, input = {} } = recurrence(recurs);
  const latest = Duration.hours(latestHours[recurs.kind]);
  const failures = failuresQueue(scope, id, resources.stage);
  const handler = baseFunction(scope, {
    id,
    resources,
    description: `Called ${words}`,
    failures,
  });
  new EventInvokeConfig(scope, 'tries', {
    function: handler,
    retryAttempts: 2,
    maxEventAge: latest,
    onFailure: { bind: () => ({ destination: failures.queueArn }) },
  });

  const caller = new Role(scope, 'caller', {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  });
  caller.addToPolicy(
    new PolicyStatement({
      sid: 'Call',
      actions: ['lambda:InvokeFunction'],
      resources: [handler.functionArn],
    }),
  );
  caller.addToPolicy(failuresStatement(failures));
  new CfnSchedule(scope, 'schedule', {
    description: `Calls ${id}`,
    scheduleExpression: expression,
    scheduleExpressionTimezone: 'UTC',
    state: 'ENABLED',
    flexibleTimeWindow: { mode: 'OFF' },
    target: {
      arn: handler.functionArn,
      roleArn: caller.roleArn,
      input: JSON.stringify(input),
      retryPolicy: { maximumRetryAttempts: 10, maximumEventAgeInSeconds: latest.toSeconds() },
      deadLetterConfig: { arn: failures.queueArn },
    },
  });
}

import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { EventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import { functions, type IdOf } from '../functions.ts';
import { failuresQueue } from './failures-queue.ts';
import type { FunctionResources } from './function-access.ts';
import { failuresStatement, houseFunction } from './house-function.ts';

/**
 * Adds a function that EventBridge Scheduler calls once a day. Lambda makes three attempts; a day on which all of
 * them fail leaves a message in the queue of failures.
 */
export function scheduledFunction(
  scope: Construct,
  id: IdOf<'schedule'>,
  resources: FunctionResources,
): void {
  const { hour, minute } = functions[id].daily;
  const failures = failuresQueue(scope, id, resources.stage);
  const handler = houseFunction(scope, {
    id,
    resources,
    description: `Called every day at ${hour}:${String(minute).padStart(2, '0')} UTC`,
    failures,
  });
  new EventInvokeConfig(scope, 'tries', {
    function: handler,
    retryAttempts: 2,
    maxEventAge: Duration.hours(6),
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
    scheduleExpression: `cron(${minute} ${hour} * * ? *)`,
    scheduleExpressionTimezone: 'UTC',
    state: 'ENABLED',
    flexibleTimeWindow: { mode: 'OFF' },
    target: {
      arn: handler.functionArn,
      roleArn: caller.roleArn,
      input: '{}',
      retryPolicy: { maximumRetryAttempts: 10, maximumEventAgeInSeconds: Duration.hours(6).toSeconds() },
      deadLetterConfig: { arn: failures.queueArn },
    },
  });
}

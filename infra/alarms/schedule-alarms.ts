import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { ScheduleRow } from '../function-definitions/function-definition.ts';
import { failuresQueueName, functionName } from '../function-name.ts';
import { functions, type IdOf, idsOf } from '../functions.ts';
import type { Stage } from '../stages.ts';
import { addAlarm } from './metric-alarm.ts';

/**
 * An alarm can use at most ten metrics (Amazon CloudWatch, "Create an alarm based on a metric math
 * expression").
 */
const metricsInAlarm = 10;

/** Returns the minutes within which a healthy job runs at least once. */
function minutesOf(id: IdOf<'schedule'>): number {
  const { recurs }: ScheduleRow = functions[id];
  return recurs.kind === 'daily' ? 24 * 60 : 5 * recurs.minutes;
}

const wordsOf = (minutes: number) => (minutes === 24 * 60 ? 'daily' : `${minutes}-minute`);

/** Returns the metrics of some jobs for an expression, named m0, m1, and so on. */
function metricsOf(ids: readonly IdOf<'schedule'>[], metric: (id: IdOf<'schedule'>) => Metric) {
  if (ids.length > metricsInAlarm) throw new Error(`${ids.length} jobs need more than one alarm`);
  return Object.fromEntries(ids.map((id, at) => [`m${at}`, metric(id)]));
}

/**
 * Watches all scheduled functions together: one alarm for calls that were given up, and one for each period
 * in which a job must run. New jobs thus need no new alarms. The runbook says how to find the job.
 */
export function scheduleAlarms(scope: Construct, topic: ITopic, { name }: Stage): void {
  const ids = idsOf('schedule');
  const affected = 'docs/functions.md says who is affected.';
  const runbook = 'scheduled-jobs';
  addAlarm(scope, topic, {
    id: 'scheduled-jobs-given-up',
    // A queue keeps a message until an operator has looked at it.
    metric: new MathExpression({
      expression: 'MAX(METRICS())',
      usingMetrics: metricsOf(
        ids,
        (id) =>
          new Metric({
            namespace: 'AWS/SQS',
            metricName: 'ApproximateNumberOfMessagesVisible',
            dimensionsMap: { QueueName: failuresQueueName(name, id) },
            statistic: 'Maximum',
          }),
      ),
      period: Duration.minutes(5),
      label: 'Calls given up',
    }),
    threshold: 1,
    impact: `All attempts of a job failed: ${ids.join(', ')}. ${affected}`,
    runbook,
  });
  for (const [minutes, some = []] of Map.groupBy(ids, minutesOf)) {
    const usingMetrics = metricsOf(
      some,
      (id) =>
        new Metric({
          namespace: 'AWS/Lambda',
          metricName: 'Invocations',
          dimensionsMap: { FunctionName: functionName(name, id) },
          statistic: 'Sum',
        }),
    );
    addAlarm(scope, topic, {
      id: `${wordsOf(minutes)}-jobs-not-called`,
      metric: new MathExpression({
        expression: `MIN([${Object.keys(usingMetrics)
          .map((metric) => `FILL(${metric}, 0)`)
          .join(', ')}])`,
        usingMetrics,
        period: Duration.minutes(minutes),
        label: 'Fewest calls of a job',
      }),
      threshold: 1,
      missing: 2,
      impact: `Nothing calls a job: ${some.join(', ')}. ${affected}`,
      runbook,
    });
  }
}

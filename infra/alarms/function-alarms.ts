import type { FunctionDefinition } from '../function-definitions/function-definition.ts';
import { failuresQueueName, functionName, queueName } from '../function-name.ts';
import { type FunctionId, functions, isOfKind } from '../functions.ts';
import type { Stage } from '../stages.ts';
import type { MetricAlarm } from './metric-alarm.ts';

/**
 * One hour: early enough, because the stream keeps records for 24 hours, and a queue keeps messages for four
 * days.
 */
const lateSeconds = 60 * 60;

/**
 * Watches a function called by the stream or a queue. Failed calls are retried, so the alarm triggers when
 * one is late or given up. Skips routes and schedules: see route-alarms and schedule-alarms.
 */
export function functionAlarms(stage: Stage, id: FunctionId): MetricAlarm[] {
  const row: FunctionDefinition = functions[id];
  if (row.kind === 'route' || row.kind === 'schedule') return [];
  const { impact, runbook } = row;
  const lambda = (metricName: string) => ({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName: functionName(stage.name, id) },
  });
  const queue = (name: string, metricName: string) => ({
    namespace: 'AWS/SQS',
    metricName,
    dimensionsMap: { QueueName: name },
  });
  const maximum = { statistic: 'Maximum', impact, runbook } as const;
  const late = { ...maximum, id: `${id}-late` };
  const watches: MetricAlarm[] = [
    {
      ...maximum,
      id: `${id}-given-up`,
      // The queue keeps a message until an operator has looked at it.
      metric: queue(failuresQueueName(stage.name, id), 'ApproximateNumberOfMessagesVisible'),
      threshold: 1,
    },
  ];
  if (row.kind === 'stream') {
    watches.push({ ...late, metric: lambda('IteratorAge'), threshold: lateSeconds * 1_000 });
  } else if (isOfKind(id, 'queue')) {
    const metric = queue(queueName(stage.name, id), 'ApproximateAgeOfOldestMessage');
    watches.push({ ...late, metric, threshold: lateSeconds });
  }
  return watches;
}

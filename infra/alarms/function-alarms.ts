import type { FunctionDefinition } from '../function-definitions/function-definition.ts';
import { failuresQueueName, functionName, queueName } from '../function-name.ts';
import { type FunctionId, functions, isOfKind } from '../functions.ts';
import type { Stage } from '../stages.ts';
import type { MetricAlarm } from './metric-alarm.ts';

/** One hour: early enough, since the stream loses its records after 24 hours, and a queue its messages after four days. */
const lateSeconds = 60 * 60;

/**
 * Watches a function that the stream or a queue calls. Its calls are retried, so it fails when one is late or given up.
 * Nothing for a route or a schedule: see route-alarms and schedule-alarms.
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
      // The queue keeps a message until somebody has looked at it.
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

import type { FunctionDefinition, ScheduleRow } from '../function-definitions/function-definition.ts';
import { failuresQueueName, functionName, queueName } from '../function-name.ts';
import { type FunctionId, functions, isOfKind } from '../functions.ts';
import type { Stage } from '../stages.ts';
import type { MetricAlarm } from './metric-alarm.ts';

/** One hour: early enough, since the stream loses its records after 24 hours, and a queue its messages after four days. */
const lateSeconds = 60 * 60;

/**
 * Watches a function that no route calls. Its calls are retried, so it fails when one is late or given up. Nothing for a
 * route: see route-watches.
 */
export function functionAlarms(stage: Stage, id: FunctionId): MetricAlarm[] {
  const row: FunctionDefinition = functions[id];
  if (row.kind === 'route') return [];
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
  } else if (isOfKind(id, 'schedule')) {
    const { recurs }: ScheduleRow = functions[id];
    watches.push({
      id: `${id}-not-called`,
      metric: lambda('Invocations'),
      threshold: 1,
      period: recurs.kind === 'daily' ? 24 * 60 : 5 * recurs.minutes,
      missing: 2,
      impact,
      runbook,
    });
  }
  return watches;
}

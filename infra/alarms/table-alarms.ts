import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addAlarm } from './metric-alarm.ts';

/** Watches for rejected reads and writes of a table. Each metric has no data while nothing is rejected. */
export function tableAlarms(scope: Construct, topic: ITopic, TableName: string): void {
  const refused = (metricName: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName },
      statistic: 'Sum',
    });
  addAlarm(scope, topic, {
    id: 'table-throttled',
    metric: new MathExpression({
      expression: 'FILL(reads, 0) + FILL(writes, 0)',
      usingMetrics: { reads: refused('ReadThrottleEvents'), writes: refused('WriteThrottleEvents') },
      period: Duration.minutes(5),
      label: 'Refused reads and writes',
    }),
    threshold: 10,
    impact: 'The journal is slow or does not save for notaries whose partition is busy.',
    runbook: 'table-trouble',
  });
}

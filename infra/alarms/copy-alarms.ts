import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { copiesBucketName } from '../constructs/copies.ts';
import { ruleId } from '../constructs/replication.ts';
import { standaloneName } from '../constructs/standalone-function.ts';
import type { StageValue } from '../stage-values.ts';
import type { Stage } from '../stages.ts';
import { addAlarm, addMetricAlarm } from './metric-alarm.ts';

/** The replication rules, with the metric values that identify their buckets. */
const copied = [
  { kind: 'files', index: 0, bucket: 'FilesBucketName' },
  { kind: 'files', index: 1, bucket: 'FilesBucketName' },
  { kind: 'sealed', index: 0, bucket: 'SealedBucketName' },
  { kind: 'log', index: 0, bucket: 'LogBucketName' },
] as const;

const oneHour = 3_600;

/**
 * Watches the copies in the backup region for missing or late files, and for changes that were not exported.
 */
export function copyAlarms(
  scope: Construct,
  topic: ITopic,
  { stage, value }: { stage: Stage; value: (name: StageValue) => string },
): void {
  const metrics = (metricName: string, statistic: 'Sum' | 'Maximum') =>
    Object.fromEntries(
      copied.map(({ kind, index, bucket }, at) => [
        `rule${at}`,
        new Metric({
          namespace: 'AWS/S3',
          metricName,
          dimensionsMap: {
            SourceBucket: value(bucket),
            DestinationBucket: copiesBucketName(stage, kind),
            RuleId: ruleId(kind, index),
          },
          statistic,
        }),
      ]),
    );
  addAlarm(scope, topic, {
    id: 'files-not-copied',
    metric: new MathExpression({
      expression: 'SUM(METRICS())',
      usingMetrics: metrics('OperationsFailedReplication', 'Sum'),
      period: Duration.minutes(5),
      label: 'Files without a copy',
    }),
    threshold: 1,
    impact: 'Files have no copy in the backup region. If the region were lost now, they would be missing.',
    runbook: 'backups',
  });
  addAlarm(scope, topic, {
    id: 'files-copied-late',
    metric: new MathExpression({
      expression: 'MAX(METRICS())',
      usingMetrics: metrics('ReplicationLatency', 'Maximum'),
      period: Duration.minutes(15),
      label: 'Seconds until a copy',
    }),
    threshold: oneHour,
    impact: 'Copies of files are an hour late. If the region were lost now, they would be missing.',
    runbook: 'backups',
  });
  addMetricAlarm(scope, topic, {
    id: 'changes-not-exported',
    metric: {
      namespace: 'AWS/Lambda',
      metricName: 'Errors',
      dimensionsMap: { FunctionName: standaloneName(stage, 'export-changes') },
    },
    period: 60,
    // Lambda makes three attempts.
    threshold: 3,
    impact:
      'The changes of an hour were not exported. If the region were lost now, more hours would be missing.',
    runbook: 'backups',
  });
}

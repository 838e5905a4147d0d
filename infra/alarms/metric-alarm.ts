import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  Metric,
  type MetricProps,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Runbook } from '../function-definitions/function-definition.ts';

/** When an alarm triggers, who is affected, and what to do. */
export type Trigger = {
  /** A value at or above this one in a period triggers the alarm. */
  threshold: number;
  /** Triggers instead when this many periods in a row are below the threshold or have no data. */
  missing?: number;
  impact: string;
  runbook: Runbook;
};

/** One metric that must stay below a threshold. */
export type MetricAlarm = Trigger & {
  id: string;
  metric: Pick<MetricProps, 'namespace' | 'metricName' | 'dimensionsMap'>;
  /** Minutes; 5 by default. */
  period?: number;
  /** The statistic of a period; the sum by default. */
  statistic?: 'Sum' | 'Maximum';
};

/** Creates an alarm that reports to a topic. */
export function addAlarm(
  scope: Construct,
  topic: ITopic,
  { id, metric, threshold, missing, impact, runbook }: Trigger & { id: string; metric: IMetric },
): void {
  new Alarm(scope, id, {
    alarmDescription: `${impact} Runbook: docs/runbooks/${runbook}.md`,
    metric,
    threshold,
    evaluationPeriods: missing ?? 1,
    comparisonOperator: missing
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: missing ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  }).addAlarmAction(new SnsAction(topic));
}

/** Creates the alarm of a watch. */
export function addMetricAlarm(scope: Construct, topic: ITopic, watch: MetricAlarm): void {
  const { metric, period = 5, statistic = 'Sum', ...rest } = watch;
  addAlarm(scope, topic, {
    ...rest,
    metric: new Metric({ ...metric, statistic, period: Duration.minutes(period) }),
  });
}

import { Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  Metric,
  type MetricProps,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { mailWatches } from '../constructs/mail-watches.ts';
import { watchObjective } from '../constructs/objectives.ts';
import { smokeCanary } from '../constructs/smoke-canary.ts';
import { stageDashboard } from '../constructs/stage-dashboard.ts';
import { stageObjectives } from '../constructs/stage-objectives.ts';
import { publishedValue } from '../constructs/stage-value.ts';
import { failuresQueueName, functionName, queueName } from '../function-name.ts';
import type { FunctionRow, Runbook } from '../function-rows/function-row.ts';
import { type FunctionId, functionIds, functions, isOfKind } from '../functions.ts';
import { metricNamespace, type PaymentMetric } from '../log-metrics.ts';
import type { StageValue } from '../stage-values.ts';
import type { Stage } from '../stages.ts';

type Watch = {
  id: string;
  metric: Pick<MetricProps, 'namespace' | 'metricName' | 'dimensionsMap'>;
  /** A sum (or maximum) of a period at or above this value triggers the alarm. */
  threshold: number;
  /** Minutes; 5 by default. */
  period?: number;
  statistic?: 'Sum' | 'Maximum';
  /** Triggers instead when this many periods in a row are below the threshold or have no data. */
  missing?: number;
  impact: string;
  runbook: Runbook;
};

/** One hour: early enough, since the stream loses its records after 24 hours, and a queue its messages after four days. */
const lateSeconds = 60 * 60;

export type MonitoringStackProps = StackProps & {
  stage: Stage;
  /** Folder of the canary's bundle. */
  canary: string;
};

/** An alarm for every failure that affects notaries. Its text says who is affected and names the runbook. */
export class MonitoringStack extends Stack {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: MonitoringStackProps) {
    super(scope, id, props);
    const { stage, canary } = props;
    const value = (name: StageValue) => publishedValue(this, stage.name, name);
    this.topic = this.alarmTopic(stage);

    for (const functionId of functionIds) this.watchFunction(stage, functionId);
    this.watchPayments(stage);
    this.watchBackups();
    this.watch({
      id: 'api-5xx',
      metric: { namespace: 'AWS/ApiGateway', metricName: '5xx', dimensionsMap: { ApiId: value('ApiId') } },
      threshold: 5,
      impact: 'Notaries see "Something went wrong on our side". Their last change may not be saved.',
      runbook: 'api-errors',
    });
    const table = (metricName: string) => ({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: value('TableName') },
    });
    for (const metricName of ['ReadThrottleEvents', 'WriteThrottleEvents']) {
      this.watch({
        id: `table-${metricName}`,
        metric: table(metricName),
        threshold: 10,
        impact: 'The journal is slow or does not save for notaries whose partition is busy.',
        runbook: 'table-trouble',
      });
    }
    if (stage.smokeMinutes) {
      const { smokeMinutes: period } = stage;
      this.watch({
        id: 'smoke-test-failed',
        metric: smokeCanary(this, { stage, value, code: canary, minutes: period }),
        threshold: 100,
        statistic: 'Maximum',
        period,
        missing: 2,
        impact: 'A new notary cannot register, record, submit, or export. Others most likely cannot either.',
        runbook: 'smoke-test',
      });
    }
    const objectives = stageObjectives(stage, value('ApiId'));
    const burning = objectives.flatMap((objective) => watchObjective(this, objective, this.topic));
    stageDashboard(this, { stage, objectives, alarms: burning });
    for (const watch of mailWatches) this.watch(watch);
  }

  /** Watches what only people can fix: a dispute has a deadline, and a wrong signing secret stays wrong. */
  private watchPayments(stage: Stage): void {
    const counted = (metricName: PaymentMetric) => ({ namespace: metricNamespace(stage.name), metricName });
    this.watch({
      id: 'payments-disputed',
      metric: counted('payments-disputed'),
      threshold: 1,
      impact:
        'A notary disputes a payment with their bank. The plan continues. Without a timely response, we lose the money.',
      runbook: 'disputes',
    });
    // A single attempt by a stranger does not trigger the alarm.
    this.watch({
      id: 'payment-events-refused',
      metric: counted('payment-events-refused'),
      threshold: 3,
      period: 60,
      impact:
        'Events with an invalid signature reach the Stripe webhook. If Stripe sent them, plans follow payments only when they are next read.',
      runbook: 'payments',
    });
  }

  /** Mails failures of AWS Backup, which reports jobs as events. */
  private watchBackups(): void {
    const impact = 'A backup or copy failed. If the region were lost now, more hours would be missing.';
    const rule = new Rule(this, 'backups', {
      description: impact,
      eventPattern: {
        source: ['aws.backup'],
        detailType: ['Backup Job State Change', 'Copy Job State Change'],
        detail: { state: ['FAILED', 'EXPIRED', 'ABORTED', 'PARTIAL'] },
      },
      targets: [
        new SnsTopic(this.topic, {
          message: RuleTargetInput.fromText(
            `${impact} Runbook: docs/runbooks/backups.md. Job: ${EventField.fromPath('$.detail')}`,
          ),
        }),
      ],
    });
    Validations.of(rule).acknowledge({
      id: 'Serverless-EventBusDLQ',
      reason: 'EventBridge retries for a day, and AWS Backup lists its jobs. The next failure reports again.',
    });
  }

  private watchFunction(stage: Stage, id: FunctionId): void {
    const row: FunctionRow = functions[id];
    const { impact, runbook = 'function-errors' } = row;
    const lambda = (metricName: string) => ({
      namespace: 'AWS/Lambda',
      metricName,
      dimensionsMap: { FunctionName: functionName(stage.name, id) },
    });
    this.watch({ id: `${id}-errors`, metric: lambda('Errors'), threshold: 1, impact, runbook });
    this.watch({
      id: `${id}-throttles`,
      metric: lambda('Throttles'),
      threshold: 1,
      impact,
      runbook: 'function-throttles',
    });
    if (row.kind === 'route') return;
    // The queue keeps a message until somebody has looked at it.
    this.watch({
      id: `${id}-given-up`,
      metric: {
        namespace: 'AWS/SQS',
        metricName: 'ApproximateNumberOfMessagesVisible',
        dimensionsMap: { QueueName: failuresQueueName(stage.name, id) },
      },
      threshold: 1,
      statistic: 'Maximum',
      impact,
      runbook,
    });
    const late = { id: `${id}-late`, statistic: 'Maximum', impact, runbook } as const;
    if (row.kind === 'stream') {
      this.watch({ ...late, metric: lambda('IteratorAge'), threshold: lateSeconds * 1_000 });
    } else if (isOfKind(id, 'queue')) {
      const QueueName = queueName(stage.name, id);
      this.watch({
        ...late,
        metric: {
          namespace: 'AWS/SQS',
          metricName: 'ApproximateAgeOfOldestMessage',
          dimensionsMap: { QueueName },
        },
        threshold: lateSeconds,
      });
    } else {
      this.watch({
        id: `${id}-not-called`,
        metric: lambda('Invocations'),
        threshold: 1,
        period: 24 * 60,
        missing: 2,
        impact,
        runbook,
      });
    }
  }

  private watch(watch: Watch): void {
    const { id, metric, threshold, period = 5, statistic = 'Sum', missing, impact, runbook } = watch;
    new Alarm(this, id, {
      alarmDescription: `${impact} Runbook: docs/runbooks/${runbook}.md`,
      metric: new Metric({ ...metric, statistic, period: Duration.minutes(period) }),
      threshold,
      evaluationPeriods: missing ?? 1,
      comparisonOperator: missing
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: missing ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(this.topic));
  }

  private alarmTopic(stage: Stage): Topic {
    const key = new Key(this, 'alarm-key', {
      description: `Alarms of ${stage.name}`,
      enableKeyRotation: true,
    });
    for (const service of ['cloudwatch', 'events']) {
      key.grant(new ServicePrincipal(`${service}.amazonaws.com`), 'kms:Decrypt', 'kms:GenerateDataKey');
    }
    const topic = new Topic(this, 'alarms', {
      topicName: `notary-journal-${stage.name}-alarms`,
      masterKey: key,
      enforceSSL: true,
    });
    if (stage.alarmEmail) topic.addSubscription(new EmailSubscription(stage.alarmEmail));
    return topic;
  }
}

import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  Metric,
  type MetricProps,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { type EventFunctionId, eventFunctionIds, eventFunctions } from '../event-functions.ts';
import { functionIds, functionRow } from '../function-ids.ts';
import { failuresQueueName, functionName } from '../function-name.ts';
import { type LogMetric, metricNamespace } from '../log-metrics.ts';
import {
  type ScheduledFunctionId,
  scheduledFunctionIds,
  scheduledFunctions,
} from '../scheduled-functions.ts';
import type { Stage } from '../stages.ts';

/** What to do when an alarm rings: a page of docs/runbooks. */
type Runbook =
  | 'function-errors'
  | 'function-throttles'
  | 'api-errors'
  | 'payments'
  | 'disputes'
  | 'table-trouble'
  | 'images-not-purged'
  | 'files-not-purged'
  | 'data-exports'
  | 'search-index'
  | 'expiry-reminders';

type Watch = {
  id: string;
  metric: Pick<MetricProps, 'namespace' | 'metricName' | 'dimensionsMap'>;
  /** Sums (or maxima) of a period at or above this ring. */
  threshold: number;
  /** Minutes; five unless given. */
  period?: number;
  statistic?: 'Sum' | 'Maximum';
  /** Rings instead when so many periods in a row stay below the threshold, or know of nothing. */
  missing?: number;
  impact: string;
  runbook: Runbook;
};

/** A stream forgets its records after 24 hours. */
const lateMs = 60 * 60 * 1_000;

export type MonitoringStackProps = StackProps & { stage: Stage; tableName: string; apiId: string };

/** An alarm for every failure that hurts a notary, saying whom it hurts and where the way out is written. */
export class MonitoringStack extends Stack {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: MonitoringStackProps) {
    super(scope, id, props);
    const { stage, tableName, apiId } = props;
    this.topic = this.alarmTopic(stage);

    for (const id of functionIds) {
      const row = functionRow(id);
      const { impact } = row;
      const lambda = (metricName: string) => ({
        namespace: 'AWS/Lambda',
        metricName,
        dimensionsMap: { FunctionName: functionName(stage.name, id) },
      });
      this.watch({
        id: `${id}-errors`,
        metric: lambda('Errors'),
        threshold: 1,
        impact,
        runbook: 'daily' in row ? row.runbook : 'stripe' in row ? 'payments' : 'function-errors',
      });
      this.watch({
        id: `${id}-throttles`,
        metric: lambda('Throttles'),
        threshold: 1,
        impact,
        runbook: 'function-throttles',
      });
    }

    this.watchEventFunctions(stage);
    this.watchScheduledFunctions(stage);
    this.watchPayments(stage);
    this.watch({
      id: 'api-5xx',
      metric: { namespace: 'AWS/ApiGateway', metricName: '5xx', dimensionsMap: { ApiId: apiId } },
      threshold: 5,
      impact: 'Notaries see "Something went wrong on our side"; what they sent may not be saved.',
      runbook: 'api-errors',
    });
    const table = (metricName: string) => ({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: tableName },
    });
    for (const metricName of ['ReadThrottleEvents', 'WriteThrottleEvents']) {
      this.watch({
        id: `table-${metricName}`,
        metric: table(metricName),
        threshold: 10,
        impact: 'The journal is slow or refuses to save for the notaries whose partition is busy.',
        runbook: 'table-trouble',
      });
    }
  }

  /** What only people can put right: a dispute has a deadline, and a wrong signing secret does not heal. */
  private watchPayments(stage: Stage): void {
    const counted = (metricName: LogMetric) => ({ namespace: metricNamespace(stage.name), metricName });
    this.watch({
      id: 'payments-disputed',
      metric: counted('payments-disputed'),
      threshold: 1,
      impact:
        'A notary disputes a payment at the bank. The plan goes on; without an answer in time the money is lost.',
      runbook: 'disputes',
    });
    // A stranger who tries once rings nothing.
    this.watch({
      id: 'payment-events-refused',
      metric: counted('payment-events-refused'),
      threshold: 3,
      period: 60,
      impact:
        'Messages at the address of the payment provider are signed wrongly. If they are its own, plans follow payments only when they are next looked at.',
      runbook: 'payments',
    });
  }

  /** Events come again until they succeed, are given up or run out: each of that must be heard of in time. */
  private watchEventFunctions(stage: Stage): void {
    for (const id of eventFunctionIds) {
      const { impact, runbook } = eventFunctions[id];
      this.watchFailures(stage, id, { impact, runbook });
      this.watch({
        id: `${id}-late`,
        metric: {
          namespace: 'AWS/Lambda',
          metricName: 'IteratorAge',
          dimensionsMap: { FunctionName: functionName(stage.name, id) },
        },
        threshold: lateMs,
        statistic: 'Maximum',
        impact,
        runbook,
      });
    }
  }

  /** The clock calls them: a day on which all tries failed, and two on which nobody called, must be heard of. */
  private watchScheduledFunctions(stage: Stage): void {
    for (const id of scheduledFunctionIds) {
      const { impact, runbook } = scheduledFunctions[id];
      this.watchFailures(stage, id, { impact, runbook });
      this.watch({
        id: `${id}-not-called`,
        metric: {
          namespace: 'AWS/Lambda',
          metricName: 'Invocations',
          dimensionsMap: { FunctionName: functionName(stage.name, id) },
        },
        threshold: 1,
        period: 24 * 60,
        missing: 2,
        impact,
        runbook,
      });
    }
  }

  /** Word of what a function gave up lies in its queue until somebody has looked. */
  private watchFailures(
    stage: Stage,
    id: EventFunctionId | ScheduledFunctionId,
    told: Pick<Watch, 'impact' | 'runbook'>,
  ): void {
    this.watch({
      id: `${id}-given-up`,
      metric: {
        namespace: 'AWS/SQS',
        metricName: 'ApproximateNumberOfMessagesVisible',
        dimensionsMap: { QueueName: failuresQueueName(stage.name, id) },
      },
      threshold: 1,
      statistic: 'Maximum',
      ...told,
    });
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
    key.grant(new ServicePrincipal('cloudwatch.amazonaws.com'), 'kms:Decrypt', 'kms:GenerateDataKey');
    const topic = new Topic(this, 'alarms', {
      topicName: `notary-journal-${stage.name}-alarms`,
      masterKey: key,
      enforceSSL: true,
    });
    if (stage.alarmEmail) topic.addSubscription(new EmailSubscription(stage.alarmEmail));
    return topic;
  }
}

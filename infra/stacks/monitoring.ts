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
import { eventFunctionIds, eventFunctions } from '../event-functions.ts';
import { functionIds, functionRow } from '../function-ids.ts';
import { failuresQueueName, functionName } from '../function-name.ts';
import type { Stage } from '../stages.ts';

/** What to do when an alarm rings: a page of docs/runbooks. */
type Runbook =
  | 'function-errors'
  | 'function-throttles'
  | 'api-errors'
  | 'payments'
  | 'table-trouble'
  | 'images-not-purged';

type Watch = {
  id: string;
  metric: Pick<MetricProps, 'namespace' | 'metricName' | 'dimensionsMap'>;
  /** Five-minute sums (or maxima) at or above this ring. */
  threshold: number;
  statistic?: 'Sum' | 'Maximum';
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
        runbook: 'stripe' in row ? 'payments' : 'function-errors',
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

  /** Events come again until they succeed, are given up or run out: each of that must be heard of in time. */
  private watchEventFunctions(stage: Stage): void {
    for (const id of eventFunctionIds) {
      const { impact } = eventFunctions[id];
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
        runbook: 'images-not-purged',
      });
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
        runbook: 'images-not-purged',
      });
    }
  }

  private watch({ id, metric, threshold, statistic = 'Sum', impact, runbook }: Watch): void {
    new Alarm(this, id, {
      alarmDescription: `${impact} Runbook: docs/runbooks/${runbook}.md`,
      metric: new Metric({ ...metric, statistic, period: Duration.minutes(5) }),
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
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

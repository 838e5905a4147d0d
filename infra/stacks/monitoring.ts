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
import { routeIds } from '#shared/contract/routes.ts';
import { functionName } from '../function-name.ts';
import { routeFunctions } from '../routes.ts';
import type { Stage } from '../stages.ts';

/** What to do when an alarm rings: a page of docs/runbooks. */
type Runbook = 'function-errors' | 'function-throttles' | 'api-errors' | 'table-trouble';

type Watch = {
  id: string;
  metric: Pick<MetricProps, 'namespace' | 'metricName' | 'dimensionsMap'>;
  /** Five-minute sums at or above this ring. */
  threshold: number;
  impact: string;
  runbook: Runbook;
};

export type MonitoringStackProps = StackProps & { stage: Stage; tableName: string; apiId: string };

/** An alarm for every failure that hurts a notary, saying whom it hurts and where the way out is written. */
export class MonitoringStack extends Stack {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: MonitoringStackProps) {
    super(scope, id, props);
    const { stage, tableName, apiId } = props;
    this.topic = this.alarmTopic(stage);

    for (const routeId of routeIds) {
      const { impact } = routeFunctions[routeId];
      const lambda = (metricName: string) => ({
        namespace: 'AWS/Lambda',
        metricName,
        dimensionsMap: { FunctionName: functionName(stage.name, routeId) },
      });
      this.watch({
        id: `${routeId}-errors`,
        metric: lambda('Errors'),
        threshold: 1,
        impact,
        runbook: 'function-errors',
      });
      this.watch({
        id: `${routeId}-throttles`,
        metric: lambda('Throttles'),
        threshold: 1,
        impact,
        runbook: 'function-throttles',
      });
    }

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

  private watch({ id, metric, threshold, impact, runbook }: Watch): void {
    new Alarm(this, id, {
      alarmDescription: `${impact} Runbook: docs/runbooks/${runbook}.md`,
      metric: new Metric({ ...metric, statistic: 'Sum', period: Duration.minutes(5) }),
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

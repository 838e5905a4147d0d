import { Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  type MetricProps,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { type ILogGroup, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { firewallName } from '../constructs/front-firewall.ts';
import { groupMetrics, logMetric } from '../constructs/group-metrics.ts';
import { mailWatches } from '../constructs/mail-watches.ts';
import { watchObjective } from '../constructs/objectives.ts';
import { smokeCanary } from '../constructs/smoke-canary.ts';
import { spendingBudget } from '../constructs/spending-budget.ts';
import { stageDashboard } from '../constructs/stage-dashboard.ts';
import { stageObjectives } from '../constructs/stage-objectives.ts';
import { publishedValue } from '../constructs/stage-value.ts';
import { failuresQueueName, functionName, queueName } from '../function-name.ts';
import type { FunctionRow, Runbook, ScheduleRow } from '../function-rows/function-row.ts';
import { type FunctionGroup, type FunctionId, functionIds, functions, isOfKind } from '../functions.ts';
import { logLag, metricNamespace, type PaymentMetric } from '../log-metrics.ts';
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

/** A link is in a signed checkpoint after this many seconds, at the latest. */
const logLateSeconds = 120;

/** Who is affected when the routes of a group fail. The runbook says which route it is, and its own impact. */
const impactOfRoutes: Record<Exclude<FunctionGroup, 'background'>, { impact: string; runbook: Runbook }> = {
  'sign-in': {
    impact:
      'Notaries cannot sign up, sign in, or change passwords and second factors. Notaries who are signed in keep working.',
    runbook: 'api-errors',
  },
  credentials: {
    impact:
      'Notaries cannot sign in with passkeys, change them, or confirm or change their email address. Passwords work.',
    runbook: 'api-errors',
  },
  account: {
    impact:
      'Notaries cannot load or change their profile, commissions, files, and sign-ins. Journals are safe.',
    runbook: 'api-errors',
  },
  journal: {
    impact:
      'Notaries cannot record, submit, or read entries. The browser keeps what they typed, and no number is lost.',
    runbook: 'api-errors',
  },
  annex: {
    impact: 'Notaries cannot import earlier entries or see those they imported. The journal is safe.',
    runbook: 'api-errors',
  },
  exports: {
    impact:
      'Notaries cannot export PDFs, spreadsheets, or their account. Their entries are safe and can be read.',
    runbook: 'api-errors',
  },
  duties: {
    impact:
      'Notaries cannot see, record, or answer requests and other duties. Journals and recorded duties are safe.',
    runbook: 'api-errors',
  },
  inspections: {
    impact:
      'Officials cannot open inspection links or see their entries, or notaries cannot make or revoke links. Entries are safe.',
    runbook: 'api-errors',
  },
  leaving: {
    impact:
      'Notaries cannot close or reopen their account, or see how long entries must be kept. Journals are safe.',
    runbook: 'api-errors',
  },
  subscription: {
    impact:
      'Notaries cannot see, buy, or change plans, or payments are not followed. Current plans stay the same.',
    runbook: 'payments',
  },
};

/** A share of failed calls, in percent, above which people must look. */
const failingPercent = 5;

export type MonitoringStackProps = StackProps & {
  stage: Stage;
  /** Folder of the canary's bundle. */
  canary: string;
};

/**
 * Alarms for failures that affect notaries. Each says who is affected and names the runbook. They watch shares of failed
 * calls: a single error wakes nobody.
 */
export class MonitoringStack extends Stack {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: MonitoringStackProps) {
    super(scope, id, props);
    const { stage, canary } = props;
    const value = (name: StageValue) => publishedValue(this, stage.name, name);
    const key = new Key(this, 'alarm-key', {
      description: `Alarms of ${stage.name}`,
      enableKeyRotation: true,
    });
    this.topic = this.alarmTopic(stage, key);
    spendingBudget(this, { stage, topic: this.topic, key });

    const log = LogGroup.fromLogGroupName(this, 'api-log', value('ApiLogGroupName'));
    this.watchRoutes(stage, log);
    this.watchLimits(stage, log);
    for (const functionId of functionIds) this.watchFunction(stage, functionId);
    this.watchPayments(stage);
    this.watchLog(stage);
    this.watchJournals(stage);
    this.watchBackups();
    this.watchCertificate(stage);
    this.watchSeals(stage);
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

  /** Returns the percentage of failed calls; zero while fewer than `atLeast` failed in the period. */
  private failingShare(usingMetrics: { calls: Metric; failures: Metric }, minutes: number, atLeast: number) {
    return new MathExpression({
      expression: `IF(failures >= ${atLeast}, 100 * failures / calls, 0)`,
      usingMetrics,
      period: Duration.minutes(minutes),
      label: 'Failed calls, percent',
    });
  }

  /** Watches the routes of each group. Lambda's own metrics do not count the errors that a function answers with 500. */
  private watchRoutes(stage: Stage, logGroup: ILogGroup): void {
    for (const [group, { impact, runbook }] of Object.entries(impactOfRoutes)) {
      const counts = groupMetrics(this, { stage, group: group as keyof typeof impactOfRoutes, logGroup });
      this.alarm(`${group}-failing`, this.failingShare(counts, 15, 3), {
        threshold: failingPercent,
        impact,
        runbook,
      });
    }
  }

  /** Watches what protects the product from floods, because it can also hit honest users. */
  private watchLimits(stage: Stage, logGroup: ILogGroup): void {
    new MetricFilter(this, 'requests-limited-filter', {
      logGroup,
      metricNamespace: metricNamespace(stage.name),
      metricName: 'requests-limited',
      // Refused by API Gateway itself: no function answered. Our own answers of 429 count attempts of one account.
      filterPattern: { logPatternString: '{ ($.status = "429") && ($.functionLatency = "-") }' },
    });
    const { namespace, metricName } = logMetric(stage, 'requests-limited');
    this.watch({
      id: 'requests-limited',
      metric: { namespace, metricName },
      threshold: 50,
      impact:
        'Calls beyond the limits of the API are refused. Notaries among the callers see an error and can try again.',
      runbook: 'requests-limited',
    });
    this.watch({
      id: 'sign-ins-blocked',
      metric: {
        namespace: 'AWS/WAFV2',
        metricName: 'BlockedRequests',
        dimensionsMap: { WebACL: firewallName(stage), Rule: 'account-attempts' },
      },
      threshold: 100,
      impact:
        'The firewall blocks sign-ins from some network address. Notaries behind the same address cannot sign in for some minutes.',
      runbook: 'requests-limited',
    });
    // Without a dimension, the metric covers all functions of the account in this region.
    this.watch({
      id: 'functions-throttled',
      metric: { namespace: 'AWS/Lambda', metricName: 'Throttles' },
      threshold: 10,
      impact:
        'Functions do not start, because too many run in parallel. Notaries see errors and can try again.',
      runbook: 'function-throttles',
    });
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

  /** Watches for entries that are not as they were sealed. One is too many. */
  private watchSeals(stage: Stage): void {
    this.watch({
      id: 'seals-broken',
      metric: { namespace: metricNamespace(stage.name), metricName: 'seals-broken' },
      threshold: 1,
      impact:
        'An entry does not match its seal, so it was changed or damaged after it was submitted. It is not shown, printed, or exported.',
      runbook: 'integrity',
    });
  }

  /** Watches the certificate of the key that signs documents. Each document reports it in its last 30 days. */
  private watchCertificate(stage: Stage): void {
    this.watch({
      id: 'certificate-expires',
      metric: { namespace: metricNamespace(stage.name), metricName: 'certificate-expires' },
      threshold: 1,
      period: 60,
      impact:
        'The certificate that signs PDFs expires within 30 days. After that, PDF readers call the signatures of new PDFs invalid.',
      runbook: 'signing-certificate',
    });
  }

  /** Watches the age of the oldest link that waits for its place in the public log. */
  private watchLog(stage: Stage): void {
    this.watch({
      id: 'log-lags',
      metric: { namespace: metricNamespace(stage.name), metricName: logLag },
      threshold: logLateSeconds,
      statistic: 'Maximum',
      impact:
        'New entries wait longer than two minutes for the public log. They are sealed, but not yet witnessed.',
      runbook: 'log',
    });
  }

  /** Watches what the verification of all journals finds, and that it comes around to each of them. */
  private watchJournals(stage: Stage): void {
    const measured = (metricName: string) => ({ namespace: metricNamespace(stage.name), metricName });
    const runbook = 'journal-verification';
    this.watch({
      id: 'journal-faults',
      metric: measured('journal-faults'),
      threshold: 1,
      impact: 'A journal is not as it was sealed, or its entries are missing in the public log.',
      runbook,
    });
    this.watch({
      id: 'journals-unverified',
      metric: measured('days-unverified'),
      threshold: 30,
      statistic: 'Maximum',
      period: 60,
      impact: 'A journal was not verified for 30 days. Damage to it would be found late.',
      runbook,
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

  /** Watches a function that no route calls. Its calls are retried, so it fails when one is late or given up. */
  private watchFunction(stage: Stage, id: FunctionId): void {
    const row: FunctionRow = functions[id];
    if (row.kind === 'route') return;
    const { impact, runbook } = row;
    const lambda = (metricName: string) => ({
      namespace: 'AWS/Lambda',
      metricName,
      dimensionsMap: { FunctionName: functionName(stage.name, id) },
    });
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
    } else if (isOfKind(id, 'schedule')) {
      const { recurs }: ScheduleRow = functions[id];
      this.watch({
        id: `${id}-not-called`,
        metric: lambda('Invocations'),
        threshold: 1,
        period: recurs.kind === 'daily' ? 24 * 60 : 5 * recurs.minutes,
        missing: 2,
        impact,
        runbook,
      });
    }
  }

  private watch(watch: Watch): void {
    const { id, metric, period = 5, statistic = 'Sum', ...rest } = watch;
    this.alarm(id, new Metric({ ...metric, statistic, period: Duration.minutes(period) }), rest);
  }

  private alarm(
    id: string,
    metric: IMetric,
    { threshold, missing, impact, runbook }: Pick<Watch, 'threshold' | 'missing' | 'impact' | 'runbook'>,
  ): void {
    new Alarm(this, id, {
      alarmDescription: `${impact} Runbook: docs/runbooks/${runbook}.md`,
      metric,
      threshold,
      evaluationPeriods: missing ?? 1,
      comparisonOperator: missing
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: missing ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(this.topic));
  }

  private alarmTopic(stage: Stage, key: Key): Topic {
    for (const service of ['cloudwatch', 'events']) {
      key.grant(new ServicePrincipal(`${service}.amazonaws.com`), 'kms:Decrypt', 'kms:GenerateDataKey');
    }
    const topic = new Topic(this, 'alarms', {
      topicName: `notary-journal-${stage.name}-alarms`,
      masterKey: key,
      enforceSSL: true,
    });
    if (stage.alarmEmail) topic.addSubscription(new EmailSubscription(stage.alarmEmail));
    Validations.of(topic).acknowledge({
      id: 'Serverless-SNSRedrivePolicy',
      reason: 'A mail that cannot be delivered has nowhere else to go. The alarm stays red in CloudWatch.',
    });
    return topic;
  }
}

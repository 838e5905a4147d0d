import { RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { Key } from 'aws-cdk-lib/aws-kms';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { copyAlarms } from '../alarms/copy-alarms.ts';
import { countAlarms } from '../alarms/count-alarms.ts';
import { emailAlarms } from '../alarms/email-alarms.ts';
import { functionAlarms } from '../alarms/function-alarms.ts';
import { countLimitedRequests, limitAlarms } from '../alarms/limit-alarms.ts';
import { addMetricAlarm } from '../alarms/metric-alarm.ts';
import { routeAlarms } from '../alarms/route-alarms.ts';
import { scheduleAlarms } from '../alarms/schedule-alarms.ts';
import { tableAlarms } from '../alarms/table-alarms.ts';
import { alarmTopic } from '../constructs/alarm-topic.ts';
import { watchObjective } from '../constructs/objectives.ts';
import { smokeCanary } from '../constructs/smoke-canary.ts';
import { spendingBudget } from '../constructs/spending-budget.ts';
import { stageDashboard } from '../constructs/stage-dashboard.ts';
import { stageObjectives } from '../constructs/stage-objectives.ts';
import { publishedValue } from '../constructs/stage-value.ts';
import { functionIds } from '../functions.ts';
import type { StageValue } from '../stage-values.ts';
import type { Stage } from '../stages.ts';

export type MonitoringStackProps = StackProps & {
  stage: Stage;
  /** Folder of the canary's bundle. */
  canary: string;
};

/**
 * Alarms for failures that affect notaries. Each says who is affected and names the runbook. They watch the
 * percentage of failed calls, so a single error doesn't page anyone.
 */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, props: MonitoringStackProps) {
    super(scope, id, props);
    const { stage, canary } = props;
    const value = (name: StageValue) => publishedValue(this, stage.name, name);
    const key = new Key(this, 'alarm-key', {
      description: `Alarms of ${stage.name}`,
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const topic = alarmTopic(this, stage, key);
    spendingBudget(this, { stage, topic, key });

    const logGroup = LogGroup.fromLogGroupName(this, 'api-log', value('ApiLogGroupName'));
    routeAlarms(this, topic, { stage, logGroup });
    countLimitedRequests(this, stage, logGroup);
    watchBackups(this, topic);
    copyAlarms(this, topic, { stage, value });
    tableAlarms(this, topic, value('TableName'));
    scheduleAlarms(this, topic, stage);
    const watches = [
      ...limitAlarms(stage),
      ...functionIds.flatMap((functionId) => functionAlarms(stage, functionId)),
      ...countAlarms(stage),
      ...emailAlarms,
    ];
    for (const watch of watches) addMetricAlarm(this, topic, watch);
    if (stage.smokeMinutes) {
      const { smokeMinutes: minutes } = stage;
      addMetricAlarm(this, topic, {
        id: 'smoke-test-failed',
        metric: smokeCanary(this, { stage, value, code: canary, minutes }),
        threshold: 100,
        statistic: 'Maximum',
        period: minutes,
        missing: 2,
        impact: 'A new notary cannot register, record, submit, or export. Others most likely cannot either.',
        runbook: 'smoke-test',
      });
    }
    const objectives = stageObjectives(stage, value('ApiId'));
    const burning = objectives.flatMap((objective) => watchObjective(this, objective, topic));
    stageDashboard(this, { stage, objectives, alarms: burning });
  }
}

/** Emails AWS Backup failures, which it reports as events. */
function watchBackups(scope: Construct, topic: Topic): void {
  const impact = 'A backup or copy failed. If the region were lost now, more hours would be missing.';
  const rule = new Rule(scope, 'backups', {
    description: impact,
    eventPattern: {
      source: ['aws.backup'],
      detailType: ['Backup Job State Change', 'Copy Job State Change'],
      detail: { state: ['FAILED', 'EXPIRED', 'ABORTED', 'PARTIAL'] },
    },
    targets: [
      new SnsTopic(topic, {
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

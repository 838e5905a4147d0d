import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  type IFunction,
  type IVersion,
  type Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionDefinition } from '../function-definitions/function-definition.ts';
import { functionName } from '../function-name.ts';
import { type FunctionGroup, type FunctionId, functions, gradualIds, groupOf } from '../functions.ts';
import { failureMessage, metricNamespace } from '../log-metrics.ts';
import type { Stage } from '../stages.ts';

/** The alias that routes call. */
const liveAlias = 'live';

/** CloudWatch accepts ten metrics in an alarm's expression; one of them counts unexpected failures. */
const watchedMost = 9;

/**
 * Versions replaced by a release are kept for rollbacks (docs/runbooks/rollback.md). A failed release's
 * version is deleted: Lambda creates no second version of the same code, so the next attempt would fail.
 */
export const versionOptions = { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE };

/**
 * Metric of the unexpected failures that a group's gradual functions returned as 500. Lambda doesn't count
 * them.
 */
const failuresMetric = (group: FunctionGroup) => `release-failures-${group}`;

/**
 * Shared by a stack's gradual releases: the application, CodeDeploy's role, and the alarm that stops a
 * release.
 */
class SharedRelease extends Construct {
  readonly application: LambdaApplication;
  readonly role: Role;
  readonly alarm: Alarm;

  /** Returns the shared parts of a stack. */
  static of(stack: Stack, stage: Stage, group: FunctionGroup): SharedRelease {
    const known = stack.node.tryFindChild(`release-${group}`);
    return known instanceof SharedRelease ? known : new SharedRelease(stack, stage, group);
  }

  private constructor(stack: Stack, stage: Stage, group: FunctionGroup) {
    super(stack, `release-${group}`);
    this.application = new LambdaApplication(this, 'application');
    this.role = new Role(this, 'role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
    this.alarm = this.watch(stage, group);
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
      reason:
        'What AWS documents for CodeDeploy with Lambda. It moves aliases and reads alarms, and nothing of ours.',
    });
  }

  /** Watches crashes of the aliases, and failures that the functions returned as 500. */
  private watch(stage: Stage, group: FunctionGroup): Alarm {
    const ids = gradualIds.filter((id) => groupOf(id) === group);
    if (ids.length > watchedMost)
      throw new Error(`${group} releases more functions gradually than one alarm watches`);
    const period = Duration.minutes(1);
    const crashes = ids.map(
      (id) =>
        new Metric({
          namespace: 'AWS/Lambda',
          metricName: 'Errors',
          statistic: 'Sum',
          period,
          dimensionsMap: {
            FunctionName: functionName(stage.name, id),
            Resource: `${functionName(stage.name, id)}:${liveAlias}`,
          },
        }),
    );
    const failures = new Metric({
      namespace: metricNamespace(stage.name),
      metricName: failuresMetric(group),
      statistic: 'Sum',
      period,
    });
    const metrics = Object.fromEntries([...crashes, failures].map((metric, at) => [`m${at}`, metric]));
    return new Alarm(this, 'alarm', {
      alarmName: `notary-journal-${stage.name}-release-${group}`,
      alarmDescription: `Functions that are released gradually fail. A release in progress is rolled back. Runbook: docs/runbooks/rollback.md`,
      metric: new MathExpression({
        label: 'failed calls',
        expression: Object.keys(metrics)
          .map((name) => `FILL(${name}, 0)`)
          .join(' + '),
        usingMetrics: metrics,
        period,
      }),
      threshold: 3,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }
}

/**
 * Returns the alias that a function's route calls. A new version first gets a tenth of the calls. If its
 * stack's alarm triggers within five minutes, CodeDeploy shifts them back to the previous version, and the
 * deployment fails. A stage that releases at once skips the wait and the alarm.
 */
export function gradualAlias(
  scope: Construct,
  id: FunctionId,
  handler: LambdaFunction,
  stage: Stage,
): IFunction {
  const group = groupOf(id);
  const { application, role, alarm } = SharedRelease.of(Stack.of(scope), stage, group);
  new MetricFilter(scope, 'release-failures', {
    logGroup: handler.logGroup,
    metricNamespace: metricNamespace(stage.name),
    metricName: failuresMetric(group),
    filterPattern: FilterPattern.stringValue('$.message', '=', failureMessage),
  });
  // The CDK creates a version for each change of the function in the template, which contains only the names
  // of other stacks' values. Those that can change: the site's address, and after a restore all others.
  const row: FunctionDefinition = functions[id];
  handler.invalidateVersionBasedOn(JSON.stringify([stage.dataEpoch, row.siteUrl ? stage.domain : null]));
  const alias = new Alias(scope, liveAlias, {
    aliasName: liveAlias,
    version: handler.currentVersion as IVersion,
  });
  const isGradual = stage.release === 'gradual';
  new LambdaDeploymentGroup(scope, 'deployment', {
    application,
    role,
    alias,
    deploymentConfig: isGradual
      ? LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES
      : LambdaDeploymentConfig.ALL_AT_ONCE,
    alarms: [alarm],
    ignoreAlarmConfiguration: !isGradual,
  });
  // With exact optional properties, the library's classes and interfaces disagree about `role`.
  return alias as IFunction;
}

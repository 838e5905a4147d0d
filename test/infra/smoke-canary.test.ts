import { beforeAll, describe, expect, test } from 'vitest';
import type { Templates } from '#infra/stage-stacks.ts';
import { mailboxSimulator, type StageName, stageOf } from '#infra/stages.ts';
import { resourcesOf } from '#infra/template.ts';
import { prodSettings } from '#scripts/local/assembly/prod-settings.ts';
import { at, flat, listed, onlyOf, statementsOf, templatesOf } from './templates.ts';

describe.each([
  ['dev', 60],
  ['prod', 15],
] as const)('the canary of %s', (stage: StageName, minutes: number) => {
  let templates: Templates;

  beforeAll(async () => {
    templates = await templatesOf(stage);
  });

  const canary = () => onlyOf(templates.monitoring, 'AWS::Synthetics::Canary').Properties;

  test('runs the smoke test against the site, with notaries at the domain of the stage', () => {
    expect(canary()).toMatchObject({
      Name: `notary-journal-${stage}`,
      RuntimeVersion: expect.stringMatching(/^syn-nodejs-\d+\.\d+$/),
      Schedule: { Expression: `rate(${minutes} minutes)` },
      StartCanaryAfterCreation: true,
      RunConfig: {
        EnvironmentVariables: { SMOKE_URL: { Ref: 'SiteUrl' }, SMOKE_MAIL_DOMAIN: mailboxSimulator },
      },
    });
    expect(at(canary(), 'Code', 'Handler')).toBe('index.handler');
  });

  test('may write its results and nothing else', () => {
    const role = flat(canary()['ExecutionRoleArn']).slice(1, -'.Arn>'.length);
    const policies = listed(templates.monitoring.Resources[role]?.Properties['Policies']);
    const statements = policies.flatMap((policy) => statementsOf(at(policy, 'PolicyDocument')));
    expect(statements.flatMap(({ actions }) => actions).toSorted()).toEqual([
      'cloudwatch:PutMetricData',
      'logs:CreateLogGroup',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      's3:GetBucketLocation',
      's3:ListAllMyBuckets',
      's3:PutObject',
    ]);
    const writing = statements.filter(({ actions }) => actions.includes('s3:PutObject'));
    expect(writing.flatMap(({ resources }) => resources)).toEqual([
      'arn:<AWS::Partition>:s3:::<LogsBucketName>/canary/*',
    ]);
  });

  test('writes to a log whose lines expire', () => {
    const calls = resourcesOf(templates.monitoring, 'Custom::AWS').map(([, { Properties }]) =>
      JSON.parse(flat(Properties['Update'])),
    );
    const log = expect.stringMatching(/^\/aws\/lambda\/cwsyn-.*-<.*\.Id>$/);
    const { logDays } = stageOf(stage, prodSettings);
    expect(calls.map(({ action, parameters }) => [action, parameters])).toEqual([
      ['CreateLogGroup', { logGroupName: log }],
      ['PutRetentionPolicy', { logGroupName: log, retentionInDays: logDays }],
    ]);
  });

  test('rings after two periods without a run that succeeded', () => {
    const alarms = resourcesOf(templates.monitoring, 'AWS::CloudWatch::Alarm')
      .map(([, { Properties }]) => Properties)
      .filter(({ MetricName }) => MetricName === 'SuccessPercent');
    expect(alarms).toEqual([
      expect.objectContaining({
        Namespace: 'CloudWatchSynthetics',
        Statistic: 'Maximum',
        Threshold: 100,
        Period: minutes * 60,
        EvaluationPeriods: 2,
        ComparisonOperator: 'LessThanThreshold',
        TreatMissingData: 'breaching',
        AlarmDescription: expect.stringContaining('Runbook: docs/runbooks/smoke-test.md'),
      }),
    ]);
  });
});

test('the local stage has no canary', async () => {
  const { monitoring } = await templatesOf('local');
  expect(resourcesOf(monitoring, 'AWS::Synthetics::Canary')).toEqual([]);
});

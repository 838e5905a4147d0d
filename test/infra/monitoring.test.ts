import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { logMessages } from '#functions/middleware/log-request.ts';
import { type DeployedFunction, deployedFunctions } from '#infra/deployed-functions.ts';
import type { ScheduleRow } from '#infra/function-definitions/function-definition.ts';
import { type FunctionId, functionGroups, functions, idsOf, idsOfGroup } from '#infra/functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { routeKey } from '#infra/route-key.ts';
import { functionsTemplate, type Templates } from '#infra/stage-stacks.ts';
import type { Template } from '#infra/template.ts';
import { type Resource, resourcesOf } from '#infra/template.ts';
import { alarmsDocument } from '#scripts/documents/alarms-document.ts';
import { routeIds } from '#shared/contract/routes.ts';
import { at, flat, listed, onlyOf, templatesOf } from './templates.ts';

const stage = 'dev';
const root = join(import.meta.dirname, '..', '..');
let templates: Templates;
let api: Template;
let deployed: DeployedFunction[];
let alarms: Resource[];

beforeAll(async () => {
  templates = await templatesOf(stage);
  api = functionsTemplate(templates);
  deployed = deployedFunctions(api, stage);
  alarms = resourcesOf(templates.monitoring, 'AWS::CloudWatch::Alarm').map(([, alarm]) => alarm);
});

/** Returns the name of a function in the template. */
function nameOf(id: FunctionId): string {
  const { functionLogicalId = '' } = deployed.find((one) => one.id === id) ?? {};
  return flat(api.Resources[functionLogicalId]?.Properties['FunctionName']);
}

/** Whether an alarm watches one of the two windows of an objective. */
const isWindow = ({ Properties }: Resource) => !('AlarmActions' in Properties);

const description = ({ Properties }: Resource) => flat(Properties['AlarmDescription']);

describe('alarms', () => {
  const watching = (name: string) =>
    alarms.filter(({ Properties }) => flat(at(listed(Properties['Dimensions']), 0, 'Value')) === name);

  test('are fewer than 65', () => {
    expect(alarms.length).toBeGreaterThan(10);
    expect(alarms.length).toBeLessThan(65);
  });

  const filters = () =>
    resourcesOf(templates.monitoring, 'AWS::Logs::MetricFilter').map(([, { Properties }]) => ({
      pattern: flat(Properties['FilterPattern']),
      metric: flat(at(listed(Properties['MetricTransformations']), 0, 'MetricName')),
    }));

  test.each(routeIds)('count calls and failures of %s once, in its group', (id) => {
    const counting = filters().filter(({ pattern }) => pattern.includes(`($.route = "${routeKey(id)}")`));
    const group = functionGroups.find((one) => idsOfGroup(one).includes(id));
    expect(counting.map(({ metric }) => metric).toSorted()).toEqual([`calls-${group}`, `failures-${group}`]);
    for (const { pattern, metric } of counting) {
      expect(pattern.length).toBeLessThanOrEqual(1_024);
      expect(pattern.includes('($.status = "5*")')).toBe(metric.startsWith('failures-'));
    }
  });

  /** Returns what an alarm's expression makes of some calls and failures. */
  function shareOf({ Properties }: Resource, calls: number, failures: number): number {
    const expression = listed(Properties['Metrics']).flatMap((one) => at(one, 'Expression') ?? []);
    const IF = (condition: boolean, then: number, otherwise: number) => (condition ? then : otherwise);
    return Number(runInNewContext(flat(expression), { IF, calls, failures }));
  }

  test.each([...functionGroups.filter((group) => group !== 'background').map((group) => `${group}-failing`)])(
    '%s wakes nobody for one error, and people when a share of the calls fails',
    (id) => {
      const name = id.replaceAll('-', '');
      const [, alarm] =
        resourcesOf(templates.monitoring, 'AWS::CloudWatch::Alarm').find(([logicalId]) =>
          logicalId.startsWith(name),
        ) ?? [];
      if (!alarm) throw new Error(`There is no alarm ${id}`);
      const { Threshold, EvaluationPeriods, ComparisonOperator, TreatMissingData } = alarm.Properties;
      expect([EvaluationPeriods, ComparisonOperator, TreatMissingData]).toEqual([
        1,
        'GreaterThanOrEqualToThreshold',
        'notBreaching',
      ]);
      expect(shareOf(alarm, 1, 1)).toBeLessThan(Number(Threshold));
      expect(shareOf(alarm, 10_000, 100)).toBeLessThan(Number(Threshold));
      expect(shareOf(alarm, 5, 5)).toBeGreaterThanOrEqual(Number(Threshold));
      expect(shareOf(alarm, 10_000, 500)).toBeGreaterThanOrEqual(Number(Threshold));
    },
  );

  test('report limits that may hit honest users', () => {
    const limited = filters().filter(({ metric }) => metric === 'requests-limited');
    expect(limited.map(({ pattern }) => pattern)).toEqual([
      '{ ($.status = "429") && ($.functionLatency = "-") }',
    ]);
    const reported = alarms.filter((alarm) =>
      description(alarm).endsWith('docs/runbooks/requests-limited.md'),
    );
    expect(reported.map(({ Properties }) => Properties['MetricName'])).toEqual([
      'requests-limited',
      'BlockedRequests',
    ]);
    const [, blocked] = reported;
    const rules = listed(templates.front.Resources['firewall']?.Properties['Rules']);
    const dimensions = listed(blocked?.Properties['Dimensions']).map((one) => [
      at(one, 'Name'),
      flat(at(one, 'Value')),
    ]);
    expect(Object.fromEntries(dimensions)).toEqual({
      WebACL: flat(at(templates.front.Resources['firewall']?.Properties, 'VisibilityConfig', 'MetricName')),
      Rule: at(rules[0], 'VisibilityConfig', 'MetricName'),
    });
  });

  const queueAlarms = (name: string) =>
    watching(name)
      .filter(({ Properties }) => Properties['Namespace'] === 'AWS/SQS')
      .map(({ Properties: { MetricName, Statistic, Threshold } }) => [MetricName, Statistic, Threshold]);

  test.each(idsOf('stream'))('go off when %s is an hour late or gave a record up', (id) => {
    const age = watching(nameOf(id)).filter(({ Properties }) => Properties['MetricName'] === 'IteratorAge');
    expect(age.map(({ Properties }) => [Properties['Statistic'], Properties['Threshold']])).toEqual([
      ['Maximum', 3_600_000],
    ]);
    expect(queueAlarms(`${nameOf(id)}-failures`)).toEqual([
      ['ApproximateNumberOfMessagesVisible', 'Maximum', 1],
    ]);
  });

  test.each(idsOf('queue'))('go off when a message of %s is an hour old or was given up', (id) => {
    const { queueName, failuresName } = ofKind(deployed, 'queue').find((one) => one.id === id) ?? {};
    expect(queueAlarms(queueName ?? '')).toEqual([['ApproximateAgeOfOldestMessage', 'Maximum', 3_600]]);
    expect(queueAlarms(failuresName ?? '')).toEqual([['ApproximateNumberOfMessagesVisible', 'Maximum', 1]]);
  });

  test.each(idsOf('schedule'))(
    'go off when two calls of %s are missing in its time, or one was given up',
    (id) => {
      const { recurs }: ScheduleRow = functions[id];
      const reading = (name: string) =>
        alarms.filter(({ Properties }) =>
          listed(Properties['Metrics']).some(
            (one) => flat(at(listed(at(one, 'MetricStat', 'Metric', 'Dimensions')), 0, 'Value')) === name,
          ),
        );
      const [notCalled, ...others] = reading(nameOf(id));
      expect(others).toEqual([]);
      const [expression, ...metrics] = listed(notCalled?.Properties['Metrics']);
      const period = recurs.kind === 'daily' ? 86_400 : 5 * 60 * recurs.minutes;
      expect(metrics.map((one) => at(one, 'MetricStat', 'Period'))).toEqual(metrics.map(() => period));
      const smallest = (all: number[]) => Math.min(...all);
      const FILL = (calls: number | undefined, instead: number) => calls ?? instead;
      const fewest = (calls: Record<string, number | undefined>) =>
        runInNewContext(flat(at(expression, 'Expression')), {
          FILL,
          MIN: smallest,
          ...calls,
        });
      const called = Object.fromEntries(metrics.map((one) => [flat(at(one, 'Id')), 1]));
      const own = metrics.find(
        (one) => flat(at(listed(at(one, 'MetricStat', 'Metric', 'Dimensions')), 0, 'Value')) === nameOf(id),
      );
      expect(fewest(called)).toBe(1);
      expect(fewest({ ...called, [flat(at(own, 'Id'))]: undefined })).toBe(0);
      expect(notCalled?.Properties).toMatchObject({
        EvaluationPeriods: 2,
        Threshold: 1,
        ComparisonOperator: 'LessThanThreshold',
        TreatMissingData: 'breaching',
      });
      const [givenUp] = reading(`${nameOf(id)}-failures`);
      expect(at(listed(givenUp?.Properties['Metrics'])[0], 'Expression')).toBe('MAX(METRICS())');
      expect(givenUp?.Properties).toMatchObject({ Threshold: 1, EvaluationPeriods: 1 });
      for (const alarm of [notCalled, givenUp]) {
        expect(alarm && description(alarm)).toMatch(
          new RegExp(`${id}.*Runbook: docs/runbooks/scheduled-jobs.md$`),
        );
      }
    },
  );

  test.each([...idsOf('stream'), ...idsOf('queue')])(
    'of %s say who is affected and link to its own runbook',
    (id) => {
      const { impact, runbook } = functions[id];
      const own = ['', '.fifo', '-failures', '-failures.fifo'].flatMap((end) =>
        watching(`${nameOf(id)}${end}`),
      );
      expect(own).toHaveLength(2);
      for (const alarm of own) {
        expect(description(alarm)).toBe(`${impact} Runbook: docs/runbooks/${runbook}.md`);
      }
    },
  );

  test('go off when a link waits for the log longer than two minutes', () => {
    const lags = alarms.filter(({ Properties }) => Properties['MetricName'] === 'log-lag');
    expect(lags.map(({ Properties }) => Properties)).toEqual([
      expect.objectContaining({
        Namespace: 'notary-journal-dev',
        Statistic: 'Maximum',
        Threshold: 120,
        TreatMissingData: 'notBreaching',
      }),
    ]);
  });

  test('go off when the table refuses reads or writes, even if the other metric has no data', () => {
    const refused = alarms.filter((alarm) => description(alarm).endsWith('docs/runbooks/table-trouble.md'));
    const [expression, ...metrics] = listed(refused[0]?.Properties['Metrics']);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.Properties['Threshold']).toBe(10);
    expect(at(expression, 'Expression')).toBe('FILL(reads, 0) + FILL(writes, 0)');
    expect(metrics.map((one) => [at(one, 'Id'), at(one, 'MetricStat', 'Metric', 'MetricName')])).toEqual([
      ['reads', 'ReadThrottleEvents'],
      ['writes', 'WriteThrottleEvents'],
    ]);
  });

  test.each([
    ['payments-disputed', 'PAYMENT_DISPUTED', 1, 300, 'disputes', logMessages.disputed],
    ['payment-events-refused', 'PAYMENT_EVENT_REFUSED', 3, 3_600, 'payments', logMessages.eventRefused],
  ])(
    'go off on %s, counted in the log of every function that calls Stripe',
    (metric, message, threshold, period, runbook, logged) => {
      expect(logged).toBe(message);
      const filters = resourcesOf(api, 'AWS::Logs::MetricFilter')
        .map(([, { Properties }]) => Properties)
        .filter(({ FilterPattern }) => FilterPattern === `{ $.message = "${message}" }`);
      const talking = deployed.filter(({ environment }) => 'STRIPE_API' in environment);
      expect(filters).toHaveLength(talking.length);
      const transformation = {
        MetricNamespace: `notary-journal-${stage}`,
        MetricName: metric,
        MetricValue: '1',
      };
      for (const { MetricTransformations } of filters) {
        expect(listed(MetricTransformations)).toEqual([expect.objectContaining(transformation)]);
      }
      const ringing = alarms.filter(({ Properties }) => Properties['MetricName'] === metric);
      expect(ringing).toHaveLength(1);
      expect(ringing[0]?.Properties).toMatchObject({
        Namespace: `notary-journal-${stage}`,
        Threshold: threshold,
        Period: period,
      });
      expect(ringing.map(description).join()).toContain(`Runbook: docs/runbooks/${runbook}.md`);
    },
  );

  test('are listed in docs/alarms.md (`npm run docs` writes it)', () => {
    expect(readFileSync(join(root, 'docs/alarms.md'), 'utf8')).toBe(alarmsDocument());
  });

  test('name an existing runbook', () => {
    const runbooks = alarms.map(
      (alarm) => /Runbook: (docs\/runbooks\/[a-z-]+\.md)$/.exec(description(alarm))?.[1],
    );
    expect(runbooks.filter((path) => !path || !existsSync(join(root, path)))).toEqual([]);
  });

  test('say so when the month costs more than planned', () => {
    const { Properties } = onlyOf(templates.monitoring, 'AWS::Budgets::Budget');
    expect(Properties['Budget']).toMatchObject({
      BudgetType: 'COST',
      TimeUnit: 'MONTHLY',
      BudgetLimit: { Amount: 50, Unit: 'USD' },
    });
    const [topic] = resourcesOf(templates.monitoring, 'AWS::SNS::Topic').map(([id]) => id);
    const notified = listed(Properties['NotificationsWithSubscribers']);
    expect(notified.map((one) => at(one, 'Notification', 'NotificationType'))).toEqual([
      'ACTUAL',
      'FORECASTED',
    ]);
    for (const one of notified) {
      expect(flat(at(listed(at(one, 'Subscribers')), 0, 'Address'))).toBe(`<${topic}>`);
    }
    const publishers = resourcesOf(templates.monitoring, 'AWS::SNS::TopicPolicy').map(([, policy]) =>
      JSON.stringify(policy.Properties),
    );
    expect(publishers.join()).toContain('budgets.amazonaws.com');
  });

  test('notify people through an encrypted topic', () => {
    const [topic] = resourcesOf(templates.monitoring, 'AWS::SNS::Topic');
    expect(topic?.[1].Properties).toHaveProperty('KmsMasterKeyId');
    // The windows of an objective notify together (objectives.test.ts).
    for (const { Properties } of alarms.filter((alarm) => !isWindow(alarm))) {
      expect(listed(Properties['AlarmActions']).map(flat)).toEqual([`<${topic?.[0]}>`]);
    }
  });

  test('mail every backup or copy that fails, with its runbook', () => {
    const [topic] = resourcesOf(templates.monitoring, 'AWS::SNS::Topic');
    const rule = resourcesOf(templates.monitoring, 'AWS::Events::Rule').find(
      ([, { Properties }]) => flat(at(Properties, 'EventPattern', 'source', 0)) === 'aws.backup',
    );
    expect(rule?.[1].Properties['EventPattern']).toEqual({
      source: ['aws.backup'],
      'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
      detail: { state: ['FAILED', 'EXPIRED', 'ABORTED', 'PARTIAL'] },
    });
    const [target] = listed(rule?.[1].Properties['Targets']);
    expect(flat(at(target, 'Arn'))).toBe(`<${topic?.[0]}>`);
    expect(JSON.stringify(at(target, 'InputTransformer'))).toContain('docs/runbooks/backups.md');
  });
});

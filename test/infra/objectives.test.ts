import { beforeAll, expect, test } from 'vitest';
import { productMetrics } from '#functions/middleware/product-metrics.ts';
import { browserGroup } from '#functions/services/vitals/browser-group.ts';
import { pageMetrics } from '#functions/services/vitals/page-measures.ts';
import { shownCounts, shownPages } from '#infra/constructs/stage-dashboard.ts';
import { functionName } from '#infra/function-name.ts';
import { functionsTemplate, type Templates } from '#infra/stage-stacks.ts';
import { resourcesOf } from '#infra/template.ts';
import { at, flat, listed, templatesOf } from './templates.ts';

let templates: Templates;

beforeAll(async () => {
  templates = await templatesOf('dev');
});

const alarms = () => resourcesOf(templates.monitoring, 'AWS::CloudWatch::Alarm');

test('an objective notifies people while a long and a short window burn its budget, and only then', () => {
  const composites = resourcesOf(templates.monitoring, 'AWS::CloudWatch::CompositeAlarm');
  const windowsOf = (rule: string) =>
    alarms()
      .filter(([id]) => rule.includes(`<${id}.Arn>`))
      .map(([, { Properties }]) => [
        at(listed(Properties['Metrics']), 1, 'MetricStat', 'Period'),
        Properties['Threshold'],
        at(listed(Properties['Metrics']), 0, 'Expression'),
        'AlarmActions' in Properties,
      ]);
  const found = composites.map(([, { Properties }]) => windowsOf(flat(Properties['AlarmRule'])));
  const windows = (long: number, short: number, threshold: number) => [
    [long, expect.closeTo(threshold, 6), 'IF(bad >= 10, bad / all, 0)', false],
    [short, expect.closeTo(threshold, 6), 'IF(bad >= 1, bad / all, 0)', false],
  ];
  expect(found).toEqual([
    windows(3_600, 300, 0.0144),
    windows(21_600, 1_800, 0.006),
    windows(3_600, 300, 0.3),
    windows(21_600, 1_800, 0.1),
  ]);
  const [topic] = resourcesOf(templates.monitoring, 'AWS::SNS::Topic');
  for (const [, { Properties }] of composites) {
    expect(flat(Properties['AlarmRule'])).toContain(' AND ');
    expect(listed(Properties['AlarmActions']).map(flat)).toEqual([`<${topic?.[0]}>`]);
    expect(flat(Properties['AlarmDescription'])).toMatch(/Runbook: docs\/runbooks\/[a-z-]+\.md$/);
  }
});

test('an alarm that notifies nobody belongs to an objective', () => {
  const rules = resourcesOf(templates.monitoring, 'AWS::CloudWatch::CompositeAlarm')
    .map(([, { Properties }]) => flat(Properties['AlarmRule']))
    .join();
  const silent = alarms().filter(([, { Properties }]) => !('AlarmActions' in Properties));
  expect(silent).toHaveLength(8);
  for (const [id] of silent) expect(rules).toContain(`<${id}.Arn>`);
});

test('the dashboard shows everything that functions count, in the namespace in which they count', () => {
  expect(shownCounts.toSorted()).toEqual(productMetrics.toSorted());
  const [dashboard] = resourcesOf(templates.monitoring, 'AWS::CloudWatch::Dashboard');
  const body = flat(dashboard?.[1].Properties['DashboardBody']);
  for (const name of productMetrics) expect(body).toContain(`"notary-journal-dev","${name}"`);
  const counting = resourcesOf(functionsTemplate(templates), 'AWS::Lambda::Function').find(
    ([, { Properties }]) => flat(Properties['FunctionName']) === functionName('dev', 'submit-entry'),
  );
  expect(at(counting?.[1].Properties, 'Environment', 'Variables')).toHaveProperty(
    'METRICS_NAMESPACE',
    'notary-journal-dev',
  );
});

test('the dashboard shows every measurement of pages by engine and version', () => {
  expect(shownPages.toSorted()).toEqual(pageMetrics.toSorted());
  const [dashboard] = resourcesOf(templates.monitoring, 'AWS::CloudWatch::Dashboard');
  const body = flat(dashboard?.[1].Properties['DashboardBody']);
  const searched = Object.keys(browserGroup()).join(',');
  for (const name of pageMetrics) {
    expect(body).toContain(`SEARCH('{notary-journal-dev,${searched}} MetricName=\\"${name}\\"'`);
  }
});

test('the alarms of mail go off before SES reviews the account', () => {
  const thresholds = alarms()
    .filter(([, { Properties }]) => Properties['Namespace'] === 'AWS/SES')
    .map(([, { Properties }]) => [Properties['MetricName'], Properties['Threshold']]);
  expect(thresholds).toEqual([
    ['Reputation.BounceRate', 0.04],
    ['Reputation.ComplaintRate', 0.0008],
  ]);
});

test('every mail names the configuration set that counts bounces, and reset links pass SES', () => {
  const sets = resourcesOf(templates.front, 'AWS::SES::ConfigurationSet').map(
    ([, { Properties }]) => Properties,
  );
  expect(sets).toMatchObject([
    {
      Name: 'notary-journal-dev',
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: [] },
    },
  ]);
  const mailing = resourcesOf(functionsTemplate(templates), 'AWS::Lambda::Function')
    .map(([, { Properties }]) => at(Properties, 'Environment', 'Variables') as Record<string, unknown>)
    .filter((variables) => 'MAIL_FROM' in variables);
  expect(mailing.length).toBeGreaterThan(0);
  for (const variables of mailing)
    expect(variables).toHaveProperty('MAIL_CONFIGURATION_SET', 'notary-journal-dev');
});

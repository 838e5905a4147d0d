import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { logMessages } from '#functions/middleware/log-request.ts';
import { type DeployedFunction, deployedFunctions } from '#infra/deployed-functions.ts';
import { type FunctionId, functionIds, functions, idsOf } from '#infra/functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { functionsTemplate, type Templates } from '#infra/stage-stacks.ts';
import type { Template } from '#infra/template.ts';
import { type Resource, resourcesOf } from '#infra/template.ts';
import { at, flat, listed, templatesOf } from './templates.ts';

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

  test.each(functionIds)('watch errors and throttles of %s, and say who is affected', (id) => {
    const name = nameOf(id);
    const metrics = watching(name).map(({ Properties }) => Properties['MetricName']);
    expect(metrics).toEqual(expect.arrayContaining(['Errors', 'Throttles']));
    for (const alarm of watching(name)) expect(description(alarm)).toContain(functions[id].impact);
  });

  test('link to the runbook of payments for functions that call Stripe', () => {
    const leading = functionIds.filter((id) =>
      watching(nameOf(id)).some((alarm) => description(alarm).endsWith('Runbook: docs/runbooks/payments.md')),
    );
    const talking = deployed.filter(({ environment }) => 'STRIPE_API' in environment);
    expect(leading.toSorted()).toEqual(talking.map(({ id }) => id).toSorted());
    expect(leading).toContain('stripe-webhook');
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

  test.each(idsOf('schedule'))('go off when %s was not called for two days, or failed for one', (id) => {
    const calls = watching(nameOf(id)).filter(({ Properties }) => Properties['MetricName'] === 'Invocations');
    expect(calls.map(({ Properties }) => Properties)).toEqual([
      expect.objectContaining({
        Statistic: 'Sum',
        Period: 86_400,
        EvaluationPeriods: 2,
        Threshold: 1,
        ComparisonOperator: 'LessThanThreshold',
        TreatMissingData: 'breaching',
      }),
    ]);
    expect(watching(`${nameOf(id)}-failures`).map(({ Properties }) => Properties)).toEqual([
      expect.objectContaining({ MetricName: 'ApproximateNumberOfMessagesVisible', Threshold: 1 }),
    ]);
  });

  test.each([...idsOf('stream'), ...idsOf('queue'), ...idsOf('schedule')])(
    'of %s link to its own runbook',
    (id) => {
      const { runbook } = functions[id];
      const own = ['', '.fifo', '-failures', '-failures.fifo'].flatMap((end) =>
        watching(`${nameOf(id)}${end}`),
      );
      const leading = own.filter((alarm) => !description(alarm).includes('throttles'));
      expect(leading).toHaveLength(3);
      for (const alarm of leading) expect(description(alarm)).toContain(`docs/runbooks/${runbook}.md`);
    },
  );

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

  test('name an existing runbook', () => {
    const runbooks = alarms.map(
      (alarm) => /Runbook: (docs\/runbooks\/[a-z-]+\.md)$/.exec(description(alarm))?.[1],
    );
    expect(runbooks.filter((path) => !path || !existsSync(join(root, path)))).toEqual([]);
    expect(runbooks.length).toBeGreaterThan(2 * functionIds.length);
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

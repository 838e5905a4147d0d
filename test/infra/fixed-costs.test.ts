import { beforeAll, describe, expect, test } from 'vitest';
import type { Templates } from '#infra/stage-stacks.ts';
import { costOfTypes, services } from '#scripts/cost/services.ts';
import { fixed } from '#scripts/cost/workload.ts';
import { allOf, at, flat, listed, templatesOf } from './templates.ts';

let templates: Templates;

beforeAll(async () => {
  templates = await templatesOf('prod');
});

describe('what costs the same however many notaries there are', () => {
  const propertiesOf = (type: string) => allOf(templates, type).map(([, { Properties }]) => Properties);

  test('metrics in alarms', () => {
    // An expression is free; each metric that it uses costs the same as one that an alarm names.
    const used = propertiesOf('AWS::CloudWatch::Alarm').map(({ MetricName, Metrics }) =>
      MetricName ? 1 : listed(Metrics).filter((one) => at(one, 'MetricStat')).length,
    );
    const sum = used.reduce((one, other) => one + other, 0);
    expect(sum).toBeGreaterThan(10);
    expect(sum).toBeLessThanOrEqual(fixed.alarmMetrics);
  });

  test('metrics of our own', () => {
    const names = propertiesOf('AWS::Logs::MetricFilter').map((properties) =>
      flat(at(listed(properties['MetricTransformations']), 0, 'MetricName')),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBeLessThanOrEqual(fixed.customMetrics);
  });

  test.each([
    ['AWS::CloudWatch::CompositeAlarm', fixed.compositeAlarms],
    ['AWS::CloudWatch::Dashboard', fixed.dashboards],
    ['AWS::Lambda::EventSourceMapping', fixed.queueReaders],
    ['AWS::KMS::Key', fixed.keys],
    ['AWS::SecretsManager::Secret', fixed.secrets],
  ])('%s', (type, most) => {
    const count = propertiesOf(type).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(most);
  });

  test('calls of schedules, and runs of the canary', () => {
    const monthMinutes = 31 * 24 * 60;
    const calls = propertiesOf('AWS::Scheduler::Schedule').map((properties) => {
      const [, minutes] = /^rate\((\d+) minutes?\)$/.exec(flat(properties['ScheduleExpression'])) ?? [];
      return minutes ? monthMinutes / Number(minutes) : 31;
    });
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.reduce((one, other) => one + other, 0)).toBeLessThanOrEqual(fixed.scheduledCalls);
    const [canary] = propertiesOf('AWS::Synthetics::Canary');
    const [, every] = /^rate\((\d+) minutes\)$/.exec(flat(at(canary, 'Schedule', 'Expression'))) ?? [];
    expect(monthMinutes / Number(every)).toBeLessThanOrEqual(fixed.canaryRuns);
  });

  test('rules of the firewall', () => {
    const [firewall] = propertiesOf('AWS::WAFv2::WebACL');
    const rules = listed(firewall?.['Rules']);
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.length).toBeLessThanOrEqual(fixed.firewallRules);
  });
});

describe('every type of resource', () => {
  test('has a line of the bill, or a reason why it costs nothing', () => {
    const types = new Set(
      Object.values(templates).flatMap(({ Resources }) => Object.values(Resources).map(({ Type }) => Type)),
    );
    // No type is listed that no template has.
    expect(Object.keys(costOfTypes).toSorted()).toEqual([...types].toSorted());
  });

  test('together has every line of the bill', () => {
    const lines = Object.values(costOfTypes).flatMap((cost) => ('free' in cost ? [] : [...cost]));
    expect([...new Set(lines)].toSorted()).toEqual([...services].toSorted());
  });
});

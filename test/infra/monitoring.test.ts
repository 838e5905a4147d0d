import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { deployedRoutes } from '#infra/deployed-routes.ts';
import { routeFunctions } from '#infra/routes.ts';
import { type Resource, resourcesOf } from '#infra/synthesize.ts';
import { routeIds } from '#shared/contract/routes.ts';
import { at, flat, listed, type Templates, templatesOf } from './templates.ts';

const stage = 'dev';
const root = join(import.meta.dirname, '..', '..');
let templates: Templates;
let alarms: Resource[];

beforeAll(async () => {
  templates = await templatesOf(stage);
  alarms = resourcesOf(templates.monitoring, 'AWS::CloudWatch::Alarm').map(([, alarm]) => alarm);
});

const description = ({ Properties }: Resource) => flat(Properties['AlarmDescription']);

describe('alarms', () => {
  test.each(routeIds)('watch errors and throttles of %s, and say whom they hurt', (id) => {
    const route = deployedRoutes(templates.api, stage).find((deployed) => deployed.id === id);
    const name = flat(templates.api.Resources[route?.functionLogicalId ?? '']?.Properties['FunctionName']);
    const watching = alarms.filter(
      ({ Properties }) => flat(at(listed(Properties['Dimensions']), 0, 'Value')) === name,
    );
    expect(watching.map(({ Properties }) => Properties['MetricName']).toSorted()).toEqual([
      'Errors',
      'Throttles',
    ]);
    for (const alarm of watching) expect(description(alarm)).toContain(routeFunctions[id].impact);
  });

  test('name a runbook that exists', () => {
    const runbooks = alarms.map(
      (alarm) => /Runbook: (docs\/runbooks\/[a-z-]+\.md)$/.exec(description(alarm))?.[1],
    );
    expect(runbooks.filter((path) => !path || !existsSync(join(root, path)))).toEqual([]);
    expect(runbooks.length).toBeGreaterThan(2 * routeIds.length);
  });

  test('reach the people in charge through an encrypted topic', () => {
    const [topic] = resourcesOf(templates.monitoring, 'AWS::SNS::Topic');
    expect(topic?.[1].Properties).toHaveProperty('KmsMasterKeyId');
    for (const { Properties } of alarms) {
      expect(listed(Properties['AlarmActions']).map(flat)).toEqual([`<${topic?.[0]}>`]);
    }
  });
});

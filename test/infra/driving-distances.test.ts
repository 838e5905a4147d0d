import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { accessEnvironment } from '#infra/constructs/function-access.ts';
import { functions } from '#infra/functions.ts';
import { DataStack } from '#infra/stacks/data.ts';
import { stageOf } from '#infra/stages.ts';
import { onlyOf, templatesOf } from './templates.ts';

const without = stageOf('dev', { drivingDistances: 'false' });

describe('distances', () => {
  test('come from a route calculator with the data of the place index', async () => {
    const { data } = await templatesOf('prod');
    const { Properties } = onlyOf(data, 'AWS::Location::RouteCalculator');
    expect(Properties['DataSource']).toBe('Here');
  });

  test('have no calculator in a stage without them, which publishes no name of it', () => {
    const stack = new DataStack(new App(), 'data', { stage: without, env: { region: without.region } });
    const template = Template.fromStack(stack);
    template.resourceCountIs('AWS::Location::RouteCalculator', 0);
    expect(JSON.stringify(template.toJSON())).not.toContain('RouteCalculatorName');
  });

  test('are not known to the function of such a stage', () => {
    const resources = { value: (name: string) => name, bundles: '' };
    const settings = (stage: typeof without) =>
      accessEnvironment(functions['find-distance'], { ...resources, stage });
    expect(settings(without)).toEqual({ TABLE_NAME: 'TableName', TOKEN_KEY_ARN: 'TokenKeyArn' });
    expect(settings(stageOf('dev'))).toMatchObject({ ROUTE_CALCULATOR: 'RouteCalculatorName' });
  });
});

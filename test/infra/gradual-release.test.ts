import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { logMessages } from '#functions/middleware/log-request.ts';
import { deployedFunctions } from '#infra/deployed-functions.ts';
import { functionName } from '#infra/function-name.ts';
import { type FunctionId, functionGroups, gradualIds, groupOf, idsOf, idsOfGroup } from '#infra/functions.ts';
import { failureMessage } from '#infra/log-metrics.ts';
import { functionsTemplate, type Templates } from '#infra/stage-stacks.ts';
import type { StageName } from '#infra/stages.ts';
import { resourcesOf, type Template } from '#infra/template.ts';
import { at, flat, listed, templatesOf } from './templates.ts';

const isGradual = (id: FunctionId) => gradualIds.includes(id);

describe.each(['dev', 'prod', 'local'] as const)('gradual releases of %s', (stage: StageName) => {
  let templates: Templates;
  let template: Template;
  let logicalIds: Map<string, string>;

  beforeAll(async () => {
    templates = await templatesOf(stage);
    template = functionsTemplate(templates);
    // Once, because reading them parses every function of the template.
    logicalIds = new Map(
      deployedFunctions(template, stage).map(({ id, functionLogicalId }) => [id, functionLogicalId]),
    );
  });

  const aliasOf = (id: string) =>
    resourcesOf(template, 'AWS::Lambda::Alias').filter(
      ([, { Properties }]) => flat(Properties['FunctionName']) === `<${logicalIds.get(id)}>`,
    );

  test('include sign-in, submission, and payment', () => {
    expect(gradualIds).toEqual(
      expect.arrayContaining(['login', 'register', 'submit-entry', 'create-subscription', 'stripe-webhook']),
    );
  });

  test.each(idsOf('route'))('decide whether the route of %s calls an alias', (id) => {
    const integrations = resourcesOf(template, 'AWS::ApiGatewayV2::Integration').map(([, { Properties }]) =>
      flat(Properties['IntegrationUri']),
    );
    const aliases = aliasOf(id).map(([name]) => `<${name}>`);
    expect(aliases).toHaveLength(isGradual(id) ? 1 : 0);
    const direct = `<${logicalIds.get(id)}.Arn>`;
    expect(integrations.filter((uri) => [...aliases, direct].includes(uri))).toEqual(
      isGradual(id) ? aliases : [direct],
    );
  });

  test.each(gradualIds)('move the alias of %s by CodeDeploy, and keep the version before', (id) => {
    const [[, alias] = []] = aliasOf(id);
    const application = flat(at(alias, 'UpdatePolicy', 'CodeDeployLambdaAliasUpdate', 'ApplicationName'));
    const group = flat(at(alias, 'UpdatePolicy', 'CodeDeployLambdaAliasUpdate', 'DeploymentGroupName'));
    const version =
      template.Resources[flat(alias?.Properties['FunctionVersion']).slice(1, -'.Version>'.length)];
    expect(version).toMatchObject({ Type: 'AWS::Lambda::Version', DeletionPolicy: 'RetainExceptOnCreate' });
    const deployment = template.Resources[group.slice(1, -1)]?.Properties ?? {};
    expect(flat(deployment['ApplicationName'])).toBe(application);
    const atOnce = stage === 'local';
    expect(deployment).toMatchObject({
      DeploymentConfigName: `CodeDeployDefault.Lambda${atOnce ? 'AllAtOnce' : 'Canary10Percent5Minutes'}`,
      AlarmConfiguration: { Enabled: !atOnce },
      AutoRollbackConfiguration: {
        Enabled: true,
        Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
      },
    });
    const alarms = listed(at(deployment, 'AlarmConfiguration', 'Alarms')).map((alarm) =>
      flat(at(alarm, 'Name')),
    );
    const inStack = resourcesOf(templates[groupOf(id)], 'AWS::CloudWatch::Alarm').map(
      ([name]) => `<${name}>`,
    );
    expect(alarms).toEqual(inStack);
  });

  test.each(functionGroups)('of %s end when functions crash or answer 500', (group) => {
    const watched = idsOfGroup(group).filter((id) => isGradual(id));
    const alarms = resourcesOf(templates[group], 'AWS::CloudWatch::Alarm');
    expect(alarms).toHaveLength(watched.length > 0 ? 1 : 0);
    const filters = resourcesOf(templates[group], 'AWS::Logs::MetricFilter').filter(
      ([, { Properties }]) => Properties['FilterPattern'] === `{ $.message = "${logMessages.failed}" }`,
    );
    expect(filters).toHaveLength(watched.length);
    const counted = new Set(
      filters.map(([, { Properties }]) => flat(at(Properties['MetricTransformations'], 0, 'MetricName'))),
    );
    for (const [, { Properties }] of alarms) {
      const metrics = listed(Properties['Metrics']).flatMap(
        (metric) => at(metric, 'MetricStat', 'Metric') ?? [],
      );
      const crashes = metrics.filter((metric) => at(metric, 'MetricName') === 'Errors');
      const called = crashes.flatMap((metric) =>
        listed(at(metric, 'Dimensions')).filter((dimension) => at(dimension, 'Name') === 'Resource'),
      );
      expect(called.map((dimension) => at(dimension, 'Value')).toSorted()).toEqual(
        watched.map((id) => `${functionName(stage, id)}:live`).toSorted(),
      );
      const others = metrics.filter((metric) => !crashes.includes(metric));
      expect(others.map((metric) => at(metric, 'MetricName'))).toEqual([...counted]);
      const [, page = ''] =
        /Runbook: (docs\/runbooks\/[a-z-]+\.md)$/.exec(flat(Properties['AlarmDescription'])) ?? [];
      expect(existsSync(join(import.meta.dirname, '..', '..', page))).toBe(true);
    }
  });
});

describe('the message of an unexpected failure', () => {
  test('is the one that functions log', () => {
    expect(failureMessage).toBe(logMessages.failed);
  });
});

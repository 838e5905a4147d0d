import { beforeAll, describe, expect, test } from 'vitest';
import { deployedFunctions } from '#infra/deployed-functions.ts';
import { functionIds, idsOf } from '#infra/functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { functionsTemplate, type Templates } from '#infra/stage-stacks.ts';
import { type StageName, stageNames } from '#infra/stages.ts';
import type { Template } from '#infra/template.ts';
import { resourcesOf } from '#infra/template.ts';
import { routeAddress, routeIds, routes } from '#shared/contract/routes.ts';
import { flat, templatesOf } from './templates.ts';

describe.each(stageNames)('the function stacks of %s', (stage: StageName) => {
  let templates: Templates;
  let api: Template;

  beforeAll(async () => {
    templates = await templatesOf(stage);
    api = functionsTemplate(templates);
  });

  const deployed = () => ofKind(deployedFunctions(api, stage), 'route');

  test('deploys every route of the contract exactly once', () => {
    const byId = (left: { id: string }, right: { id: string }) => left.id.localeCompare(right.id);
    const contract = routeIds.map((id) => ({
      id,
      method: routes[id].method,
      path: routeAddress(id),
      access: routes[id].access,
    }));
    expect(
      deployed()
        .map(({ id, method, path, access }) => ({ id, method, path, access }))
        .toSorted(byId),
    ).toEqual(contract.toSorted(byId));
  });

  test('has one function, role, and log per row, and no others', () => {
    for (const type of ['AWS::Lambda::Function', 'AWS::Logs::LogGroup']) {
      expect([type, resourcesOf(api, type).length]).toEqual([type, functionIds.length]);
    }
    // One more for each schedule, which calls the function, and for each stack with gradual releases.
    const releasing = resourcesOf(api, 'AWS::CodeDeploy::Application').length;
    const roles = functionIds.length + idsOf('schedule').length + releasing;
    expect(resourcesOf(api, 'AWS::IAM::Role')).toHaveLength(roles);
    for (const type of ['AWS::Lambda::Permission', 'AWS::ApiGatewayV2::Integration']) {
      expect([type, resourcesOf(api, type).length]).toEqual([type, routeIds.length]);
    }
    expect(new Set(deployed().map((route) => route.functionLogicalId)).size).toBe(routeIds.length);
  });

  test('gives the token key only to routes that check or issue tokens', () => {
    const issuesTokens = ['register', 'login', 'sign-in-with-passkey'];
    // A session of the account confirms its address.
    const asksForSession = ['verify-email'];
    const holders = deployed()
      .filter((route) => 'TOKEN_KEY_ARN' in route.environment)
      .map(({ id }) => id);
    const needing = routeIds.filter(
      (id) => routes[id].access === 'notary' || [...issuesTokens, ...asksForSession].includes(id),
    );
    expect(holders.toSorted()).toEqual(needing.toSorted());
  });

  test('lets the API call a function only at its own path', () => {
    // A function that is released gradually is called through its alias.
    const calledBy = (name: unknown) => {
      const alias = api.Resources[flat(name).slice(1, -1)];
      return alias ? `${flat(alias.Properties['FunctionName']).slice(0, -1)}.Arn>` : flat(name);
    };
    const allowed = resourcesOf(api, 'AWS::Lambda::Permission').map(([, { Properties }]) => ({
      to: calledBy(Properties['FunctionName']),
      by: flat(Properties['Principal']),
      from: flat(Properties['SourceArn']).split('/*/*')[1],
    }));
    const called = deployed().map(({ functionLogicalId, path }) => ({
      to: `<${functionLogicalId}.Arn>`,
      by: 'apigateway.amazonaws.com',
      from: path,
    }));
    expect(new Set(allowed)).toEqual(new Set(called));
  });

  test('runs every function on Node 24 and ARM with traces, and routes for less time than the API waits', () => {
    for (const [id, { Properties }] of resourcesOf(api, 'AWS::Lambda::Function')) {
      expect([id, Properties]).toEqual([
        id,
        expect.objectContaining({
          Runtime: 'nodejs24.x',
          Architectures: ['arm64'],
          Handler: 'index.handler',
          TracingConfig: { Mode: 'Active' },
        }),
      ]);
    }
    expect(deployed().filter(({ timeoutSeconds }) => timeoutSeconds >= 30)).toEqual([]);
  });

  test('deletes every log after the days of its stage', () => {
    const days = { local: 7, dev: 30, prod: 365 };
    const groups = Object.values(templates).flatMap((template) =>
      resourcesOf(template, 'AWS::Logs::LogGroup'),
    );
    // The firewall's log contains network addresses, so it lives a month at most.
    const most = (name: unknown) => (flat(name).startsWith('aws-waf-logs-') ? 30 : 365);
    expect(groups.map(([, { Properties }]) => Properties['RetentionInDays'])).toEqual(
      groups.map(([, { Properties }]) => Math.min(days[stage], most(Properties['LogGroupName']))),
    );
    expect(groups.length).toBeGreaterThan(functionIds.length);
  });
});

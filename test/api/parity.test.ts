import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { functionGroups, idsOf } from '#infra/functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { stackName } from '#infra/stage-stacks.ts';
import { currentAssembly } from '#scripts/local/assembly/assembly.ts';
import { readPlan } from '#scripts/local/assembly/stack-plan.ts';
import { localFunctions } from '#scripts/local/local-stack.ts';
import { routeAddress, routeIds, routes } from '#shared/contract/routes.ts';
import { stackUrls } from '#test/support/stack.ts';

/*
 * Compares the local stack with the template that is deployed. This file reads the template's raw JSON, not
 * through the reader that the local stack uses.
 */

const variable = z.union([z.string(), z.object({ Ref: z.string() })]);
const template = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({ Type: z.string(), Properties: z.optional(z.record(z.string(), z.unknown())) }),
  ),
});
const functionProperties = z.looseObject({
  Environment: z.object({ Variables: z.record(z.string(), variable) }),
  Timeout: z.number(),
});

const mappingProperties = z.looseObject({
  FunctionName: z.object({ Ref: z.string() }),
  BatchSize: z.int(),
});

type Deployed = { routeKey: string; authorization: unknown; properties: z.output<typeof functionProperties> };

function resourcesOf(assembly: string) {
  const resources = functionGroups.map((group) => {
    const file = `${stackName('local', group)}.template.json`;
    return template.parse(JSON.parse(readFileSync(join(assembly, file), 'utf8'))).Resources;
  });
  return Object.assign({}, ...resources) as (typeof resources)[number];
}

async function deployed(assembly: string): Promise<Deployed[]> {
  const Resources = resourcesOf(assembly);
  const reachable = (from: unknown): string[] =>
    Object.keys(Resources).filter((id) => JSON.stringify(from).includes(`"${id}"`));
  const named = (ids: string[], type: string) => {
    const found = ids.filter((id) => Resources[id]?.Type === type);
    expect(found).toHaveLength(1);
    return Resources[found[0] ?? '']?.Properties ?? {};
  };
  return Object.values(Resources)
    .filter((resource) => resource.Type === 'AWS::ApiGatewayV2::Route')
    .map(({ Properties: route = {} }) => {
      const integration = named(reachable(route['Target']), 'AWS::ApiGatewayV2::Integration');
      const called = reachable(integration['IntegrationUri']);
      const alias = called.find((id) => Resources[id]?.Type === 'AWS::Lambda::Alias');
      const fn = named(
        alias ? reachable(Resources[alias]?.Properties?.['FunctionName']) : called,
        'AWS::Lambda::Function',
      );
      return {
        routeKey: String(route['RouteKey']),
        authorization: route['AuthorizationType'] ?? 'NONE',
        properties: functionProperties.parse(fn),
      };
    });
}

/** Variables that the SDK and the Lambda runtime add to every function's environment. */
const added = /^(AWS_|TZ$)/;

const services = {
  endpoints: {
    dynamodb: 'http://127.0.0.1:1',
    s3: 'http://127.0.0.1:2',
    emulators: 'http://127.0.0.1:3',
    stripe: 'http://127.0.0.1:4',
  },
  clockFile: '/nowhere',
};

async function served() {
  const assembly = await currentAssembly();
  const functions = localFunctions(readPlan(assembly, 'http://localhost:3000'), services);
  const background = [...ofKind(functions, 'stream'), ...ofKind(functions, 'queue')];
  return { assembly, local: ofKind(functions, 'route'), background };
}

const byKey = (a: { routeKey: string }, b: { routeKey: string }) => a.routeKey.localeCompare(b.routeKey);

describe('the local stack and the synthesized template', () => {
  it('serve the same routes, which are those of the contract', async () => {
    const { assembly, local } = await served();
    const ofContract = routeIds.map((id) => `${routes[id].method} ${routeAddress(id)}`).sort();
    expect(local.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(ofContract);
    expect((await deployed(assembly)).map(({ routeKey }) => routeKey).sort()).toEqual(ofContract);
  });

  it('give every function the same environment and timeout', async () => {
    const { assembly, local } = await served();
    const here = local
      .map(({ method, path, function: { environment, timeoutSeconds } }) => ({
        routeKey: `${method} ${path}`,
        timeoutSeconds,
        names: Object.keys(environment)
          .filter((name) => !added.test(name))
          .sort(),
        environment,
      }))
      .sort(byKey);
    const there = (await deployed(assembly)).sort(byKey);
    expect(here.map(({ routeKey, timeoutSeconds, names }) => ({ routeKey, timeoutSeconds, names }))).toEqual(
      there.map(({ routeKey, properties }) => ({
        routeKey,
        timeoutSeconds: properties.Timeout,
        names: Object.keys(properties.Environment.Variables).sort(),
      })),
    );
    for (const [at, { properties }] of there.entries()) {
      for (const [name, value] of Object.entries(properties.Environment.Variables)) {
        const given = here[at]?.environment[name];
        if (name === 'STRIPE_API') expect(given).toBe(services.endpoints.stripe);
        else if (typeof value === 'string') expect(given).toBe(value);
        else expect(given, name).toMatch(/\S/);
      }
    }
  });

  it('call the same functions with the stream and the queues, in the same environment', async () => {
    const { assembly, background } = await served();
    const Resources = resourcesOf(assembly);
    const mappings = Object.values(Resources).filter(
      ({ Type }) => Type === 'AWS::Lambda::EventSourceMapping',
    );
    const there = mappings.map(({ Properties = {} }) => {
      const { FunctionName, BatchSize } = mappingProperties.parse(Properties);
      const { Environment, Timeout } = functionProperties.parse(Resources[FunctionName.Ref]?.Properties);
      return {
        name: FunctionName.Ref,
        names: Object.keys(Environment.Variables).sort(),
        purposes: Environment.Variables['PURPOSES'],
        timeout: Timeout,
        batchSize: BatchSize,
      };
    });
    expect(there).toHaveLength(idsOf('stream').length + idsOf('queue').length);
    expect(
      background.map(({ function: { name, environment, timeoutSeconds }, batchSize }) => ({
        name,
        names: Object.keys(environment)
          .filter((variable) => !added.test(variable))
          .sort(),
        purposes: environment['PURPOSES'],
        timeout: timeoutSeconds,
        batchSize,
      })),
    ).toEqual(there);
  });

  it('make the same routes public, over HTTP too', async () => {
    const { assembly } = await served();
    const { apiUrl } = await stackUrls();
    for (const { routeKey, authorization, properties } of await deployed(assembly)) {
      const id = routeIds.find((known) => `${routes[known].method} ${routeAddress(known)}` === routeKey);
      if (!id) throw new Error(`${routeKey} is not in the contract`);
      const { access, method } = routes[id];
      // API Gateway checks only that the request came through CloudFront; the function checks the token.
      expect(authorization).toBe('CUSTOM');
      expect(properties.Environment.Variables['ROUTE_ACCESS'], id).toBe(access);
      const path = routeAddress(id).replaceAll(/\{\w+\}/g, '01ARZ3NDEKTSV4RRFFQ69G5FAV');
      const response = await fetch(apiUrl + path, { method });
      // A visitor of an inspection has a session too, but not a notary's.
      const isRefused = response.status === 401 && (await response.json()).code !== 'INSPECTION_CLOSED';
      expect(isRefused, id).toBe(access === 'notary');
    }
  });
});

import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { originResponse } from '#infra/constructs/origin-check.ts';
import { deployedFunctions } from '#infra/deployed-functions.ts';
import { functionGroups, functionIds, routeRows } from '#infra/functions.ts';
import { routeKey } from '#infra/route-key.ts';
import { functionsTemplate, stackKinds, type Templates } from '#infra/stage-stacks.ts';
import { type Resource, resourcesOf } from '#infra/template.ts';
import { routeIds, routes } from '#shared/contract/routes.ts';
import { at, flat, listed, onlyOf, templatesOf } from './templates.ts';

let templates: Templates;

beforeAll(async () => {
  templates = await templatesOf('prod');
});

describe('the opened API', () => {
  const opened = () => onlyOf(templates.gateway, 'AWS::ApiGatewayV2::Stage').Properties;

  test('logs calls without addresses and paths', () => {
    const format = flat(at(opened(), 'AccessLogSettings', 'Format'));
    expect(format).toContain('$context.requestId');
    expect(format).not.toMatch(/identity|\$context\.path/);
  });

  test('limits all calls together, and pays for no metric of each route', () => {
    expect(at(opened(), 'DefaultRouteSettings', 'ThrottlingRateLimit')).toBe(500);
    expect(at(opened(), 'DefaultRouteSettings', 'DetailedMetricsEnabled') ?? false).toBe(false);
  });

  test('limits expensive routes further, by keys that exist', () => {
    const settings = z.record(z.string(), z.unknown()).parse(at(opened(), 'RouteSettings'));
    const deployed = resourcesOf(functionsTemplate(templates), 'AWS::ApiGatewayV2::Route').map(
      ([, { Properties }]) => flat(Properties['RouteKey']),
    );
    expect(deployed).toEqual(expect.arrayContaining(Object.keys(settings)));
    const limited = routeRows.flatMap(([id, { perSecond }]) =>
      perSecond ? [[routeKey(id), perSecond]] : [],
    );
    expect(Object.entries(settings).map(([key, one]) => [key, at(one, 'ThrottlingRateLimit')])).toEqual(
      limited,
    );
    for (const key of ['POST /api/auth/login', 'POST /api/auth/register', 'POST /api/inspections/open']) {
      expect(Object.keys(settings)).toContain(key);
    }
  });

  test('limits no route with a session, where one notary could use up the room of the others', () => {
    const shared = routeRows.filter(([, { perSecond }]) => perSecond !== undefined).map(([id]) => id);
    expect(shared.filter((id) => routes[id].access === 'notary')).toEqual([]);
  });

  test('opens after the routes whose limits it sets', () => {
    for (const group of functionGroups) {
      expect(stackKinds.indexOf('gateway')).toBeGreaterThan(stackKinds.indexOf(group));
    }
  });
});

describe('parallel calls', () => {
  const reserved = (stage: Templates, name: 'prod' | 'dev') => {
    const template = functionsTemplate(stage);
    return Object.fromEntries(
      deployedFunctions(template, name).flatMap(({ id, functionLogicalId }) => {
        const calls = template.Resources[functionLogicalId]?.Properties['ReservedConcurrentExecutions'];
        return calls === undefined ? [] : [[id, calls]];
      }),
    );
  };

  test('are reserved for hashing passwords, for PDFs, and for exports', () => {
    const calls = reserved(templates, 'prod');
    expect(Object.keys(calls).toSorted()).toEqual(
      [
        ...['register', 'login', 'reset-password', 'change-password', 'begin-second-factor'],
        ...['remove-second-factor', 'renew-recovery-codes', 'prove-identity', 'change-email', 'verify-email'],
        ...[
          'export-entry-pdf',
          'export-entries',
          'export-journal-csv',
          'export-journal-pdf',
          'export-journal-certificate',
          'export-front-page',
          'get-destruction-certificate',
          'export-inspected-entry',
          'make-matter-document',
          'prepare-data-export',
        ],
      ].toSorted(),
    );
    // Most of the smallest account that reserves (1,000) stays for everything else.
    expect(Object.values(calls).reduce((sum: number, one) => sum + Number(one), 0)).toBeLessThanOrEqual(300);
  });

  test('are not reserved in a stage for development, whose account may have ten in all', async () => {
    expect(reserved(await templatesOf('dev'), 'dev')).toEqual({});
  });
});

describe('the check that a request came through CloudFront', () => {
  test('guards every route', () => {
    const [authorizer] = resourcesOf(templates.front, 'AWS::ApiGatewayV2::Authorizer');
    expect(authorizer?.[1].Properties).toMatchObject({
      AuthorizerType: 'REQUEST',
      IdentitySource: ['$request.header.x-origin-key'],
      AuthorizerResultTtlInSeconds: 300,
      EnableSimpleResponses: true,
    });
    const guarded = resourcesOf(functionsTemplate(templates), 'AWS::ApiGatewayV2::Route').map(
      ([, { Properties }]: [string, Resource]) => [
        Properties['AuthorizationType'],
        flat(Properties['AuthorizerId']),
      ],
    );
    expect(guarded).toEqual(routeIds.map(() => ['CUSTOM', '<OriginAuthorizerId>']));
    expect(functionIds.length).toBeGreaterThan(guarded.length);
  });

  test('accepts the key that CloudFront sends, and no template contains it', () => {
    const config = onlyOf(templates.front, 'AWS::CloudFront::Distribution').Properties['DistributionConfig'];
    const headers = listed(at(config, 'Origins')).flatMap((origin) =>
      listed(at(origin, 'OriginCustomHeaders')),
    );
    expect(headers.map((header) => at(header, 'HeaderName'))).toEqual(['x-origin-key']);
    const sent = flat(at(headers[0], 'HeaderValue'));
    expect(sent).toMatch(/^\{\{resolve:secretsmanager:<origincheckkey1[0-9A-F]+>:SecretString:::\}\}$/);
    const check = resourcesOf(templates.front, 'AWS::Lambda::Function').find(
      ([, { Properties }]) => Properties['FunctionName'] === 'notary-journal-prod-check-origin',
    );
    expect(flat(at(check?.[1].Properties, 'Environment', 'Variables', 'ORIGIN_KEYS'))).toBe(sent);
  });

  const response = (keys: string, headers?: Record<string, string>) => {
    process.env['ORIGIN_KEYS'] = keys;
    return originResponse(headers ? { headers } : {});
  };
  const yes = { isAuthorized: true };
  const no = { isAuthorized: false };

  test.each([
    ['the only key', 'one', { 'x-origin-key': 'one' }, yes],
    ['each of two keys, while they change', 'one,two', { 'x-origin-key': 'two' }, yes],
    ['another key', 'one,two', { 'x-origin-key': 'three' }, no],
    ['the list itself', 'one,two', { 'x-origin-key': 'one,two' }, no],
    ['an empty key', 'one', { 'x-origin-key': '' }, no],
    ['an empty key where no key is set', '', { 'x-origin-key': '' }, no],
    ['no header', 'one', {}, no],
    ['no headers', 'one', undefined, no],
  ])('answers %s', (_, keys, headers, expected) => {
    expect(response(keys, headers)).toEqual(expected);
  });

  test('is deployed as text that needs nothing else', async () => {
    const check = resourcesOf(templates.front, 'AWS::Lambda::Function').find(
      ([, { Properties }]) => Properties['FunctionName'] === 'notary-journal-prod-check-origin',
    );
    const source = flat(at(check?.[1].Properties, 'Code', 'ZipFile'));
    // CloudFormation accepts no longer text.
    expect(source.length).toBeLessThan(4_096);
    const exports: { handler?: (event: unknown) => Promise<unknown> } = {};
    runInNewContext(source, { exports, process });
    process.env['ORIGIN_KEYS'] = 'one';
    expect(await exports.handler?.({ headers: { 'x-origin-key': 'one' } })).toEqual(yes);
    expect(await exports.handler?.({ headers: { 'x-origin-key': 'two' } })).toEqual(no);
  });
});

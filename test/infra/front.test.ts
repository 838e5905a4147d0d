import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { idsOfGroup, isOfKind } from '#infra/functions.ts';
import type { Templates } from '#infra/stage-stacks.ts';
import { resourcesOf } from '#infra/template.ts';
import { contract } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { type RouteId, routeAddress, routeIds, routes } from '#shared/contract/routes.ts';
import type { RouteSchemas } from '#shared/contract/schemas.ts';
import { at, flat, listed, onlyOf, statementsOf, templatesOf } from './templates.ts';

let templates: Templates;
let distribution: unknown;

beforeAll(async () => {
  templates = await templatesOf('prod');
  distribution = onlyOf(templates.front, 'AWS::CloudFront::Distribution').Properties['DistributionConfig'];
});

/** Returns a response headers policy by its reference. */
function headersOf(reference: string): unknown {
  const policies = resourcesOf(templates.front, 'AWS::CloudFront::ResponseHeadersPolicy');
  const found = policies.find(([id]) => `<${id}>` === reference);
  return at(found?.[1].Properties, 'ResponseHeadersPolicyConfig');
}

describe('the distribution', () => {
  test('sends /api/* to the API, uncached and with every method', () => {
    const [calendar, api] = listed(at(distribution, 'CacheBehaviors')).slice(-2);
    expect(calendar).toEqual({ ...(api as object), PathPattern: '/calendar/*' });
    expect(api).toMatchObject({
      PathPattern: '/api/*',
      ViewerProtocolPolicy: 'https-only',
      // CloudFront's own policies: CachingDisabled, and AllViewerExceptHostHeader.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    });
    expect(listed(at(api, 'AllowedMethods'))).toEqual(
      expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']),
    );
    expect(at(api, 'FunctionAssociations')).toBeUndefined();
    const origin = listed(at(distribution, 'Origins')).find(
      (one) => at(one, 'Id') === at(api, 'TargetOriginId'),
    );
    const [apiId] = resourcesOf(templates.front, 'AWS::ApiGatewayV2::Api').map(([id]) => id);
    expect(flat(at(origin, 'DomainName'))).toBe(`<${apiId}>.execute-api.us-east-1.amazonaws.com`);
  });

  test('caches only answers that are the same for everyone', () => {
    const cached = listed(at(distribution, 'CacheBehaviors')).filter((behavior) =>
      /^\/api\/.+\/./.test(flat(at(behavior, 'PathPattern'))),
    );
    expect(cached.map((behavior) => at(behavior, 'PathPattern')).toSorted()).toEqual([
      '/api/compliance/document-types',
      '/api/compliance/required-fields/*',
      '/api/compliance/states',
      '/api/subscription/plans',
    ]);
    const [policyId] = resourcesOf(templates.front, 'AWS::CloudFront::CachePolicy').map(([id]) => id);
    for (const behavior of cached) {
      expect(behavior).toMatchObject({
        ViewerProtocolPolicy: 'https-only',
        Compress: true,
        TargetOriginId: at(listed(at(distribution, 'CacheBehaviors')).at(-1), 'TargetOriginId'),
      });
      // Only the parameters that change an answer reach the function.
      expect(behavior).not.toHaveProperty('OriginRequestPolicyId');
      expect(at(behavior, 'CachedMethods') ?? ['GET', 'HEAD']).toEqual(['GET', 'HEAD']);
      expect(flat(at(behavior, 'CachePolicyId'))).toBe(`<${policyId}>`);
    }
  });

  test('serves profile pictures from their own bucket, with headers that let nothing in them run', () => {
    const behavior = listed(at(distribution, 'CacheBehaviors')).find(
      (one) => at(one, 'PathPattern') === '/pictures/*',
    );
    expect(behavior).toMatchObject({
      ViewerProtocolPolicy: 'https-only',
      // CloudFront's own policy: CachingOptimized, which follows the headers of the object.
      CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
    });
    expect(at(behavior, 'FunctionAssociations')).toBeUndefined();
    const origin = listed(at(distribution, 'Origins')).find(
      (one) => at(one, 'Id') === at(behavior, 'TargetOriginId'),
    );
    expect(flat(at(origin, 'DomainName'))).toBe('<PicturesBucket.RegionalDomainName>');
    expect(flat(at(origin, 'OriginAccessControlId'))).toMatch(/^<.+\.Id>$/);
    expect(headersOf(flat(at(behavior, 'ResponseHeadersPolicyId')))).toMatchObject({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          ContentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
        },
        ContentTypeOptions: { Override: true },
      },
    });
  });

  test.each(['/log/*', '/.well-known/notary-journal-keys.json'])(
    'serves %s from the bucket of the public log, to every site',
    (path) => {
      const behavior = listed(at(distribution, 'CacheBehaviors')).find(
        (one) => at(one, 'PathPattern') === path,
      );
      expect(behavior).toMatchObject({
        ViewerProtocolPolicy: 'https-only',
        CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
      });
      const origin = listed(at(distribution, 'Origins')).find(
        (one) => at(one, 'Id') === at(behavior, 'TargetOriginId'),
      );
      expect(flat(at(origin, 'DomainName'))).toMatch(/^<LogBucketName>\.s3\./);
      expect(flat(at(origin, 'OriginAccessControlId'))).toMatch(/^<.+\.Id>$/);
      expect(headersOf(flat(at(behavior, 'ResponseHeadersPolicyId')))).toMatchObject({
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
          },
        },
        CustomHeadersConfig: {
          Items: [{ Header: 'Access-Control-Allow-Origin', Value: '*', Override: true }],
        },
      });
    },
  );

  test('caches no answer of a session, and no answer longer than its headers allow', () => {
    const policy = onlyOf(templates.front, 'AWS::CloudFront::CachePolicy').Properties['CachePolicyConfig'];
    const queries = routeIds.flatMap((id) => {
      const route: Route = routes[id];
      const { query }: RouteSchemas = contract[id];
      if (route.cache !== 'public') return [];
      expect(route).toMatchObject({ access: 'public', method: 'GET' });
      return query ? Object.keys(z.toJSONSchema(query).properties ?? {}) : [];
    });
    expect(policy).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 86_400,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: queries },
        EnableAcceptEncodingGzip: true,
        EnableAcceptEncodingBrotli: true,
      },
    });
    expect(queries).toEqual(['document_type']);
  });

  test('does not replace error answers of the API with pages', () => {
    expect(distribution).not.toHaveProperty('CustomErrorResponses');
  });

  test('is the only reader of the site bucket', () => {
    const [, policy] =
      resourcesOf(templates.front, 'AWS::S3::BucketPolicy').find(
        ([, { Properties }]) => flat(Properties['Bucket']) === '<SiteBucket>',
      ) ?? [];
    const allowed = statementsOf(policy?.Properties['PolicyDocument']).filter(
      ({ effect }) => effect === 'Allow',
    );
    const [distributionId] = resourcesOf(templates.front, 'AWS::CloudFront::Distribution').map(([id]) => id);
    expect(allowed).not.toEqual([]);
    for (const statement of allowed) {
      expect(flat(at(statement.condition, 'StringEquals', 'AWS:SourceArn'))).toMatch(
        new RegExp(`distribution/<${distributionId}>$`),
      );
    }
  });

  test('is protected by a firewall that limits floods', () => {
    expect(flat(at(distribution, 'WebACLId'))).toBe('<firewall.Arn>');
    const rules = listed(templates.front.Resources['firewall']?.Properties['Rules']);
    expect(rules.map((rule) => at(rule, 'Name'))).toEqual([
      'account-attempts',
      'strangers',
      'floods',
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesKnownBadInputsRuleSet',
    ]);
  });

  test('decodes a path before the firewall compares it', () => {
    const [attempts] = listed(templates.front.Resources['firewall']?.Properties['Rules']);
    const compared = at(
      attempts,
      'Statement',
      'RateBasedStatement',
      'ScopeDownStatement',
      'ByteMatchStatement',
    );
    const steps = listed(at(compared, 'TextTransformations')).map((step) => [
      at(step, 'Priority'),
      at(step, 'Type'),
    ]);
    expect(steps).toEqual([
      [0, 'URL_DECODE'],
      [1, 'NORMALIZE_PATH'],
      [2, 'LOWERCASE'],
    ]);
    const searched = flat(at(compared, 'SearchString'));
    for (const id of [...idsOfGroup('sign-in'), ...idsOfGroup('credentials')]) {
      const path = isOfKind(id, 'route') ? routeAddress(id) : '';
      if (routes[id as RouteId].access === 'public') expect(path.startsWith(searched)).toBe(true);
    }
  });

  test('lets an address make 300 calls in five minutes to the paths of strangers together', () => {
    const rules = listed(templates.front.Resources['firewall']?.Properties['Rules']);
    const rule = rules.find((one) => at(one, 'Name') === 'strangers');
    const counted = at(rule, 'Statement', 'RateBasedStatement');
    expect([at(counted, 'Limit'), at(counted, 'EvaluationWindowSec')]).toEqual([300, 300]);
    const searched = listed(at(counted, 'ScopeDownStatement', 'OrStatement', 'Statements')).map((one) =>
      flat(at(one, 'ByteMatchStatement', 'SearchString')),
    );
    const open = idsOfGroup('inspections').filter((id) => routes[id as RouteId].access === 'public');
    for (const id of ['verify-entry', 'get-calendar-feed', ...open] as RouteId[]) {
      const path = routeAddress(id);
      expect([id, searched.some((beginning) => path.startsWith(beginning))]).toEqual([id, true]);
    }
    const answer = at(rule, 'Action', 'Block', 'CustomResponse');
    expect(at(answer, 'ResponseCode')).toBe(429);
    expect(flat(at(answer, 'ResponseHeaders'))).toContain('retry-after');
    const { Properties } = templates.front.Resources['firewall'] ?? {};
    expect(flat(at(Properties, 'CustomResponseBodies', flat(at(answer, 'CustomResponseBodyKey'))))).toContain(
      'TOO_MANY_REQUESTS',
    );
  });

  test('leaves room for an office of 30 notaries behind one address', () => {
    const rules = listed(templates.front.Resources['firewall']?.Properties['Rules']);
    const limitOf = (name: string) =>
      at(
        rules.find((rule) => at(rule, 'Name') === name),
        'Statement',
        'RateBasedStatement',
        'Limit',
      );
    const notaries = 30;
    // In the same five minutes, everybody signs in: password, code, five typing errors, one forgotten password with its
    // link, a renewal; then opens the app and works with three calls a second.
    expect(limitOf('account-attempts')).toBeGreaterThanOrEqual(notaries * (2 + 5 * 2 + 2 + 1));
    const calls = 100;
    expect(limitOf('floods')).toBeGreaterThanOrEqual(notaries * (60 + calls));
  });

  test('keeps an access log without paths, queries, referring pages, and cookies', () => {
    expect(at(distribution, 'Logging')).toBeUndefined();
    const { Properties } = onlyOf(templates.front, 'AWS::Logs::Delivery');
    const fields = listed(Properties['RecordFields']).map(String);
    expect(fields).toContain('cache-behavior-path-pattern');
    // A path may be the secret address of a calendar.
    expect(fields.filter((field) => /uri|query|referer|cookie/i.test(field))).toEqual([]);
    const { Properties: source } = onlyOf(templates.front, 'AWS::Logs::DeliverySource');
    expect(source).toMatchObject({ LogType: 'ACCESS_LOGS', Name: Properties['DeliverySourceName'] });
  });

  test('keeps the log of blocked requests only, without paths, tokens, cookies, and queries', () => {
    const { Properties } = onlyOf(templates.front, 'AWS::WAFv2::LoggingConfiguration');
    expect(flat(Properties['ResourceArn'])).toBe('<firewall.Arn>');
    expect(listed(Properties['LogDestinationConfigs']).map(flat)).toEqual([
      expect.stringMatching(/:log-group:<firewalllog[0-9A-F]+>$/),
    ]);
    const hidden = listed(Properties['RedactedFields']);
    const headers = hidden.flatMap((field) => at(field, 'SingleHeader', 'Name') ?? []);
    expect(headers).toEqual(expect.arrayContaining(['authorization', 'cookie']));
    expect(hidden).toContainEqual({ QueryString: {} });
    expect(hidden).toContainEqual({ UriPath: {} });
    expect(Properties['LoggingFilter']).toEqual({
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
        },
      ],
    });
  });

  test('has a map key that loads tiles for the site only', () => {
    const { Properties } = onlyOf(templates.front, 'AWS::Location::APIKey');
    const [distributionId] = resourcesOf(templates.front, 'AWS::CloudFront::Distribution').map(([id]) => id);
    expect(at(Properties, 'Restrictions', 'AllowActions')).toEqual(['geo-maps:GetTile']);
    expect(listed(at(Properties, 'Restrictions', 'AllowReferers')).map(flat)).toEqual([
      `https://<${distributionId}.DomainName>/*`,
    ]);
  });
});

/** Paths of files that are no pages. */
const publicFiles = ['/pictures/*', '/log/*', '/.well-known/notary-journal-keys.json'];

describe('the headers of every answer', () => {
  const policyOfSite = () => flat(at(distribution, 'DefaultCacheBehavior', 'ResponseHeadersPolicyId'));
  const headers = () => headersOf(policyOfSite());

  test('are the same on the site and on the API', () => {
    const behaviors = listed(at(distribution, 'CacheBehaviors')).filter(
      (behavior) => !publicFiles.includes(String(at(behavior, 'PathPattern'))),
    );
    expect(behaviors).toHaveLength(6);
    for (const behavior of behaviors) {
      expect(flat(at(behavior, 'ResponseHeadersPolicyId'))).toBe(policyOfSite());
    }
    expect(headers()).toMatchObject({ SecurityHeadersConfig: { FrameOptions: { FrameOption: 'DENY' } } });
  });

  test('include a strict content security policy', () => {
    const policy = flat(
      at(headers(), 'SecurityHeadersConfig', 'ContentSecurityPolicy', 'ContentSecurityPolicy'),
    );
    const directives = Object.fromEntries(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    const files = 'https://s3.us-east-1.amazonaws.com/<FilesBucketName>/';
    expect(directives).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'", 'https://js.stripe.com'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://api.stripe.com', 'https://maps.geo.us-east-1.amazonaws.com', files],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    });
  });

  test('require TLS for two years, and allow location and camera for the site only', () => {
    expect(at(headers(), 'SecurityHeadersConfig')).toMatchObject({
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY' },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
    });
    const custom = listed(at(headers(), 'CustomHeadersConfig', 'Items'));
    const permissions = custom.find((header) => at(header, 'Header') === 'Permissions-Policy');
    expect(at(permissions, 'Value')).toContain('geolocation=(self), camera=(self), microphone=()');
  });
});

describe('the router of the site', () => {
  const routed = (uri: string): unknown => {
    const { Properties } = onlyOf(templates.front, 'AWS::CloudFront::Function');
    const source = flat(Properties['FunctionCode']);
    const event = JSON.stringify({ request: { uri } });
    return runInNewContext(`${source}; handler(${event})`);
  };

  test('serves the landing page at the root', () => {
    expect(routed('/')).toEqual({ uri: '/index.html' });
  });

  test.each(['/app', '/app/', '/app/entries/1', '/app/v1.2', '/login', '/register', '/dashboard', '/login/'])(
    'serves the app at %s',
    (uri) => {
      expect(routed(uri)).toEqual({ uri: '/app.html' });
    },
  );

  test.each([
    ['/states', '/states.html'],
    ['/states/', '/states.html'],
    ['/states/texas', '/states/texas.html'],
    ['/states/new-york/', '/states/new-york.html'],
    ['/standards', '/standards.html'],
    ['/privacy', '/privacy.html'],
    ['/terms/', '/terms.html'],
    ['/security', '/security.html'],
  ])('serves the page of %s', (uri, file) => {
    expect(routed(uri)).toEqual({ uri: file });
  });

  test.each([
    '/states/atlantis',
    '/states/texas/fees',
    '/security/keys',
    '/states//',
    '/sign-up',
    '/v1.2/app',
    '/apps',
    '/login/now',
    '//',
    '/Dashboard',
    '/apiary',
  ])('redirects %s to the landing page', (uri) => {
    expect(routed(uri)).toEqual({
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: { value: '/' } },
    });
  });

  test.each([
    '/assets/main-1234.js',
    '/favicon.ico',
    '/index.html',
    '/robots.txt',
    '/missing.png',
    '/api',
    '/api/nothing',
  ])('does not change %s', (uri) => {
    expect(routed(uri)).toEqual({ uri });
  });

  test('runs on every request for the site', () => {
    const [router] = resourcesOf(templates.front, 'AWS::CloudFront::Function').map(([id]) => id);
    const [association] = listed(at(distribution, 'DefaultCacheBehavior', 'FunctionAssociations'));
    expect(at(association, 'EventType')).toBe('viewer-request');
    expect(flat(at(association, 'FunctionARN'))).toBe(`<${router}.FunctionARN>`);
  });
});

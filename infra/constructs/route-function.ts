import { Stack, Validations } from 'aws-cdk-lib';
import {
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type IHttpApi,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import type { Route } from '#shared/contract/define-route.ts';
import { type RouteId, routeAddress, routes } from '#shared/contract/routes.ts';
import { functions } from '../functions.ts';
import { baseFunction } from './base-function.ts';
import type { FunctionResources } from './function-access.ts';
import { gradualAlias } from './gradual-release.ts';

/** Returns why API Gateway checks no token for a route. */
function whyUnchecked({ access, cache }: Route, stripe: boolean): string {
  if (access === 'notary') return 'The function checks the token first, as ROUTE_ACCESS requires (docs/adr).';
  if (cache === 'public')
    return 'Public by contract: the answer is the same for everyone and has no private data.';
  return stripe
    ? 'Stripe calls it, and it rejects every message without a valid signature.'
    : 'Public by contract: it is how a notary gets a session.';
}

/** Returns the stage's API, which an earlier stack created. */
function apiOf(stack: Stack, { value }: FunctionResources): IHttpApi {
  const known = stack.node.tryFindChild('api') as IHttpApi | undefined;
  return known ?? HttpApi.fromHttpApiAttributes(stack, 'api', { httpApiId: value('ApiId') });
}

/** Returns the check that a request came through CloudFront, which an earlier stack created. */
function originCheckOf({ value }: FunctionResources): IHttpRouteAuthorizer {
  const authorizerId = value('OriginAuthorizerId');
  return { bind: () => ({ authorizerId, authorizationType: 'CUSTOM' }) };
}

/** Adds an API route and its function. */
export function routeFunction(scope: Construct, id: RouteId, resources: FunctionResources): void {
  const route: Route = routes[id];
  const { method, access, summary } = route;
  const handler = baseFunction(scope, {
    id,
    resources,
    description: `${method} ${routeAddress(id)}: ${summary}`,
    // The function checks the token itself and refuses to run with access other than the contract's.
    environment: { ROUTE_ID: id, ROUTE_ACCESS: access },
  });
  const called = functions[id].gradual ? gradualAlias(scope, id, handler, resources.stage) : handler;
  new HttpRoute(scope, 'route', {
    httpApi: apiOf(Stack.of(scope), resources),
    routeKey: HttpRouteKey.with(routeAddress(id), HttpMethod[method]),
    authorizer: originCheckOf(resources),
    integration: new HttpLambdaIntegration('integration', called),
  });
  Validations.of(scope).acknowledge(
    { id: 'AwsSolutions-APIG4', reason: whyUnchecked(route, functions[id].stripe ?? false) },
    {
      id: 'Serverless-LambdaDLQ',
      reason: 'The API waits for the answer, so there is no failed event to keep.',
    },
  );
}

import middy from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { env } from '#functions/env.ts';
import { refuse } from '#functions/outcome.ts';
import { ContentionError } from '#functions/store/table/contention-error.ts';
import { type RouteId, routes } from '#shared/contract/routes.ts';
import type { HttpResponse } from './http-response.ts';
import { logFailure, logRequest } from './log-request.ts';
import { refusalResponse } from './map-errors.ts';

/**
 * Wraps every route: refuses to run with any other access than the contract's, logs one line per request, and turns
 * anything thrown into an answer that shows no internals.
 */
export function lambdaHandler(
  id: RouteId,
  respond: (event: APIGatewayProxyEventV2) => Promise<HttpResponse>,
) {
  const { access } = routes[id];
  return middy<APIGatewayProxyEventV2, HttpResponse>()
    .use(logRequest(id))
    .onError((request) => {
      logFailure(request.error);
      const refusal =
        request.error instanceof ContentionError ? refuse('BUSY', { retryAfter: 1 }) : refuse('INTERNAL');
      request.response = refusalResponse(refusal, request.event.requestContext.requestId);
      request.response.headers['x-request-id'] = request.event.requestContext.requestId;
    })
    .handler(async (event) => {
      if (env('ROUTE_ACCESS') !== access) throw new Error(`${id} is not deployed as ${access}`);
      return respond(event);
    });
}

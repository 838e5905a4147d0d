import middy from '@middy/core';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { env } from '#functions/env.ts';
import { refuse } from '#functions/outcome.ts';
import { ContentionError } from '#functions/store/table/contention-error.ts';
import { bodyLimit, type RouteId, routes } from '#shared/contract/routes.ts';
import type { HttpResponse } from './http-response.ts';
import { logFailure, logRequest } from './log-request.ts';
import { refusalResponse } from './map-errors.ts';

/**
 * Responds this long before the function is cut off, because API Gateway's own time-out response explains
 * nothing.
 */
const answerBeforeMs = 500;

/** Thrown when a function's time is almost over. */
class OutOfTime extends Error {
  override name = 'OutOfTime';
}

/** Returns the size of a request's body in bytes, before decoding any of it. */
function bodyBytes({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): number {
  return isBase64Encoded ? Math.floor((body.length * 3) / 4) : Buffer.byteLength(body);
}

/**
 * Wraps every route: refuses to run with access other than the contract's, rejects a body above the route's
 * limit before anything reads it, logs one line per request, and turns exceptions into responses without
 * internals. Responds with BUSY just before the function would be cut off.
 */
export function lambdaHandler(
  id: RouteId,
  respond: (event: APIGatewayProxyEventV2, context: Context) => Promise<HttpResponse>,
) {
  const { access } = routes[id];
  const timeoutEarlyResponse = () => {
    throw new OutOfTime('The time of the function was over');
  };
  return middy<APIGatewayProxyEventV2, HttpResponse>({
    timeoutEarlyInMillis: answerBeforeMs,
    timeoutEarlyResponse,
  })
    .use(logRequest(id))
    .onError((request) => {
      logFailure(request.error);
      const isBusy = request.error instanceof ContentionError || request.error instanceof OutOfTime;
      const refusal = isBusy ? refuse('BUSY', { retryAfter: 1 }) : refuse('INTERNAL');
      request.response = refusalResponse(refusal, request.event.requestContext.requestId);
      request.response.headers['x-request-id'] = request.event.requestContext.requestId;
    })
    .handler(async (event, context) => {
      if (env('ROUTE_ACCESS') !== access) throw new Error(`${id} is not deployed as ${access}`);
      return bodyBytes(event) > bodyLimit(id)
        ? refusalResponse(refuse('PAYLOAD_TOO_LARGE'), event.requestContext.requestId)
        : respond(event, context);
    });
}

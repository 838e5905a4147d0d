import middy from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { env } from '#functions/env.ts';
import { type Outcome, refuse } from '#functions/outcome.ts';
import type { Caller } from '#functions/services/authenticate.ts';
import { ContentionError } from '#functions/store/transactions.ts';
import { routes } from '#shared/contract/routes.ts';
import type { Input, Output, RouteContract } from '#shared/contract/schemas.ts';
import { toWire } from '#shared/contract/wire.ts';
import { authenticateCaller } from './authenticate.ts';
import { emptyResponse, fileResponse, type HttpResponse, jsonResponse } from './http-response.ts';
import { logFailure, logMessages, logRequest } from './log-request.ts';
import { refusalResponse } from './map-errors.ts';
import { parseRequest } from './parse-request.ts';

/** A file to answer with: its bytes, or where it can be fetched for a short while. */
export type FileAnswer =
  | { bytes: Uint8Array; contentType: string; fileName: string }
  | { redirectTo: string };

type Access<C extends RouteContract> = (typeof routes)[C['id']]['access'];

/** One request to a route, parsed by its contract; `caller` only where the contract asks for a session. */
export type Call<C extends RouteContract> = Input<C> & {
  caller: Access<C> extends 'notary' ? Caller : undefined;
  requestId: string;
  header: (name: string) => string | undefined;
};

type Result<C extends RouteContract> = [Output<C>] extends [never] ? FileAnswer : Output<C>;

const isFile = (value: object): value is FileAnswer => 'bytes' in value || 'redirectTo' in value;

function successResponse(contract: RouteContract, value: unknown): HttpResponse {
  const [status = 0, schema] =
    Object.entries(contract.answers).map(([key, answer]) => [Number(key), answer] as const)[0] ?? [];
  if (typeof value === 'object' && value !== null && isFile(value)) {
    return 'bytes' in value
      ? fileResponse(value.bytes, value.contentType, value.fileName)
      : emptyResponse(303, { location: value.redirectTo });
  }
  if (schema === undefined || typeof schema === 'string') return emptyResponse(status);
  const answer = schema.safeParse(toWire(value));
  if (!answer.success) {
    const paths = answer.error.issues.map((issue) => issue.path.join('.'));
    throw new Error(`${logMessages.answerBroken}: ${contract.id} at ${paths.join(', ')}`);
  }
  return jsonResponse(status, answer.data);
}

/**
 * The Lambda handler of a route. In this order: authenticates where the contract asks for it,
 * parses by the contract, runs, checks the answer against the contract (undeclared fields are
 * stripped), maps refusals to HTTP. Anything unexpected is logged and answered as 500.
 */
export function routeHandler<C extends RouteContract>(
  contract: C,
  run: (call: Call<C>) => Promise<Outcome<Result<C>>>,
) {
  const { access } = routes[contract.id];

  async function respond(event: APIGatewayProxyEventV2): Promise<HttpResponse> {
    const { requestId } = event.requestContext;
    if (env('ROUTE_ACCESS') !== access) throw new Error(`${contract.id} is not deployed as ${access}`);
    const identified =
      access === 'notary' ? await authenticateCaller(event.headers['authorization']) : undefined;
    if (identified && !identified.ok) return refusalResponse(identified, requestId);
    const parsed = parseRequest(contract, event);
    if (!parsed.ok) return refusalResponse(parsed, requestId);
    const call = {
      ...parsed.value,
      caller: identified?.value,
      requestId,
      header: (name: string) => event.headers[name.toLowerCase()],
    };
    const outcome = await run(call as Call<C>);
    return outcome.ok ? successResponse(contract, outcome.value) : refusalResponse(outcome, requestId);
  }

  return middy<APIGatewayProxyEventV2, HttpResponse>()
    .use(logRequest(contract.id))
    .onError((request) => {
      logFailure(request.error);
      const refusal =
        request.error instanceof ContentionError ? refuse('BUSY', { retryAfter: 1 }) : refuse('INTERNAL');
      request.response = refusalResponse(refusal, request.event.requestContext.requestId);
      request.response.headers['x-request-id'] = request.event.requestContext.requestId;
    })
    .handler(respond);
}

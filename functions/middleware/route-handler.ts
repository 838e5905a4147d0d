import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { ulid } from 'ulid';
import { type Outcome, refuse } from '#functions/outcome.ts';
import type { Caller } from '#functions/services/auth/authenticate.ts';
import {
  type CachedRouteId,
  type RouteId,
  respondsWhileClosed,
  routes,
  takesKey,
} from '#shared/contract/routes.ts';
import type { Input, Output, RouteContract } from '#shared/contract/schemas.ts';
import { accessKindAfter, addsToAccessRecord } from '#shared/data/access-kinds.ts';
import { authenticateCaller } from './authenticate.ts';
import { countCall } from './count-call.ts';
import { deviceTokenIn } from './device-cookie.ts';
import type { HttpResponse } from './http-response.ts';
import { lambdaHandler } from './lambda-handler.ts';
import { refusalResponse } from './map-errors.ts';
import { parseRequest } from './parse-request.ts';
import { noteAccess, recordingAccess } from './record-access.ts';
import { type FileResponse, successResponse } from './success-response.ts';

type Access<C extends RouteContract> = (typeof routes)[C['id']]['access'];

/**
 * One request to a route, parsed by its contract. `caller` is set only if the contract requires a session.
 */
export type Call<C extends RouteContract> = Input<C> & {
  caller: Access<C> extends 'notary' ? Caller : undefined;
  requestId: string;
  /** Returns the milliseconds until the function is cut off. */
  timeLeft: () => number;
  /**
   * Returns the ID of the resource that this request creates: the same in every attempt under one
   * Idempotency-Key.
   */
  newId: () => string;
  header: (name: string) => string | undefined;
  /** The token of the device's cookie. */
  deviceToken: string | undefined;
};

type Result<C extends RouteContract> = [Output<C>] extends [never] ? FileResponse : Output<C>;

/** The contract of a route whose responses must not be cached. For the others, see public-data-handler. */
type OwnContract = RouteContract & { id: Exclude<RouteId, CachedRouteId> };

/**
 * Makes the Lambda handler of a route. In this order, it authenticates if the contract requires it, parses by
 * the contract, counts, runs once per Idempotency-Key, checks the response against the contract (and strips
 * undeclared fields), and maps refusals to HTTP. Then it adds the events in shared/data/access-kinds to the
 * record of access. Unexpected errors are logged and returned as 500. `onSuperseded` is called for a token
 * that was replaced.
 */
export function routeHandler<C extends OwnContract>(
  contract: C,
  run: (call: Call<C>) => Promise<Outcome<Result<C>> & { cookies?: string[] }>,
  { onSuperseded }: { onSuperseded?: (caller: Caller) => Promise<void> } = {},
) {
  const { access } = routes[contract.id];
  const isKeyed = takesKey(contract.id);
  const kindAfter = accessKindAfter(contract.id);
  const respond = async (event: APIGatewayProxyEventV2, context: Context): Promise<HttpResponse> => {
    const { requestId } = event.requestContext;
    const identified =
      access === 'notary'
        ? await authenticateCaller(event.headers['authorization'], onSuperseded)
        : undefined;
    if (identified && !identified.ok) return refusalResponse(identified, requestId);
    if (identified?.value.account.closure && !respondsWhileClosed(contract.id)) {
      return refusalResponse(refuse('ACCOUNT_CLOSED'), requestId);
    }
    const parsed = parseRequest(contract, event);
    if (!parsed.ok) return refusalResponse(parsed, requestId);
    const refused = identified && (await countCall(contract.id, identified.value.account.id, new Date()));
    if (refused) return refusalResponse(refused, requestId);
    const call = {
      ...parsed.value,
      caller: identified?.value,
      requestId,
      timeLeft: () => context.getRemainingTimeInMillis(),
      header: (name: string) => event.headers[name.toLowerCase()],
      deviceToken: deviceTokenIn(event.cookies),
    };
    const attempt = async (newId: () => string): Promise<HttpResponse> => {
      const outcome = await run({ ...call, newId } as Call<C>);
      if (!outcome.ok) return refusalResponse(outcome, requestId, identified !== undefined);
      if (identified && kindAfter) noteAccess(identified.value.account.id, kindAfter);
      const { cookies } = outcome;
      return { ...successResponse(contract, outcome.value), ...(cookies && { cookies }) };
    };
    const key = isKeyed ? event.headers['idempotency-key'] : undefined;
    if (!identified || key === undefined) return attempt(() => ulid());
    const { carryOutOnce } = await import('./carry-out-once.ts');
    const text = JSON.stringify([contract.id, event.rawPath, event.rawQueryString, event.body ?? '']);
    const notaryId = identified.value.account.id;
    const once = await carryOutOnce({ notaryId, key, text, timeLeft: call.timeLeft() }, attempt);
    return once.ok ? once.value : refusalResponse(once, requestId);
  };
  return lambdaHandler(
    contract.id,
    addsToAccessRecord(contract.id)
      ? (event, context) => recordingAccess(event, () => respond(event, context))
      : respond,
  );
}

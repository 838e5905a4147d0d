import { type ApiResponse, type CallInput, contractCall } from '#scripts/smoke/contract-call.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { stackUrls } from './stack.ts';

export type CallOptions = CallInput & {
  /** The address of another stack than the shared one. */
  apiUrl?: string;
};

/** Calls a route of a stack over HTTP and checks its answer against the contract. */
export async function call<Id extends RouteId>(
  routeId: Id,
  { apiUrl, ...input }: CallOptions = {},
): Promise<ApiResponse<Id>> {
  return contractCall(apiUrl ?? (await stackUrls()).apiUrl, routeId, input);
}

import * as z from 'zod/mini';
import { type Contract, contract } from '#shared/contract/contract.ts';
import { type RouteId, routeAddress, routes } from '#shared/contract/routes.ts';
import { type FileKind, isFileKind } from '#shared/contract/schemas.ts';
import type { ErrorBody } from '#shared/errors.ts';

type WireOf<A> = A extends z.ZodMiniType ? z.output<A> : A extends FileKind ? { bytes: Buffer } : object;
type SuccessOf<Id extends RouteId> = Id extends RouteId
  ? WireOf<Contract[Id]['responses'][keyof Contract[Id]['responses']]>
  : never;

/** An answer of the API in wire form: a success that matches the contract, or an error body. */
export type ApiResponse<Id extends RouteId> = {
  status: number;
  headers: Headers;
  body: SuccessOf<Id> & Partial<ErrorBody>;
};

export type CallInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
};

const errorBody = z.object({
  detail: z.union([z.string(), z.array(z.string())]),
  code: z.string(),
  request_id: z.optional(z.string()),
});

/** Returns the path of a route with its parameters filled in. */
export function pathOf(routeId: RouteId, params: Record<string, string> = {}): string {
  return routeAddress(routeId).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

/** Returns the body of an answer. Throws if it does not match the contract. */
async function checkedBody(routeId: RouteId, response: Response): Promise<unknown> {
  const declared: Partial<Record<number, unknown>> = contract[routeId].responses;
  const expected = declared[response.status];
  const bytes = Buffer.from(await response.arrayBuffer());
  if (isFileKind(expected)) return { bytes };
  if (expected === 'empty' || expected === 'redirect') return {};
  const text = bytes.toString();
  if (response.status < 400 && expected === undefined) {
    throw new Error(`${routeId} answered ${response.status}, which its contract does not know: ${text}`);
  }
  const schema = response.status < 400 ? (expected as z.ZodMiniType) : errorBody;
  const parsed = z.safeParse(schema, JSON.parse(text));
  if (!parsed.success) {
    throw new Error(`${routeId} answered ${response.status} against its contract: ${text.slice(0, 500)}`, {
      cause: parsed.error,
    });
  }
  return parsed.data;
}

/** Calls a route at `url` over HTTP and checks its answer against the contract. */
export async function contractCall<Id extends RouteId>(
  url: string,
  routeId: Id,
  { params, query, body, token, headers }: CallInput = {},
): Promise<ApiResponse<Id>> {
  const address = new URL(pathOf(routeId, params), url);
  address.search = new URLSearchParams(query).toString();
  const response = await fetch(address, {
    method: routes[routeId].method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const checked = (await checkedBody(routeId, response)) as ApiResponse<Id>['body'];
  return { status: response.status, headers: response.headers, body: checked };
}

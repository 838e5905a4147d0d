import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';
import { type RouteId, routeAddress, routeIds, routes } from '#shared/contract/routes.ts';
import { toWire } from '#shared/contract/wire.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { type SiteConfig, siteConfigPath } from '#shared/site-config.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';

/** A request as the site sent it. */
export type Call = {
  id: RouteId;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
  signal: AbortSignal | undefined;
};

type Reply = Response | Promise<Response>;

/** The network of a page under test: answers that follow the contract, and a record of the requests. */
export type FakeApi = {
  calls: Call[];
  /** Requests without an answer. A test that leaves any fails. */
  unexpected: string[];
  /** Answers a route with any response. */
  on: (id: RouteId, reply: (call: Call) => Reply) => void;
  callsOf: (id: RouteId) => Call[];
  /** Returns the current answer of a route, for a test that changes only some answers. */
  reply: (id: RouteId) => (call: Call) => Reply;
  /** Answers a path outside the API, given the posted JSON. */
  onPath: (path: string, reply: (body: unknown) => Reply) => void;
};

/** The configuration of the site under test, which the app reads once. */
export const siteConfig: SiteConfig = {
  supportEmail: 'support@journal.test',
  supportPhone: '+1 555 010 0100',
};

/** Replaces the browser's network. */
export function startFakeApi(): FakeApi {
  const replies = new Map<RouteId, (call: Call) => Reply>();
  const paths = new Map<string, (body: unknown) => Reply>();
  const api: FakeApi = {
    calls: [],
    unexpected: [],
    on: (id, reply) => void replies.set(id, reply),
    reply: (id) => {
      const reply = replies.get(id);
      if (!reply) throw new Error(`${id} has no answer`);
      return reply;
    },
    callsOf: (id) => api.calls.filter((call) => call.id === id),
    onPath: (path, reply) => void paths.set(path, reply),
  };
  globalThis.fetch = async (target, init) => {
    const url = new URL(String(target), 'http://journal.test');
    if (url.pathname === siteConfigPath) return Response.json(siteConfig);
    const path = paths.get(url.pathname);
    if (path && typeof init?.body === 'string') return path(JSON.parse(init.body));
    const id = routeOf(init?.method ?? 'GET', url.pathname);
    const reply = id && replies.get(id);
    if (!id || !reply) {
      api.unexpected.push(`${init?.method} ${url.pathname}${url.search}`);
      return refused(404, { detail: 'There is nothing at this address.', code: 'ROUTE_NOT_FOUND' });
    }
    const call: Call = {
      id,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init?.headers),
      signal: init?.signal ?? undefined,
    };
    api.calls.push(call);
    return givenUp(init?.signal, reply(call));
  };
  return api;
}

/** Returns the answer, unless the request is aborted first. */
async function givenUp(signal: AbortSignal | null | undefined, answer: Reply): Promise<Response> {
  if (!signal) return answer;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([answer, aborted]);
}

function routeOf(method: string, path: string): RouteId | undefined {
  return routeIds.find((id) => {
    const pattern = new RegExp(`^${routeAddress(id).replace(/\{\w+\}/g, '[^/]+')}$`);
    return routes[id].method === method && pattern.test(path);
  });
}

/** Builds a route's success response, checked against its schema. */
export function answered<Id extends RouteId>(id: Id, value: ApiOutput<Id>): Response {
  const [status, schema] = Object.entries(contract[id].responses)[0] ?? [];
  if (schema === 'empty') return new Response(null, { status: 204 });
  if (!schema || typeof schema === 'string') throw new Error(`${id} answers no JSON`);
  const body = z.parse(schema, toWire(value));
  return Response.json(body, { status: Number(status) });
}

/** Builds an error response of the API. */
export function refused(status: number, body: ErrorBody): Response {
  return Response.json(body, { status });
}

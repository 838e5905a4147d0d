import type { Request } from 'autocannon';
import { type RouteId, routeAddress, routes } from '#shared/contract/routes.ts';

/** A notary who takes part in the load. */
export type LoadNotary = { email: string; password: string };

/** The answer to one request, as it counts in the report. */
export type Measured = { route: RouteId; status: number; ms: number };

/** A client's knowledge in the middle of a session. */
type Context = { notary?: LoadNotary; token?: string; entryId?: string; sentAt?: number };

/** Entries that a notary records in one session. */
const entriesPerSession = 3;

/** One session: sign in, look at the list, record three entries, and print the last one. */
const journey: readonly RouteId[] = [
  'login',
  'list-entries',
  ...Array.from({ length: entriesPerSession }, (): RouteId[] => [
    ...(['create-draft', 'submit-entry', 'get-entry', 'list-entries'] as const),
  ]).flat(),
  'export-entry-pdf',
];

type Bodies = Partial<Record<RouteId, (context: Context) => unknown>>;

function requestOf(route: RouteId, context: Context, bodies: Bodies): Request {
  const { method } = routes[route];
  const body = bodies[route]?.(context);
  return {
    method,
    path: routeAddress(route).replace('{id}', context.entryId ?? 'missing'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(context.token && { authorization: `Bearer ${context.token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

/** Keeps what later requests of the session need. */
function remember(route: RouteId, response: string, context: Context): void {
  if (route === 'login') context.token = JSON.parse(response).access_token;
  if (route === 'create-draft') context.entryId = JSON.parse(response).id;
}

/** A request of a session, whose hooks are functions of this process. */
type SessionRequest = {
  setupRequest: (request: Request, context: object) => Request;
  onResponse: (status: number, response: string, context: object) => void;
};

/**
 * Returns the requests of a session, which each client of the load generator repeats. Each session signs in the next
 * notary. `measured` receives every answer.
 */
export function sessionRequests(
  nextNotary: () => LoadNotary,
  draft: () => unknown,
  measured: (response: Measured) => void,
): SessionRequest[] {
  const bodies: Bodies = {
    login: (context) => {
      context.notary = nextNotary();
      return context.notary;
    },
    'create-draft': draft,
    'submit-entry': () => ({}),
  };
  return journey.map(
    (route): SessionRequest => ({
      setupRequest: (_request, context) => {
        const known = context as Context;
        if (route === 'login') delete known.token;
        known.sentAt = performance.now();
        return requestOf(route, known, bodies);
      },
      onResponse: (status, response, context) => {
        const known = context as Context;
        measured({ route, status, ms: performance.now() - (known.sentAt ?? 0) });
        if (status < 300) remember(route, response, known);
      },
    }),
  );
}

/** Number of requests in a session. */
export const sessionLength = journey.length;

/** Returns the routes of a session, each once. */
export const routesOfSession = [...new Set(journey)];

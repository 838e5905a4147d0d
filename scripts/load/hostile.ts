import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import { type RouteId, routeAddress, routes } from '#shared/contract/routes.ts';

/** Facts that attacks need: the token of an account that the attacker registered, and a draft that would be accepted. */
type Loot = { token: string; draft: object };

/** One attack: a route, and what is sent to it. */
type Attack = { route: RouteId; token?: (loot: Loot) => string; body?: (loot: Loot) => object };

const ownToken = ({ token }: Loot) => token;
const forgedToken = ({ token }: Loot) => `${token.split('.').slice(0, 2).join('.')}.${'A'.repeat(86)}`;

/** A PNG whose header promises four billion pixels, and that has none. */
const hugePicture = `data:image/png;base64,${Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d494844520000ffff0000ffff1006000000', 'hex'),
  Buffer.alloc(64 * 1024),
]).toString('base64')}`;

/** The requests that a hostile client repeats as fast as it gets answers. */
const attacks: readonly Attack[] = [
  { route: 'login', body: () => ({ email: `${randomUUID()}@example.com`, password: 'a guess' }) },
  {
    route: 'login',
    body: () => Object.fromEntries(Array.from({ length: 800 }, (_, at) => [`unknown${at}`, at])),
  },
  { route: 'login', body: () => ({ email: 'x'.repeat(500_000), password: 'x' }) },
  { route: 'get-profile', token: forgedToken },
  { route: 'get-entry', token: ownToken },
  { route: 'submit-entry', token: ownToken, body: () => ({}) },
  { route: 'search-entries', token: ownToken, body: () => ({ search: 'a'.repeat(200) }) },
  {
    route: 'create-draft',
    token: ownToken,
    body: ({ draft }) => ({ ...draft, principal_signature: hugePicture }),
  },
  { route: 'verify-entry' },
];

function requestOf({ route, token, body }: Attack, loot: Loot): Request {
  const { method } = routes[route];
  return {
    method,
    // An unknown ID.
    path: routeAddress(route).replaceAll(/\{\w+\}/g, '01ARZ3NDEKTSV4RRFFQ69G5FAV'),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token(loot)}` }),
    },
    ...(body && { body: JSON.stringify(body(loot)) }),
  };
}

/** Returns the requests of a hostile client, for the load generator. `answered` receives every status. */
export function hostileRequests(loot: Loot, answered: (status: number) => void) {
  return attacks.map((attack) => ({
    setupRequest: () => requestOf(attack, loot),
    onResponse: answered,
  }));
}

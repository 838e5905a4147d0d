import type { Route } from '#shared/contract/define-route.ts';
import { type RouteId, routeIds, routes } from '#shared/contract/routes.ts';
import { type Attack, firstOf } from './one-attack.ts';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens of a notary that the service never signed. */
function forgedTokens(genuine: string): string[] {
  const [header = '', claims = '', signature = ''] = genuine.split('.');
  return [
    `${encoded({ alg: 'none' })}.${claims}.`,
    `${encoded({ alg: 'HS256', typ: 'JWT' })}.${claims}.${signature}`,
    `${header}.${claims}.${Buffer.alloc(64).toString('base64url')}`,
    `${header}.${claims}.${signature.slice(0, -4)}AAAA`,
  ];
}

const isPrivate = (id: RouteId) => routes[id].access === 'notary';

/** Another notary's data, and sessions that were never begun. */
export const accessAttacks: readonly Attack[] = [
  {
    name: 'made-up tokens',
    async run(target) {
      const { token } = await target.register();
      for (const forged of forgedTokens(token)) {
        const { status } = await target.send('GET /user/profile', { token: forged });
        if (status !== 401) return `a made-up token answered ${status}`;
      }
      return undefined;
    },
  },
  {
    name: 'every private route without a token',
    isLong: true,
    async run(target) {
      const open: string[] = [];
      for (const id of routeIds.filter(isPrivate)) {
        const { method, path }: Route = routes[id];
        const { status } = await target.send(`${method} ${path.replace(/\{\w+\}/g, '1') as `/${string}`}`, {
          ...(method !== 'GET' && { body: {} }),
        });
        if (status !== 401) open.push(`${id} ${status}`);
      }
      return firstOf(open.length > 0 && open.join(', '));
    },
  },
  {
    name: 'another notary’s entry on every route that takes an ID',
    async run(target) {
      const [alice, mallory] = [await target.register(), await target.register('Mallory')];
      const { id } = await target.entry(alice);
      const found: string[] = [];
      for (const route of routeIds.filter(isPrivate)) {
        const { method, path }: Route = routes[route];
        if (!path.includes('{')) continue;
        const filled = path.replace(/\{\w+\}/g, id) as `/${string}`;
        const { status } = await target.send(`${method} ${filled}`, {
          token: mallory.token,
          ...(method !== 'GET' && { body: {} }),
        });
        if (status < 400 || status >= 500) found.push(`${route} ${status}`);
      }
      const { status } = await target.send(`GET /notary/entries/${id}`, { token: alice.token });
      return firstOf(
        found.length > 0 && found.join(', '),
        status !== 200 && `Alice's entry answered ${status}`,
      );
    },
  },
];

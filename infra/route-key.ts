import { type RouteId, routeAddress, routes } from '#shared/contract/routes.ts';

/** Returns a route's name in API Gateway and its log: `POST /api/notary/entries/{id}/submit`. */
export function routeKey(id: RouteId): string {
  return `${routes[id].method} ${routeAddress(id)}`;
}

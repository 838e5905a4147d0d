import { apiBase, type Route, type RouteId, routes } from '#shared/contract/routes.ts';

/** Returns a route's name in API Gateway and its log: `POST /api/notary/entries/{id}/submit`. */
export function routeKey(id: RouteId): string {
  const { method, path }: Route = routes[id];
  return `${method} ${apiBase}${path}`;
}

import { type FunctionId, routeRows } from './functions.ts';
import { routeKey } from './route-key.ts';

/** The most requests of a route that API Gateway accepts in a second. */
export type RouteLimit = { key: string; perSecond: number };

/** Returns the limits of the routes that have one of their own, except for those that are left out. */
export function routeLimits(without: readonly FunctionId[]): RouteLimit[] {
  return routeRows.flatMap(([id, { perSecond }]) =>
    perSecond === undefined || without.includes(id) ? [] : [{ key: routeKey(id), perSecond }],
  );
}

import { type FunctionId, routeRows } from './functions.ts';
import { routeKey } from './route-key.ts';

/** The maximum requests per second that API Gateway accepts for a route. */
export type RouteLimit = { key: string; perSecond: number };

/** Returns the limits of routes that have their own, except for those left out. */
export function routeLimits(without: readonly FunctionId[]): RouteLimit[] {
  return routeRows.flatMap(([id, { perSecond }]) =>
    perSecond === undefined || without.includes(id) ? [] : [{ key: routeKey(id), perSecond }],
  );
}

import { type RouteId, routeIds } from '#shared/contract/routes.ts';
import {
  type EventFunction,
  type EventFunctionId,
  eventFunctionIds,
  eventFunctions,
} from './event-functions.ts';
import { type RouteFunction, routeFunctions } from './routes.ts';
import {
  type ScheduledFunction,
  type ScheduledFunctionId,
  scheduledFunctionIds,
  scheduledFunctions,
} from './scheduled-functions.ts';

/** The name by which bundles, functions and alarms know a function. */
export type FunctionId = RouteId | EventFunctionId | ScheduledFunctionId;

/** Every function of a stage: those of the routes, and those that no route calls. */
export const functionIds: readonly FunctionId[] = [...routeIds, ...eventFunctionIds, ...scheduledFunctionIds];

/** The row of a function. */
export function functionRow(id: FunctionId): RouteFunction | EventFunction | ScheduledFunction {
  return { ...routeFunctions, ...eventFunctions, ...scheduledFunctions }[id];
}

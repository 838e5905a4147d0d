import type { RouteId } from '#shared/contract/routes.ts';
import type { StageName } from './stages.ts';

/** The name of a route's function: known to alarms and operators without asking the stack. */
export function functionName(stage: StageName, id: RouteId): string {
  return `notary-journal-${stage}-${id}`;
}

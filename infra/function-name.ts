import type { FunctionId } from './functions.ts';
import type { StageName } from './stages.ts';

/** Returns the name of a function. It is predictable, so alarms and operators need not look it up. */
export function functionName(stage: StageName, id: FunctionId): string {
  return `notary-journal-${stage}-${id}`;
}

/** Returns the name of the queue that keeps the calls that a background function gave up. */
export function failuresQueueName(stage: StageName, id: FunctionId): string {
  return `${functionName(stage, id)}-failures`;
}

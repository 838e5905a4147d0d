import type { FunctionId } from './function-ids.ts';
import type { StageName } from './stages.ts';

/** The name of a function: known to alarms and operators without asking the stack. */
export function functionName(stage: StageName, id: FunctionId): string {
  return `notary-journal-${stage}-${id}`;
}

/** The name of the queue that keeps what a function of events gave up. */
export function failuresQueueName(stage: StageName, id: FunctionId): string {
  return `${functionName(stage, id)}-failures`;
}

import type { FunctionDefinition } from './function-definitions/function-definition.ts';
import { type FunctionId, functions, type IdOf } from './functions.ts';
import type { StageName } from './stages.ts';

/** Returns a function's name. It is predictable, so alarms and operators don't have to look it up. */
export function functionName(stage: StageName, id: FunctionId): string {
  return `notary-journal-${stage}-${id}`;
}

/** SQS identifies a FIFO queue by its suffix. A dead-letter queue has the same type as its queue. */
function suffix(id: FunctionId): '' | '.fifo' {
  const row: FunctionDefinition = functions[id];
  return row.kind === 'queue' && row.order === 'by-partition' ? '.fifo' : '';
}

/** Returns the name of the queue of a function. */
export function queueName(stage: StageName, id: IdOf<'queue'>): string {
  return `${functionName(stage, id)}${suffix(id)}`;
}

/** Returns the name of the queue that keeps calls that a background function gave up. */
export function failuresQueueName(stage: StageName, id: FunctionId): string {
  return `${functionName(stage, id)}-failures${suffix(id)}`;
}

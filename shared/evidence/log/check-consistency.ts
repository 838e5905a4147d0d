import { sameBytes, toBase64 } from '../bytes.ts';
import { failed, passed, type Statement } from '../statement.ts';
import type { Checkpoint } from './checkpoint.ts';
import { provesConsistency } from './merkle.ts';

const forked =
  'The public log has two histories. It showed a different one when this file was made. Its operator must explain this.';
const rolledBack =
  'The public log is shorter than when this file was made, so entries were removed from it. Its operator must explain this.';

/**
 * Checks that the log's present state continues the state that a file was made with. Both checkpoints must have been
 * checked. `proof` has the hashes of a consistency proof, which needn't be trusted.
 */
export function checkConsistency(then: Checkpoint, now: Checkpoint, proof: readonly Uint8Array[]): Statement {
  const details = {
    'Size of the log then': String(then.size),
    'Size of the log now': String(now.size),
    'Root then': toBase64(then.root),
    'Root now': toBase64(now.root),
  };
  if (now.size < then.size) return failed('history', rolledBack, details);
  const isSame = now.size === then.size && sameBytes(now.root, then.root);
  if (isSame || (now.size > then.size && provesConsistency(then, now, proof))) {
    return passed('history', 'Today’s log contains everything it contained then, unchanged.', details);
  }
  return failed('history', forked, details);
}

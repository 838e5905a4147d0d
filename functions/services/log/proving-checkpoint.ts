import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import type { WitnessingStore } from '#functions/store/log/witnessing-store.ts';
import { checkpointPath, witnessedCheckpointPath } from '#shared/evidence/log/log-paths.ts';
import { latestTimestamp } from './timestamp-checkpoint.ts';

export type ProvingCheckpointDeps = {
  files: Pick<LogFiles, 'read'>;
  witnessing: Pick<WitnessingStore, 'witnessed'>;
};

/** A signed note, whether enough witnesses cosigned it, and the response of a timestamp authority for it. */
type ProvingCheckpoint = { note: string; isWitnessed: boolean; timestamp?: Uint8Array };

/**
 * Returns the checkpoint that best proves a leaf: one that enough witnesses cosigned and an authority timestamped,
 * then one that enough witnesses cosigned, then a timestamped one, then the current one. Undefined while the log
 * is empty. Without `index`, the leaf isn't in the log yet.
 */
export async function provingCheckpoint(
  { files, witnessing }: ProvingCheckpointDeps,
  index: number | undefined,
): Promise<ProvingCheckpoint | undefined> {
  const contains = ({ size }: { size: number }) => index !== undefined && index < size;
  const [stamped, witnessed] = await Promise.all([latestTimestamp(files), witnessing.witnessed()]);
  const decoder = new TextDecoder();
  const isProven = stamped !== undefined && contains(stamped);
  if (witnessed && contains(witnessed) && !(isProven && stamped.policy === witnessed.policy)) {
    const note = await files.read(witnessedCheckpointPath);
    if (note) return { note: decoder.decode(note), isWitnessed: true };
  }
  if (isProven) {
    const { note, response, policy } = stamped;
    return { note, isWitnessed: policy !== undefined && policy === witnessed?.policy, timestamp: response };
  }
  const current = await files.read(checkpointPath);
  return current && { note: decoder.decode(current), isWitnessed: false };
}

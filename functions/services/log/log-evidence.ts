import type { Witness } from '#functions/adapters/pdf/proof.ts';
import type { WitnessStore } from '#functions/store/log/witness-store.ts';
import { toBase64 } from '#shared/evidence/bytes.ts';
import type { EvidenceFile } from '#shared/evidence/document/evidence-file.ts';
import { checkpointIn } from '#shared/evidence/log/checkpoint.ts';
import { inclusionProof } from '#shared/evidence/log/log-files.ts';
import { logReader } from './log-reader.ts';
import { type ProvingCheckpointDeps, provingCheckpoint } from './proving-checkpoint.ts';

export type LogEvidenceDeps = ProvingCheckpointDeps & { store: Pick<WitnessStore, 'witness'> };

/** The public log's proof for a link, in the format of evidence.json. */
export type LogEvidence = {
  witness: Witness;
  /** Whether enough independent witnesses cosigned the checkpoint. */
  isWitnessed: boolean;
  log: NonNullable<EvidenceFile['log']>;
  timestamp: EvidenceFile['timestamp'];
};

/**
 * Returns the log's proof for a link: its position, a checkpoint that contains it, and the inclusion proof.
 * Null while no signed checkpoint contains the link.
 */
export async function logEvidence(
  { store, ...deps }: LogEvidenceDeps,
  journalId: string,
  sequence: number,
): Promise<LogEvidence | null> {
  const witness = await store.witness(journalId, sequence);
  if (!witness) return null;
  const checkpoint = await provingCheckpoint(deps, witness.index);
  if (!checkpoint) throw new Error('The published checkpoint is missing');
  const { note, timestamp, isWitnessed } = checkpoint;
  const { origin, size } = checkpointIn(note);
  const proof = await inclusionProof(logReader(deps.files), witness.index, size);
  return {
    witness: { index: witness.index, at: new Date(witness.at) },
    isWitnessed,
    log: { origin, index: witness.index, tree_size: size, proof: proof.map(toBase64), checkpoint: note },
    timestamp: timestamp ? toBase64(timestamp) : null,
  };
}

import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import type { Witness } from '#functions/adapters/pdf/proof.ts';
import type { WitnessStore } from '#functions/store/log/witness-store.ts';
import { toBase64 } from '#shared/evidence/bytes.ts';
import type { EvidenceFile } from '#shared/evidence/document/evidence-file.ts';
import { parseCheckpoint } from '#shared/evidence/log/checkpoint.ts';
import { inclusionProof } from '#shared/evidence/log/log-files.ts';
import { checkpointPath } from '#shared/evidence/log/log-paths.ts';
import { logReader } from './log-reader.ts';
import { latestTimestamp } from './timestamp-checkpoint.ts';

export type LogEvidenceDeps = { store: WitnessStore; files: Pick<LogFiles, 'read'> };

/** The public log's proof for a link, in the format of evidence.json. */
export type LogEvidence = {
  witness: Witness;
  log: NonNullable<EvidenceFile['log']>;
  timestamp: EvidenceFile['timestamp'];
};

/**
 * Returns the log's proof for a link: its position, a checkpoint that contains it, and the inclusion proof.
 * Uses the latest timestamped checkpoint if it contains the link, otherwise the current one. Null while no
 * signed checkpoint contains the link.
 */
export async function logEvidence(
  { store, files }: LogEvidenceDeps,
  journalId: string,
  sequence: number,
): Promise<LogEvidence | null> {
  const witness = await store.witness(journalId, sequence);
  if (!witness) return null;
  const stamped = await latestTimestamp(files);
  const isStamped = stamped !== undefined && stamped.size > witness.index;
  const note = isStamped ? stamped.note : new TextDecoder().decode(await files.read(checkpointPath));
  const { origin, size } = parseCheckpoint(note.slice(0, note.indexOf('\n\n') + 1));
  const proof = await inclusionProof(logReader(files), witness.index, size);
  return {
    witness: { index: witness.index, at: new Date(witness.at) },
    log: { origin, index: witness.index, tree_size: size, proof: proof.map(toBase64), checkpoint: note },
    timestamp: isStamped ? toBase64(stamped.response) : null,
  };
}

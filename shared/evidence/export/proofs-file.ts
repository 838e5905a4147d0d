import type { LeafProof } from '../log/check-inclusion.ts';
import { base64, count, list, nullable, object, parseJson, text } from '../read-value.ts';
import { exportedLog } from './export-manifest.ts';

const proof = object({
  position: text,
  /** Null while the link is not in the tree of the checkpoint. */
  leaf: nullable(object({ index: count, proof: list(base64) })),
});

/** Where the log has a link of the chain. */
export type ProofLine = { position: string; leaf: LeafProof | null };

/** Returns the proof of a link as one line of `log/proofs.json`, without the comma. */
export function proofLine({ position, leaf }: ProofLine): string {
  return JSON.stringify({ position, leaf: leaf && { index: leaf.index, proof: leaf.proof } });
}

/** Reads one line of `log/proofs.json`. Throws UnreadableFile. */
export function readProof(line: string): ProofLine {
  return parseJson(line, proof, exportedLog.proofs);
}

import { fromBase64 } from '../bytes.ts';
import { UnreadableFile } from '../read-value.ts';

/** A proof that a log contains a leaf, and the checkpoint that it leads to (C2SP tlog-proof). */
export type TlogProof = {
  index: number;
  /** Hashes of the inclusion proof in base64, from the leaf's sibling to the root's child. */
  proof: readonly string[];
  /** The whole signed note. */
  checkpoint: string;
};

const header = 'c2sp.org/tlog-proof@v1';

const hashBytes = 32;
const longestProof = 63;

/** Returns the file of a proof. */
export function tlogProof({ index, proof, checkpoint }: TlogProof): string {
  return `${[header, `index ${index}`, ...proof].join('\n')}\n\n${checkpoint}`;
}

const isHash = (line: string) => {
  try {
    return fromBase64(line).length === hashBytes;
  } catch {
    return false;
  }
};

/**
 * Reads the file of a proof. Throws UnreadableFile if it is malformed. Our proofs have no extra data, which nothing would
 * vouch for. `name` is that of the file.
 */
export function readTlogProof(file: string, name: string): TlogProof {
  const end = file.indexOf('\n\n');
  const [first, second = '', ...proof] = file.slice(0, Math.max(0, end)).split('\n');
  const [, index] = /^index (0|[1-9]\d{0,14})$/.exec(second) ?? [];
  if (first !== header || index === undefined || proof.length > longestProof || !proof.every(isHash)) {
    throw new UnreadableFile(`${name} is not a proof of a log.`);
  }
  return { index: Number(index), proof, checkpoint: file.slice(end + 2) };
}

/** Returns whether a file is exactly the proof of a leaf in a checkpoint. Throws UnreadableFile if it is no proof. */
export function isProofOf(file: string, name: string, expected: TlogProof): boolean {
  const { index, proof, checkpoint } = readTlogProof(file, name);
  const isSameProof = proof.join() === expected.proof.join();
  return index === expected.index && isSameProof && checkpoint === expected.checkpoint;
}

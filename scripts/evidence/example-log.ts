import { toBase64 } from '#shared/evidence/bytes.ts';
import { checkpointText } from '#shared/evidence/checkpoint.ts';
import type { EvidenceFile } from '#shared/evidence/evidence-file.ts';
import { leafData } from '#shared/evidence/leaf.ts';
import { inclusionNodes, leafHash, rangeHash, rootHash } from '#shared/evidence/merkle.ts';
import { nodeOfTile } from '#shared/evidence/tiles.ts';
import { entry, idNumber, journalId, opening } from './example-journal.ts';
import { exampleKey } from './example-key.ts';

/** The leaves of the log of the examples. Two links are those of the example journal, the others have invented hashes. */
export const links = [
  { journalId, position: 'opening', hash: opening.hash },
  { journalId, position: '1', hash: entry.hash },
  ...['2', '2.a1', '3'].map((position, at) => ({ journalId, position, hash: `0${at + 3}`.repeat(32) })),
];

export const size = links.length;

export const leaves = links.map(leafData);

const hashes = leaves.map(leafHash);

export const root = rootHash(hashes);

export const key = exampleKey('digital-notary-journal/log/example', 0x42);

/** Returns the proof that the log contains the leaf at `index`. */
export const proofOf = (index: number): Uint8Array[] =>
  inclusionNodes(index, size).map((range) => rangeHash(range.map((node) => nodeOfTile(node, hashes))));

export const checkpoint = (): Promise<string> => key.sign(checkpointText({ origin: key.name, size, root }));

/** Returns the evidence of the example entry. */
export async function evidence(): Promise<EvidenceFile> {
  const { recorded, ...link } = entry;
  const index = links.findIndex(({ position }) => position === link.position);
  return {
    evidence: 1,
    recorded,
    salts: { signers: [idNumber.salt], credible_witnesses: [] },
    link,
    log: {
      origin: key.name,
      index,
      tree_size: size,
      proof: proofOf(index).map(toBase64),
      checkpoint: await checkpoint(),
    },
    timestamp: null,
  };
}

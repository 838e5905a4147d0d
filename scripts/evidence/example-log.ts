import { toBase64 } from '#shared/evidence/bytes.ts';
import type { EvidenceFile, ProvenLink } from '#shared/evidence/document/evidence-file.ts';
import { checkpointText } from '#shared/evidence/log/checkpoint.ts';
import { leafData } from '#shared/evidence/log/leaf.ts';
import { inclusionNodes, leafHash, rangeHash, rootHash } from '#shared/evidence/log/merkle.ts';
import { nodeOfTile } from '#shared/evidence/log/tiles.ts';
import type { ChainFileLink } from '#shared/evidence/record/chain-file.ts';
import { addendum, entry, idNumber, journalId, opening } from './example-journal.ts';
import { exampleKey } from './example-key.ts';

/** The leaves of the log of the examples. Three links are those of the example journal, the others have invented hashes. */
export const links = [
  ...[opening, entry, addendum].map(({ position, hash }) => ({ journalId, position, hash })),
  ...['2', '3'].map((position, at) => ({ journalId, position, hash: `0${at + 4}`.repeat(32) })),
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

/** Returns what proves a link of the example journal. */
async function proven({ recorded, ...link }: ChainFileLink): Promise<ProvenLink> {
  const index = links.findIndex(({ position }) => position === link.position);
  const proof = proofOf(index).map(toBase64);
  const log = { origin: key.name, index, tree_size: size, proof, checkpoint: await checkpoint() };
  return { recorded, link, log, timestamp: null };
}

/** Returns the evidence of the example entry and its addendum. */
export async function evidence(): Promise<EvidenceFile> {
  const { recorded, ...place } = await proven(entry);
  const salts = { signers: [idNumber.salt], credible_witnesses: [] };
  return { evidence: 1, recorded, salts, ...place, addenda: [await proven(addendum)] };
}

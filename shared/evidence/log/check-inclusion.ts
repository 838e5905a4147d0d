import { fromBase64, toBase64 } from '../bytes.ts';
import { nameOf } from '../record/check-record.ts';
import { failed, passed, type Statement } from '../statement.ts';
import type { Checkpoint } from './checkpoint.ts';
import { type LoggedLink, leafData } from './leaf.ts';
import { leafHash, provesInclusion } from './merkle.ts';

/** Where a log has a leaf: its index, and the hashes of the proof in base64. */
export type LeafProof = { index: number; proof: readonly string[] };

/** Returns whether the tree of a checkpoint contains a link at an index. */
export function isIncluded(
  link: LoggedLink,
  { index, proof }: LeafProof,
  { size, root }: Checkpoint,
): boolean {
  const hashes = proof.map(fromBase64);
  return provesInclusion({ leaf: leafHash(leafData(link)), index, size, proof: hashes, root });
}

/** Checks that the tree of a checkpoint contains a link at an index. The checkpoint must have been checked. */
export function checkInclusion(link: LoggedLink, leaf: LeafProof, checkpoint: Checkpoint): Statement {
  const name = nameOf(link);
  const details = {
    'Index in the log': String(leaf.index),
    'Size of the log': String(checkpoint.size),
    'Root of the log': toBase64(checkpoint.root),
  };
  return isIncluded(link, leaf, checkpoint)
    ? passed('inclusion', `The public log contains ${name}, exactly as it is recorded here.`, details)
    : failed('inclusion', `The public log does not contain ${name} as it is recorded here.`, details);
}

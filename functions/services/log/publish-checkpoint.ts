import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import type { NoteSigner } from '#functions/adapters/signing/note-signer.ts';
import { sameBytes } from '#shared/evidence/bytes.ts';
import { checkpointText, parseCheckpoint } from '#shared/evidence/log/checkpoint.ts';
import { checkpointPath } from '#shared/evidence/log/log-paths.ts';
import type { Tree } from '#shared/evidence/log/merkle.ts';
import { openNote } from '#shared/evidence/log/signed-note.ts';

export type PublishDeps = { files: LogFiles; signer: NoteSigner };

/** Seconds that CloudFront and browsers may cache a checkpoint. */
const freshSeconds = 5;

const tries = 5;

const isSameTree = (one: Tree, other: Tree) => one.size === other.size && sameBytes(one.root, other.root);

/**
 * Signs and publishes the checkpoint of a log that grew from `before` to `after`. Idempotent. Returns
 * 'superseded' if the published log is already larger, because another process has done this and more.
 * Throws, and publishes nothing, if the published log is neither `before` nor `after`: a log never shrinks or
 * forks.
 */
export async function publishCheckpoint(
  { files, signer }: PublishDeps,
  before: Tree,
  after: Tree,
): Promise<'published' | 'superseded'> {
  const origin = await signer.name();
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const current = await files.readChanging(checkpointPath);
    if (current) {
      const { text } = await openNote(current.text, [await signer.vkey()]);
      const published = parseCheckpoint(text);
      if (published.size > after.size) return 'superseded';
      if (isSameTree(published, after)) return 'published';
      if (!isSameTree(published, before))
        throw new Error('The published checkpoint does not belong to the log');
    } else if (before.size > 0) throw new Error('The published checkpoint is missing');
    const text = await signer.sign(checkpointText({ origin, ...after }));
    const file = { text, type: 'text/plain; charset=utf-8', seconds: freshSeconds };
    if (await files.replace(checkpointPath, file, current)) return 'published';
  }
  throw new Error('The checkpoint changed during every attempt to replace it');
}

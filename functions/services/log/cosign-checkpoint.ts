import type { AskWitness, WitnessAnswer } from '#functions/adapters/log/witness-client.ts';
import type { WitnessingStore } from '#functions/store/log/witnessing-store.ts';
import { toBase64 } from '#shared/evidence/bytes.ts';
import type { Checkpoint } from '#shared/evidence/log/checkpoint.ts';
import { validCosignatures } from '#shared/evidence/log/cosignature.ts';
import { consistencyProof, type ReadLogFile } from '#shared/evidence/log/log-files.ts';
import type { PolicyWitness } from '#shared/evidence/log/witness-policy.ts';

export type CosignDeps = {
  store: Pick<WitnessingStore, 'cosignedSize' | 'keepCosignedSize'>;
  read: ReadLogFile;
  ask: AskWitness;
};

/** A checkpoint, the text of its note, and the note with the log's signature alone. */
export type AskedCheckpoint = { checkpoint: Checkpoint; text: string; note: string };

/**
 * How a witness answered: with valid cosignatures; that it knows a log that ours doesn't continue; or not, for a
 * reason.
 */
export type Cosigning =
  | { kind: 'cosigned'; lines: string[] }
  | { kind: 'refused'; status: number; size: number | undefined }
  | { kind: 'missing'; reason: string };

/** Returns the size in the body of a 409. */
function sizeIn(body: string): number | undefined {
  const [, size] = /^(0|[1-9]\d{0,14})\n?$/.exec(body) ?? [];
  return size === undefined ? undefined : Number(size);
}

async function send(
  { ask, read }: CosignDeps,
  url: string,
  { checkpoint, note }: AskedCheckpoint,
  old: number,
): Promise<WitnessAnswer> {
  const proof = await consistencyProof(read, old, checkpoint.size);
  return ask(url, `${[`old ${old}`, ...proof.map(toBase64)].join('\n')}\n\n${note}`);
}

/**
 * Asks a witness to cosign a checkpoint, from the size that it cosigned last. It may have cosigned more than we
 * know, because an answer was lost: then asks once more from there. A larger log than ours, or one that ours
 * doesn't continue, is never repaired.
 */
export async function cosignCheckpoint(
  deps: CosignDeps,
  { vkey, key, url }: PolicyWitness & { url: string },
  asked: AskedCheckpoint,
): Promise<Cosigning> {
  const { size } = asked.checkpoint;
  const known = await deps.store.cosignedSize(vkey);
  // A log that shrank must ask too, to hear that it did.
  let answer = await send(deps, url, asked, Math.min(known, size));
  let actual = answer.status === 409 ? sizeIn(answer.body) : undefined;
  if (actual !== undefined && actual <= size) {
    answer = await send(deps, url, asked, actual);
    actual = answer.status === 409 ? sizeIn(answer.body) : undefined;
  }
  const { status, body } = answer;
  if (status === 422 || (actual !== undefined && actual > size)) {
    return { kind: 'refused', status, size: actual };
  }
  if (status === 403 || status === 404) return { kind: 'missing', reason: `not registered (${status})` };
  if (status !== 200) return { kind: 'missing', reason: `answered ${status}` };
  const lines = await validCosignatures(key, body, asked.text);
  if (lines.length === 0) return { kind: 'missing', reason: 'no valid cosignature' };
  await deps.store.keepCosignedSize(vkey, size);
  return { kind: 'cosigned', lines };
}

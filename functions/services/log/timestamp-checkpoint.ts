import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import type { WitnessingStore } from '#functions/store/log/witnessing-store.ts';
import { checkpointIn } from '#shared/evidence/log/checkpoint.ts';
import { checkpointPath, timestampsBase, witnessedCheckpointPath } from '#shared/evidence/log/log-paths.ts';

export type TimestampDeps = {
  files: LogFiles;
  /**
   * The addresses of the stage's authorities. File names include an authority's position in this list, from
   * 1.
   */
  authorities: readonly string[];
  /** Returns the `TimeStampResp` of an authority for a SHA-256 digest. */
  request: (authority: string, digest: Uint8Array) => Promise<Uint8Array>;
  now: () => Date;
  witnessing: Pick<WitnessingStore, 'witnessed'>;
  /** Receives an authority's failure. */
  reportFailure: (authority: string, error: unknown) => void;
};

const latest = z.object({
  /** The size of the timestamped log. */
  size: z.int(),
  /** When it was timestamped, ISO 8601 UTC. */
  at: z.string(),
  /** The authorities that answered. */
  authorities: z.array(z.int()).check(z.minLength(1)),
  /** Identifies the policy that the timestamped note meets, if it was chosen for that. */
  policy: z.optional(z.string()),
});

type StampedLog = z.output<typeof latest>;

const latestPath = `${timestampsBase}/latest`;
const notePath = (size: number) => `${timestampsBase}/${size}`;
const responsePath = (size: number, authority: number) => `${timestampsBase}/${size}-${authority}.tsr`;

/** Seconds that CloudFront and browsers may cache the file that names the latest timestamp. */
const freshSeconds = 300;

const sha256 = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());

/** Returns the UTC day of an ISO 8601 time. */
const dayOf = (at: string) => at.slice(0, 10);

/** Returns the note that should be timestamped: the last witnessed one, unless it was, or else the current one. */
async function noteToStamp({ files, witnessing }: TimestampDeps, last: StampedLog | undefined) {
  const [current, witnessed] = await Promise.all([
    files.readChanging(checkpointPath),
    witnessing.witnessed(),
  ]);
  if (witnessed && witnessed.size > (last?.size ?? 0)) {
    const note = await files.readChanging(witnessedCheckpointPath);
    if (note) return { note: note.text, policy: witnessed.policy };
  }
  return current && { note: current.text };
}

/**
 * Has the authorities timestamp a checkpoint once a day (UTC), if the log grew since the last time.
 * Returns how many answered. A repeated call only asks those that didn't. Throws if none of them answers.
 */
export async function timestampCheckpoint(deps: TimestampDeps): Promise<number> {
  const { files, authorities, request, now, reportFailure } = deps;
  if (authorities.length === 0) return 0;
  const before = await files.readChanging(latestPath);
  const last = before && latest.parse(JSON.parse(before.text));
  const found = await noteToStamp(deps, last);
  if (!found) return 0;
  const { size } = checkpointIn(found.note);
  const at = now().toISOString();
  if (size === 0 || (last && (last.size >= size || dayOf(last.at) >= dayOf(at)))) return 0;
  // A timestamp covers the cosignatures too, which may have changed since a call that failed.
  const begun = await files.read(notePath(size));
  const note = begun ? new TextDecoder().decode(begun) : found.note;
  const policy = note === found.note ? found.policy : undefined;
  if (!begun) await files.keep(notePath(size), new TextEncoder().encode(note), 'text/plain; charset=utf-8');
  const answered: number[] = [];
  for (const [index, authority] of authorities.entries()) {
    const path = responsePath(size, index + 1);
    try {
      if (!(await files.read(path))) {
        await files.keep(path, await request(authority, sha256(note)), 'application/timestamp-reply');
      }
      answered.push(index + 1);
    } catch (error) {
      reportFailure(authority, error);
    }
  }
  if (answered.length === 0) throw new Error('No timestamp authority answered');
  const stamped: StampedLog = { size, at, authorities: answered, ...(policy !== undefined && { policy }) };
  const text = `${JSON.stringify(stamped)}\n`;
  await files.replace(latestPath, { text, type: 'application/json', seconds: freshSeconds }, before);
  return answered.length;
}

/**
 * A timestamped checkpoint: its size, the signed note, and the response of the first authority that answered.
 */
export type StampedCheckpoint = {
  size: number;
  note: string;
  response: Uint8Array;
  policy: string | undefined;
};

/** Returns the latest timestamped checkpoint, if any. */
export async function latestTimestamp({
  read,
}: Pick<LogFiles, 'read'>): Promise<StampedCheckpoint | undefined> {
  const found = await read(latestPath);
  if (!found) return undefined;
  const decoder = new TextDecoder();
  const { size, authorities, policy } = latest.parse(JSON.parse(decoder.decode(found)));
  const [note, response] = await Promise.all([
    read(notePath(size)),
    read(responsePath(size, authorities[0] ?? 1)),
  ]);
  if (!note || !response) throw new Error(`The log lacks the timestamp of its size ${size}`);
  return { size, note: decoder.decode(note), response, policy };
}

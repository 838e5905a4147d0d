import type { ZippedFile } from '#functions/adapters/data-export/zip-stream.ts';
import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import type { ChainStore } from '#functions/store/entries/chain-store.ts';
import type { WitnessStore } from '#functions/store/log/witness-store.ts';
import { toBase64 } from '#shared/evidence/bytes.ts';
import { exportedLog, exportedProof } from '#shared/evidence/export/export-manifest.ts';
import { proofLine, readProof } from '#shared/evidence/export/proofs-file.ts';
import { proofsTogether, viewerFile, viewerLine } from '#shared/evidence/export/viewer-files.ts';
import { type Checkpoint, checkpointIn } from '#shared/evidence/log/checkpoint.ts';
import { inclusionProof, type ReadLogFile } from '#shared/evidence/log/log-files.ts';
import { logBase } from '#shared/evidence/log/log-paths.ts';
import { tlogProof } from '#shared/evidence/log/tlog-proof.ts';
import { yearsFile } from '#shared/evidence/log/yearly-timestamps.ts';
import { logReader } from '../log/log-reader.ts';
import { type ProvingCheckpointDeps, provingCheckpoint } from '../log/proving-checkpoint.ts';
import { jsonLines } from './json-lines.ts';

export type LogProofsDeps = {
  chain: ChainStore;
  witnesses: Pick<WitnessStore, 'indexes'>;
  witnessing: ProvingCheckpointDeps['witnessing'];
  logFiles: Pick<LogFiles, 'read'>;
};

type Journal = { journalId: string; lastLink: number };

/** Stores lines. Returns a function that yields them, the same each time. */
export type KeepLines = (lines: AsyncIterable<string>) => Promise<() => AsyncGenerator<string>>;

/** Links whose proofs are made in parallel. */
const linksAtOnce = 200;

/** Number of cached 8 KB tiles. Neighboring entries of a journal often share the upper ones. */
const mostTiles = 1_000;

/** Returns a log reader that caches the most recently read files. */
function keepingReader(read: ReadLogFile): ReadLogFile {
  const kept = new Map<string, Promise<Uint8Array>>();
  return (path) => {
    const known = kept.get(path);
    if (known) kept.delete(path);
    const file = known ?? read(path);
    kept.set(path, file);
    const [oldest] = kept.keys();
    if (kept.size > mostTiles && oldest !== undefined) kept.delete(oldest);
    return file;
  };
}

/** Yields one line per link of a journal, from the opening to the last link. */
async function* proofLines(
  { chain, witnesses, logFiles }: LogProofsDeps,
  { journalId, lastLink }: Journal,
  { size }: Checkpoint,
): AsyncGenerator<string> {
  const read = keepingReader(logReader(logFiles));
  for (let from = 0; from <= lastLink; from += linksAtOnce) {
    const to = Math.min(lastLink, from + linksAtOnce - 1);
    const [links, indexes] = await Promise.all([
      chain.links(journalId, from, to),
      witnesses.indexes(journalId, from, to),
    ]);
    const lines = links.map(async ({ position, sequence }) => {
      const index = indexes.get(sequence);
      if (index === undefined || index >= size) return proofLine({ position, leaf: null });
      const proof = (await inclusionProof(read, index, size)).map(toBase64);
      return proofLine({ position, leaf: { index, proof } });
    });
    yield* await Promise.all(lines);
  }
}

/** Returns the checkpoint that best proves the last link of a journal. Undefined while the log is empty. */
async function bestCheckpoint(
  { witnesses, witnessing, logFiles }: LogProofsDeps,
  { journalId, lastLink }: Journal,
) {
  const indexes = await witnesses.indexes(journalId, lastLink, lastLink);
  return provingCheckpoint({ files: logFiles, witnessing }, indexes.get(lastLink));
}

/** Yields proofs as the page of the export reads them, many in a file. */
async function* viewerProofs(lines: AsyncIterable<string>): AsyncGenerator<ZippedFile> {
  let first = 0;
  let some: string[] = [];
  const file = () => ({ name: viewerFile('proofs', first), content: Buffer.from(some.join('')) });
  for await (const line of lines) {
    some.push(`${viewerLine('proofs', line)}\n`);
    if (some.length < proofsTogether) continue;
    yield file();
    first += some.length;
    some = [];
  }
  if (some.length > 0) yield file();
}

/**
 * Yields the files that prove a journal's links by the public log: a signed checkpoint, its timestamp if any,
 * and an inclusion proof for each link. Yields nothing while the log is empty. Proofs are stored before they
 * are yielded, because a second computation could see a larger log.
 */
export async function* logProofs(
  deps: LogProofsDeps,
  journal: Journal,
  keepLines: KeepLines,
): AsyncGenerator<ZippedFile> {
  const best = await bestCheckpoint(deps, journal);
  if (!best) return;
  const { note, timestamp } = best;
  yield { name: exportedLog.checkpoint, content: Buffer.from(note) };
  if (timestamp) yield { name: exportedLog.timestamp, content: Buffer.from(timestamp) };
  const checkpoint = checkpointIn(note);
  const kept = await keepLines(proofLines(deps, journal, checkpoint));
  yield { name: exportedLog.proofs, content: () => jsonLines(kept()) };
  const years = await deps.logFiles.read(`${logBase}/${yearsFile}`);
  if (years) yield { name: exportedLog.years, content: Buffer.from(years) };
  yield* viewerProofs(kept());
  for await (const line of kept()) {
    const { position, leaf } = readProof(line);
    if (!leaf) continue;
    yield {
      name: exportedProof(position),
      content: Buffer.from(tlogProof({ ...leaf, checkpoint: note })),
    };
  }
}

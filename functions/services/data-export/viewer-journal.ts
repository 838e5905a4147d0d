import type { ZippedFile } from '#functions/adapters/data-export/zip-stream.ts';
import { toBase64 } from '#shared/evidence/bytes.ts';
import { exportedLog } from '#shared/evidence/export/export-manifest.ts';
import { hasLinesOf, viewerJournal, viewerJournalName } from '#shared/evidence/export/viewer-files.ts';
import { readKeys } from '#shared/evidence/log/known-keys.ts';
import { publicKeysPath } from '#shared/evidence/log/log-paths.ts';
import type { DataExportDeps } from './data-export-deps.ts';

/** Returns the published key of the log. Null if no keys are published yet. */
async function logKey({ logFiles }: Pick<DataExportDeps, 'logFiles'>) {
  const file = await logFiles.read(publicKeysPath);
  return file ? readKeys(new TextDecoder().decode(file)).log : null;
}

/**
 * Yields the files of an export, and then the one that says to its page which of them have the records, and which state of
 * the log proves them.
 */
export async function* withViewerJournal(
  deps: Pick<DataExportDeps, 'logFiles'>,
  journal: Omit<Parameters<typeof viewerJournal>[0], 'log' | 'checkpoint' | 'timestamp' | 'files'>,
  exported: AsyncIterable<ZippedFile>,
): AsyncGenerator<ZippedFile> {
  const files = { links: [] as string[], proofs: [] as string[] };
  let checkpoint: string | null = null;
  let timestamp: string | null = null;
  for await (const file of exported) {
    const { name, content } = file;
    for (const kind of ['links', 'proofs'] as const) if (hasLinesOf(kind, name)) files[kind].push(name);
    if (name === exportedLog.checkpoint && Buffer.isBuffer(content)) checkpoint = content.toString();
    if (name === exportedLog.timestamp && Buffer.isBuffer(content)) timestamp = toBase64(content);
    yield file;
  }
  const about = { ...journal, log: await logKey(deps), checkpoint, timestamp, files };
  yield { name: viewerJournalName, content: Buffer.from(viewerJournal(about)) };
}

import { toBase64 } from '../bytes.ts';
import type { KnownKeys } from '../log/known-keys.ts';
import { readJson, UnreadableFile } from '../read-value.ts';
import { linesOf, membersByLine, readChainLink } from '../record/chain-file.ts';
import { failed, passed, type Statement } from '../statement.ts';
import type { ZipFile } from '../zip/zip-file.ts';
import { type ExportManifest, exportedLog } from './export-manifest.ts';
import {
  hasLinesOf,
  proofsTogether,
  viewerFile,
  viewerJournal,
  viewerJournalName,
  viewerLine,
  viewerLink,
} from './viewer-files.ts';

const chainFile = 'audit/chain.json';

const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Yields the lines about links that an export must have. */
async function* linkLines(zip: ZipFile): AsyncGenerator<string> {
  for await (const line of membersByLine(zip.contents(chainFile), chainFile)) {
    const { kind, position } = readChainLink(readJson(line, chainFile), chainFile);
    const name = `entries/${position.padStart(6, '0')}.json`;
    const shown = kind === 'entry' && zip.has(name) ? decoded(await zip.whole(name)) : undefined;
    yield viewerLink(line, shown);
  }
}

/** Yields the lines about proofs that an export must have. */
async function* proofLines(zip: ZipFile): AsyncGenerator<string> {
  if (!zip.has(exportedLog.proofs)) return;
  for await (const line of membersByLine(zip.contents(exportedLog.proofs), exportedLog.proofs)) {
    yield viewerLine('proofs', line);
  }
}

/** Returns the files of a kind that have other lines, or another name, than they must have. */
async function differentFiles(
  zip: ZipFile,
  kind: 'links' | 'proofs',
  expected: AsyncGenerator<string>,
): Promise<string[]> {
  let at = 0;
  for (const name of zip.names.filter((one) => hasLinesOf(kind, one))) {
    if (name !== viewerFile(kind, at)) return [name];
    let isEnded = false;
    for await (const line of linesOf(zip.contents(name))) {
      const isEnd = line === '';
      if (isEnded || (!isEnd && line !== (await expected.next()).value)) return [name];
      if (isEnd) isEnded = true;
      else at += 1;
    }
    const isFull = kind === 'links' || at % proofsTogether === 0;
    if (!isEnded || at === 0 || !(isFull || (await expected.next()).done)) return [name];
  }
  return (await expected.next()).done ? [] : [viewerFile(kind, at)];
}

/** Returns what `viewer/journal.js` may say. The service may not have published its key when it made the export. */
async function journalFiles(zip: ZipFile, manifest: ExportManifest, log: KnownKeys['log']) {
  const { checkpoint, timestamp } = exportedLog;
  const about = {
    ...manifest,
    checkpoint: zip.has(checkpoint) ? decoded(await zip.whole(checkpoint)) : null,
    timestamp: zip.has(timestamp) ? toBase64(await zip.whole(timestamp)) : null,
    files: {
      links: zip.names.filter((name) => hasLinesOf('links', name)),
      proofs: zip.names.filter((name) => hasLinesOf('proofs', name)),
    },
  };
  return [viewerJournal({ ...about, log }), viewerJournal({ ...about, log: null })];
}

/**
 * Checks that the page of an export shows the records of its journal, and nothing else. The files must have been compared
 * with the manifest.
 */
export async function checkViewer(
  zip: ZipFile,
  manifest: ExportManifest,
  log: KnownKeys['log'],
): Promise<Statement[]> {
  const wrong: string[] = [];
  if (!zip.has(viewerJournalName)) wrong.push(viewerJournalName);
  else {
    const found = decoded(await zip.whole(viewerJournalName));
    if (!(await journalFiles(zip, manifest, log)).includes(found)) wrong.push(viewerJournalName);
  }
  try {
    wrong.push(...(await differentFiles(zip, 'links', linkLines(zip))));
    wrong.push(...(await differentFiles(zip, 'proofs', proofLines(zip))));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UnreadableFile('The data of index.html is not text.', { cause: error });
  }
  if (wrong.length > 0) return wrong.map((name) => failed('viewer', `${name} shows something else.`));
  return [passed('viewer', 'The page index.html shows exactly these records.')];
}

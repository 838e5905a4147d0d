import { exportedLog, viewerPageName } from '#shared/evidence/export/export-manifest.ts';
import {
  proofsTogether,
  viewerFile,
  viewerJournal,
  viewerJournalName,
  viewerLine,
  viewerLink,
} from '#shared/evidence/export/viewer-files.ts';
import { type ChainFileLink, chainLine } from '#shared/evidence/record/chain-file.ts';
import { type TestLog, testJournal } from './evidence.ts';
import type { ExportFiles } from './evidence-export.ts';

const inParts = <Item>(all: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );

const asFile = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** Adds the page of an export and its data to the files of a chain, as the service does, with a page of the caller's. */
export function withViewer(
  files: ExportFiles,
  chain: readonly ChainFileLink[],
  log: TestLog,
  { page = '<!doctype html>', together = 3 } = {},
): ExportFiles {
  const all = new Map(files).set(viewerPageName, page);
  const links = chain.map((link) =>
    viewerLink(chainLine(link), files.get(`entries/${link.position.padStart(6, '0')}.json`)),
  );
  const proofs = (files.get(exportedLog.proofs) ?? '').split('\n').slice(1, -1);
  const lines = {
    links: inParts(links, together),
    proofs: inParts(
      proofs.map((line) => viewerLine('proofs', line.replace(/,$/, ''))),
      proofsTogether,
    ),
  };
  const names = { links: [] as string[], proofs: [] as string[] };
  for (const kind of ['links', 'proofs'] as const) {
    let first = 0;
    for (const part of lines[kind]) {
      const name = viewerFile(kind, first);
      names[kind].push(name);
      all.set(name, asFile(part));
      first += part.length;
    }
  }
  const about = viewerJournal({
    journal_id: testJournal,
    requested_at: '2026-11-21T08:30:14.000Z',
    entries: chain.filter(({ kind }) => kind === 'entry').length,
    links: chain.length,
    chain_head: chain.at(-1)?.hash ?? '',
    integrity_problems: [],
    log: { origin: log.key.name, vkey: log.key.vkey },
    checkpoint: files.get(exportedLog.checkpoint) ?? null,
    timestamp: null,
    files: names,
  });
  return all.set(viewerJournalName, about);
}

import { toBase64 } from '#shared/evidence/bytes.ts';
import { sha256Hex } from '#shared/evidence/digest.ts';
import { exportedLog, manifestNoteText } from '#shared/evidence/export/export-manifest.ts';
import { proofLine } from '#shared/evidence/export/proofs-file.ts';
import { chainLine } from '#shared/evidence/record/chain-file.ts';
import { addendum, entry, journalId, opening } from './example-journal.ts';
import { exampleKey } from './example-key.ts';
import { checkpoint, proofOf } from './example-log.ts';

export const key = exampleKey('digital-notary-journal/exports/example', 0x43);

const listOf = (members: readonly string[]) => `[\n${members.join(',\n')}\n]\n`;

const chain = [opening, entry, addendum];

/** The files of an export of the example journal that prove it, by their names. The entry's own files are left out. */
export async function exportFiles(): Promise<Record<string, string>> {
  const proofs = chain.map(({ position }, index) =>
    proofLine({ position, leaf: { index, proof: proofOf(index).map(toBase64) } }),
  );
  const files = {
    'audit/chain.json': listOf(chain.map(chainLine)),
    [exportedLog.checkpoint]: await checkpoint(),
    [exportedLog.proofs]: listOf(proofs),
  };
  const manifest = {
    format: 'digital-notary-journal-export',
    format_version: 2,
    journal_id: journalId,
    requested_at: '2026-11-21T08:30:14.000Z',
    entries: chain.filter(({ kind }) => kind === 'entry').length,
    links: chain.length,
    chain_head: addendum.hash,
    integrity_problems: [],
    files: Object.entries(files).map(([path, text]) => ({
      path,
      size: Buffer.byteLength(text),
      sha256: sha256Hex(text),
    })),
  };
  const manifestText = `${JSON.stringify(manifest, null, 2)}\n`;
  const note = await key.sign(manifestNoteText(new TextEncoder().encode(manifestText)));
  return { ...files, 'manifest.json': manifestText, 'manifest.note': note };
}

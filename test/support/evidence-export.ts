import { zipStream } from '#functions/adapters/data-export/zip-stream.ts';
import { sha256Hex } from '#shared/evidence/digest.ts';
import {
  exportedLog,
  exportedProof,
  manifestName,
  manifestNoteName,
  manifestNoteText,
} from '#shared/evidence/export/export-manifest.ts';
import { proofLine } from '#shared/evidence/export/proofs-file.ts';
import { tlogProof } from '#shared/evidence/log/tlog-proof.ts';
import { type ChainFileLink, chainLine } from '#shared/evidence/record/chain-file.ts';
import type { RandomAccess } from '#shared/evidence/zip/zip-file.ts';
import { idNumber, idSalt, type NoteSigningKey, type TestLog, testJournal } from './evidence.ts';

/** The files of an export by name. */
export type ExportFiles = Map<string, string>;

const lines = (members: readonly string[]) => (members.length === 0 ? '[]' : `[\n${members.join(',\n')}\n]`);

/** Returns an addendum as an exported entry shows it. */
function shownAddendum({ recorded, hash }: ChainFileLink) {
  const { addendum: number, reason, text, field, recorded_at: at } = JSON.parse(recorded);
  return { number, reason, text, field, at, hash };
}

/** Returns an exported entry as its notary sees it. The test chain seals few of its members. */
function shownEntry({ recorded, position }: ChainFileLink, chain: readonly ChainFileLink[]): string {
  const { number, journal_id, seal, kind, previous_hash, fee_cents, ...shown } = JSON.parse(recorded);
  return JSON.stringify({
    ...shown,
    entry_number: position.padStart(6, '0'),
    fee: fee_cents / 100,
    signers: [{ full_name: 'Sam Signer', id_number: idNumber, signature_data_url: null }],
    addenda: chain.filter((link) => link.position.startsWith(`${position}.a`)).map(shownAddendum),
    id_number_salts: { signers: [idSalt], credible_witnesses: [] },
  });
}

/** Returns the files of an export of a chain whose links are the first leaves of a log, except manifest and signature. */
export async function exportFiles(
  chain: readonly ChainFileLink[],
  log: TestLog,
  cosigned: (note: string) => string = (note) => note,
): Promise<ExportFiles> {
  const files: ExportFiles = new Map();
  for (const link of chain.filter(({ kind }) => kind === 'entry')) {
    const name = link.position.padStart(6, '0');
    files.set(`entries/${name}.json`, shownEntry(link, chain));
    files.set(`entries/${name}.pdf`, `%PDF-1.7 of entry ${name}`);
  }
  files.set('audit/chain.json', lines(chain.map(chainLine)));
  const size = log.leaves.length;
  const checkpoint = cosigned(await log.checkpointOf(size));
  files.set(exportedLog.checkpoint, checkpoint);
  const proofs = chain.map(({ position }, index) =>
    proofLine({ position, leaf: index < size ? { index, proof: log.proof(index) } : null }),
  );
  files.set(exportedLog.proofs, lines(proofs));
  for (const [index, { position }] of chain.entries()) {
    if (index >= size) continue;
    files.set(exportedProof(position), tlogProof({ index, proof: log.proof(index), checkpoint }));
  }
  return files;
}

/** Adds a manifest to files, signed by a key if one is given. */
export async function signedFiles(
  files: ExportFiles,
  chain: readonly ChainFileLink[],
  key?: NoteSigningKey,
  more: object = {},
): Promise<ExportFiles> {
  const manifest = JSON.stringify({
    format: 'digital-notary-journal-export',
    format_version: 2,
    journal_id: testJournal,
    requested_at: '2026-11-21T08:30:14.000Z',
    entries: chain.filter(({ kind }) => kind === 'entry').length,
    links: chain.length,
    chain_head: chain.at(-1)?.hash ?? '',
    integrity_problems: [],
    files: [...files].map(([path, text]) => ({
      path,
      size: Buffer.byteLength(text),
      sha256: sha256Hex(text),
    })),
    ...more,
  });
  const signed = new Map(files).set(manifestName, manifest);
  return key
    ? signed.set(manifestNoteName, await key.sign(manifestNoteText(new TextEncoder().encode(manifest))))
    : signed;
}

/** Returns a ZIP of files, made as the service makes it. */
export async function zipOf(files: Iterable<readonly [name: string, text: string]>): Promise<Uint8Array> {
  async function* zipped() {
    for (const [name, text] of files) yield { name, content: Buffer.from(text) };
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(zipped(), new Date('2026-11-21T08:30:14Z'))) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

/** Returns bytes as a file that is read piece by piece. */
export const inMemory = (bytes: Uint8Array): RandomAccess => ({
  size: bytes.length,
  read: async (from, to) => {
    if (from < 0 || from > to || to > bytes.length) throw new Error('This is outside of the file');
    return bytes.subarray(from, to);
  },
});

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { noEd25519 } from '../log/check-checkpoint.ts';
import type { KnownKeys } from '../log/known-keys.ts';
import { openNote } from '../log/signed-note.ts';
import { UnreadableFile } from '../read-value.ts';
import { failed, passed, type Statement, unchecked } from '../statement.ts';
import type { ZipFile } from '../zip/zip-file.ts';
import {
  type ExportManifest,
  manifestName,
  manifestNoteName,
  manifestNoteText,
  readManifest,
} from './export-manifest.ts';

/** At most this many sentences name files one by one. */
const mostNamed = 20;

/** Checks that the service signed the manifest of a data export, with the key for exports. */
export async function checkManifest(
  zip: Pick<ZipFile, 'has' | 'whole'>,
  { vkey }: KnownKeys['exports'],
): Promise<{ statement: Statement; manifest: ExportManifest | undefined }> {
  const none = (statement: Statement) => ({ statement, manifest: undefined });
  if (!zip.has(manifestName)) {
    return none(
      failed('manifest', 'This ZIP is not a data export from the journal. It has no manifest.json.'),
    );
  }
  if (!zip.has(manifestNoteName)) {
    return none(failed('manifest', 'This export is not signed by the service. It has no manifest.note.'));
  }
  const bytes = await zip.whole(manifestName);
  const note = new TextDecoder().decode(await zip.whole(manifestNoteName, 10_000));
  try {
    const { text } = await openNote(note, [vkey]);
    if (text !== manifestNoteText(bytes)) {
      return none(failed('manifest', 'The list of files was changed after the service signed it.'));
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'NotSupportedError') {
      return none(unchecked('manifest', noEd25519));
    }
    return none(failed('manifest', 'This export is not signed by the service.'));
  }
  const manifest = readManifest(new TextDecoder().decode(bytes));
  const details = { 'Signature of the list of files': note };
  return { statement: passed('manifest', 'The service signed the list of files.', details), manifest };
}

/** Returns what is wrong with a file of the manifest. */
async function fileFaults(
  zip: Pick<ZipFile, 'contents'>,
  { path, size, sha256: digest }: ExportManifest['files'][number],
): Promise<string[]> {
  const hash = sha256.create();
  const faults: string[] = [];
  let found = 0;
  try {
    for await (const piece of zip.contents(path)) {
      hash.update(piece);
      found += piece.length;
    }
  } catch (error) {
    // After the last piece: another checksum than the ZIP lists.
    if (!(error instanceof UnreadableFile)) throw error;
    faults.push(error.message);
  }
  const isSame = found === size && bytesToHex(hash.digest()) === digest;
  return isSame ? faults : [...faults, `${path} was changed.`];
}

/** Returns sentences as failed statements, and the number of those that are too many to name. */
export function namedFaults(check: Statement['check'], faults: readonly string[]): Statement[] {
  const rest = faults.length - mostNamed;
  const more = rest > 0 ? [failed(check, `And ${rest.toLocaleString('en-US')} more like these.`)] : [];
  return [...faults.slice(0, mostNamed).map((fault) => failed(check, fault)), ...more];
}

/**
 * Checks that a ZIP has exactly the files of its manifest, unchanged. The manifest must have been checked. `onProgress`
 * gets the share of bytes that were read, from 0 to 1.
 */
export async function checkFiles(
  zip: ZipFile,
  { files }: ExportManifest,
  onProgress: (share: number) => void = () => {},
): Promise<Statement[]> {
  const faults: string[] = [];
  const listed = new Set(files.map(({ path }) => path));
  if (listed.size !== files.length) faults.push('The list of files names the same file twice.');
  for (const name of zip.names) {
    if (name === manifestName || name === manifestNoteName || listed.has(name)) continue;
    faults.push(`${name} was added. The service did not put it there.`);
  }
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const file of files) {
    if (!zip.has(file.path)) faults.push(`${file.path} is missing.`);
    else faults.push(...(await fileFaults(zip, file)));
    done += file.size;
    onProgress(done / total);
  }
  // The sentence about the ZIP is the same for each file.
  if (faults.length > 0) return namedFaults('files', [...new Set(faults)]);
  return [
    passed('files', `All ${files.length.toLocaleString('en-US')} files are there, and none was changed.`),
  ];
}

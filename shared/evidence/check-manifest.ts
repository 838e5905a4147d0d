import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { noEd25519 } from './check-checkpoint.ts';
import {
  type ExportManifest,
  manifestName,
  manifestNoteName,
  manifestNoteText,
  readManifest,
} from './export-manifest.ts';
import type { KnownKeys } from './known-keys.ts';
import { UnreadableFile } from './read-value.ts';
import { openNote } from './signed-note.ts';
import { failed, passed, type Statement, unchecked } from './statement.ts';
import type { ZipFile } from './zip-file.ts';

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

async function factsOf(zip: Pick<ZipFile, 'contents'>, name: string) {
  const hash = sha256.create();
  let size = 0;
  for await (const piece of zip.contents(name)) {
    hash.update(piece);
    size += piece.length;
  }
  return { size, sha256: bytesToHex(hash.digest()) };
}

/** Whether a file has the size and SHA-256 that the manifest says. A file that cannot be unpacked has not. */
async function isUnchanged(
  zip: Pick<ZipFile, 'contents'>,
  { path, size, sha256: digest }: ExportManifest['files'][number],
): Promise<boolean> {
  try {
    const found = await factsOf(zip, path);
    return found.size === size && found.sha256 === digest;
  } catch (error) {
    if (error instanceof UnreadableFile) return false;
    throw error;
  }
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
  const present = new Set(zip.names);
  if (listed.size !== files.length) faults.push('The list of files names the same file twice.');
  if (present.size !== zip.names.length) faults.push('The ZIP has two files with the same name.');
  for (const name of present) {
    if (name === manifestName || name === manifestNoteName || listed.has(name)) continue;
    faults.push(`${name} was added. The service did not put it there.`);
  }
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const file of files) {
    if (!present.has(file.path)) faults.push(`${file.path} is missing.`);
    else if (!(await isUnchanged(zip, file))) faults.push(`${file.path} was changed.`);
    done += file.size;
    onProgress(done / total);
  }
  if (faults.length > 0) return namedFaults('files', faults);
  return [
    passed('files', `All ${files.length.toLocaleString('en-US')} files are there, and none was changed.`),
  ];
}

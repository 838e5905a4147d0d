import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const limits = { timeout: 30_000, maxBuffer: 64 * 1024 * 1024 };

/** Files by their names. */
export type Files = ReadonlyMap<string, Buffer>;

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'agreement-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((one) => !one.isDirectory())) {
    const path = join(entry.parentPath, entry.name);
    files.set(
      path.slice(folder.length + 1),
      entry.isFile() ? await readFile(path) : Buffer.from('not a file'),
    );
  }
  return files;
}

/** Returns the text and the attached files of a PDF, as poppler reads them. */
export function popplerReading(pdf: Uint8Array): Promise<{ text: string; attached: Files }> {
  return inFolder(async (folder) => {
    const path = join(folder, 'a.pdf');
    await writeFile(path, pdf);
    const { stdout } = await run('pdftotext', ['-raw', path, '-'], limits);
    const out = await mkdtemp(join(folder, 'attached-'));
    await run('pdfdetach', ['-saveall', '-o', out, path], limits);
    return { text: stdout, attached: await filesIn(out) };
  });
}

import type { KnownKeys } from '#shared/evidence/known-keys.ts';
import { verifyExport } from '#shared/evidence/verify-export.ts';
import { openZip } from '#shared/evidence/zip-file.ts';
import { openFile } from '../verify/sources.ts';

/** Returns what is wrong with a data export on disk, as sentences. What cannot be checked yet is not wrong. */
export async function exportFaults(path: string, keys: KnownKeys): Promise<string[]> {
  const file = await openFile(path);
  try {
    const { statements } = await verifyExport(await openZip(file), { keys });
    return statements.flatMap(({ outcome, text }) => (outcome === 'failed' ? text : []));
  } finally {
    await file.close();
  }
}

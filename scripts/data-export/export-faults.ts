import { verifyExport } from '#shared/evidence/export/verify-export.ts';
import type { KnownKeys } from '#shared/evidence/log/known-keys.ts';
import { openFile } from '../verify/sources.ts';

/** Returns the faults of a data export on disk, as sentences. A part that cannot be checked yet is no fault. */
export async function exportFaults(path: string, keys: KnownKeys): Promise<string[]> {
  const file = await openFile(path);
  try {
    const { statements } = await verifyExport(file, { keys });
    return statements.flatMap(({ outcome, text }) => (outcome === 'failed' ? text : []));
  } finally {
    await file.close();
  }
}

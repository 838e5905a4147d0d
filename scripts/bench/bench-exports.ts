import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { table } from '#functions/store/table/table.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { limits } from '#shared/data/limits.ts';
import { openZip } from '../data-export/stored-zip.ts';
import { accountOf } from './account-of.ts';
import { startBenchStack } from './bench-stack.ts';
import { deployedCall, redirectedFile } from './deployed-call.ts';
import { fillJournal } from './fill-journal.ts';
import { proNotary } from './pro-notary.ts';
import { sealedNotary } from './sealed-notary.ts';

/**
 * Makes the batch ZIP of 50 entries with two signed signers and a photo each, the printed journal of 500 of them, and the
 * spreadsheet of `rows` entries, each with the bundle of its function in a new process with a heap of at most 512 MB.
 * Prints time, CPU time, and peak memory.
 */
export async function benchExports(rows: number = limits.csvRows): Promise<void> {
  const { folder, plan, aws, stop } = await startBenchStack();
  const measured = async (id: RouteId, call: object) => {
    const response = await deployedCall(plan, aws, id, call);
    const file = await redirectedFile(response);
    console.log(id, { ...response, location: undefined }, file ? `${(file.length / 1e6).toFixed(1)} MB` : '');
    return file;
  };

  const notary = await sealedNotary('bench@example.com', 500, limits.batchExport);
  console.log(`A photo has ${Math.round(notary.photoBytes / 1_000)} KB.`);
  const entryIds = notary.entries.map(({ id }) => id);
  const file = await measured('export-entries', { token: notary.token, body: { entry_ids: entryIds } });
  if (file) {
    const path = join(folder, 'batch.zip');
    await writeFile(path, file);
    const zip = await openZip(path);
    const { length } = zip.names;
    if (length !== limits.batchExport)
      throw new Error(`The batch contains ${length} files: entries are damaged`);
    await zip.close();
  }
  await measured('export-journal-pdf', { token: notary.token });

  const busy = await proNotary('busy@example.com');
  console.log(`Filling a journal with ${rows} entries ...`);
  await fillJournal(table(), await accountOf(busy), rows);
  await measured('export-journal-csv', { token: busy.token });
  await stop();
}

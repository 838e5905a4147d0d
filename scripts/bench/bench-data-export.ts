import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ulid } from 'ulid';
import { kmsKey } from '#functions/adapters/signing/kms-key.ts';
import { noteSigner } from '#functions/adapters/signing/note-signer.ts';
import { startDataExport } from '#functions/services/data-export/start-data-export.ts';
import { dataExportStore } from '#functions/store/account/data-export-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { table } from '#functions/store/table/table.ts';
import { exportFaults } from '../data-export/export-faults.ts';
import { openZip } from '../data-export/stored-zip.ts';
import { localValues, plannedCode } from '../local/assembly/stack-plan.ts';
import { accountOf } from './account-of.ts';
import { startBenchStack } from './bench-stack.ts';
import { heapMegabytes } from './deployed-call.ts';
import { exportableJournal } from './exportable-journal.ts';

/**
 * Makes the data export of a journal, each entry with a signature and a photo, in a process with a heap of at most 512 MB,
 * verifies the file, and prints time and peak memory. After `pdfs` PDFs, the last one is used again.
 */
export async function benchDataExport(count = 10_000, pdfs = count): Promise<void> {
  const { folder, plan, aws, stop } = await startBenchStack();
  const worker = plannedCode(plan, 'prepare-data-export');

  console.log(`Filling a journal with ${count} entries ...`);
  const user = await exportableJournal('bench', count);

  const deps = { exports: dataExportStore(table()), journal: journalStore(table()) };
  const started = await startDataExport(
    { ...deps, newId: ulid, now: () => new Date() },
    await accountOf(user),
  );
  if (!started.ok) throw new Error('No export was started');
  console.log('Exporting it ...');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      `--max-old-space-size=${heapMegabytes}`,
      join(import.meta.dirname, 'export-rounds.ts'),
      user.id,
      String(pdfs),
    ],
    { env: { ...process.env, ...worker.environment, ...aws, LOG_LEVEL: 'ERROR' } },
  );
  console.log(stdout.trim());

  const path = join(folder, 'export.zip');
  const { Body } = await new S3Client({ forcePathStyle: true }).send(
    new GetObjectCommand({
      Bucket: localValues.FilesBucketName,
      Key: `data-exports/${user.id}/${started.value.export.id}/export.zip`,
    }),
  );
  if (!(Body instanceof Readable)) throw new Error('The file of the export is missing');
  await writeFile(path, Body);
  const zip = await openZip(path);
  const vkey = await noteSigner('exports', kmsKey(localValues.ExportsKeyArn)).vkey();
  // Nothing runs the log here, so the file has no checkpoint that another key could be needed for.
  const keys = {
    log: { origin: '', vkey },
    pdf: { certificates: [] },
    exports: { vkey },
    timestamps: { certificates: [] },
  };
  const faults = await exportFaults(path, keys);
  console.log(
    `${zip.names.length} files; faults: ${faults.length === 0 ? 'none' : faults.slice(0, 5).join(', ')}`,
  );
  await zip.close();
  await stop();
}

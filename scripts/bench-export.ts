import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { startDataExport } from '#functions/services/data-export/start-data-export.ts';
import { accountStore } from '#functions/store/account-store.ts';
import { dataExportStore } from '#functions/store/data-export-store.ts';
import { entryStore } from '#functions/store/entry-store.ts';
import { journalStore } from '#functions/store/journal-store.ts';
import { table } from '#functions/store/table.ts';
import { toWire } from '#shared/contract/wire.ts';
import { aPhoto } from './bench/a-photo.ts';
import { fillSealedJournal } from './bench/fill-sealed-journal.ts';
import { callHandler } from './bench/handlers.ts';
import { openZip } from './data-export/stored-zip.ts';
import { verifyExport } from './data-export/verify-export.ts';
import { currentAssembly } from './local/assembly.ts';
import { awsEnvironment } from './local/aws-environment.ts';
import { command } from './local/command.ts';
import { dataFolder } from './local/data-folder.ts';
import { startDynamoDb } from './local/dynamodb.ts';
import { startServices } from './local/local-stack.ts';
import { localValues, readPlan } from './local/stack-plan.ts';
import { drawnSignature } from './seed/drawn-signature.ts';
import { randomFrom } from './seed/random.ts';
import { sampleEntry } from './seed/sample-entry.ts';

/*
 * `npm run bench-export -- [entries] [PDFs]`: makes the export of a journal (10,000 entries unless given, each with a
 * signature and a photo) in a process of at most 512 MB of heap, verifies the file, and prints time and the most memory
 * that was held. After so many PDFs as are asked for the last one is taken again.
 */

const heapMegabytes = 512;
const photo = { width: 640, height: 480, quality: 60 };

await command(async () => {
  const [count = 10_000, pdfs = count] = process.argv.slice(2).map(Number);
  const folder = await mkdtemp(join(tmpdir(), 'journal-bench-export-'));
  const plan = readPlan(await currentAssembly(), 'http://localhost');
  const data = dataFolder(join(folder, 'data'));
  const services = await startServices(plan, data, startDynamoDb());
  const worker = plan.events.find(({ id }) => id === 'prepare-data-export')?.function;
  if (!worker) throw new Error('No function prepares exports');
  const aws = awsEnvironment(services.endpoints);
  Object.assign(process.env, ...plan.routes.map((route) => route.function.environment), aws, {
    LOG_LEVEL: 'ERROR',
  });

  const random = randomFrom(7);
  const { access_token: token, user } = z
    .object({ access_token: z.string(), user: z.object({ id: z.string() }) })
    .parse(
      await callHandler('register', {
        body: { email: 'bench@example.com', password: 'a long passphrase', full_name: 'Benedict Bench' },
      }),
    );
  const draft = z
    .object({ id: z.string() })
    .parse(await callHandler('create-draft', { token, body: toWire(sampleEntry(random, '2026-01-15')) }));
  const account = await accountStore(table()).get(user.id);
  const template = await entryStore(table()).get(user.id, draft.id, new Date());
  if (!account || !template) throw new Error('The bench has no journal');
  console.log(`A journal of ${count} entries ...`);
  const images = { signature: drawnSignature(random), photo: aPhoto(random, photo) };
  await fillSealedJournal(table(), account, { count, template, ...images });

  const deps = { exports: dataExportStore(table()), journal: journalStore(table()) };
  const started = await startDataExport({ ...deps, newId: ulid, now: () => new Date() }, user.id);
  if (!started.ok) throw new Error('No export was started');
  console.log('Its export ...');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      `--max-old-space-size=${heapMegabytes}`,
      join(import.meta.dirname, 'bench', 'export-rounds.ts'),
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
  const faults = await verifyExport(zip);
  console.log(
    `${zip.names.length} files; faults: ${faults.length === 0 ? 'none' : faults.slice(0, 5).join(', ')}`,
  );
  await zip.close();
  await services.stop();
  await rm(folder, { recursive: true });
});

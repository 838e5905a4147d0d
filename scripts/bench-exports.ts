import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { table } from '#functions/store/table.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { limits } from '#shared/data/limits.ts';
import { deployedCall, redirectedFile } from './bench/deployed-call.ts';
import { fillJournal } from './bench/fill-journal.ts';
import { proNotary } from './bench/pro-notary.ts';
import { sealedNotary } from './bench/sealed-notary.ts';
import { currentAssembly } from './local/assembly.ts';
import { awsEnvironment } from './local/aws-environment.ts';
import { command } from './local/command.ts';
import { dataFolder } from './local/data-folder.ts';
import { startDynamoDb } from './local/dynamodb.ts';
import { startServices } from './local/local-stack.ts';
import { readPlan } from './local/stack-plan.ts';

/*
 * `npm run bench-exports -- [rows]`: the batch ZIP of 50 entries with two signed signers and a photo each, the printed
 * journal of 500 of them, and the spreadsheet of `rows` entries (as many as it may hold unless given), each by the bundle of its
 * function in a new process of at most 512 MB of heap; prints time, CPU and the most memory that was held.
 */

const run = promisify(execFile);

await command(async () => {
  const rows = Number(process.argv[2] ?? limits.csvRows);
  const folder = await mkdtemp(join(tmpdir(), 'journal-bench-exports-'));
  const plan = readPlan(await currentAssembly(), 'http://localhost');
  const services = await startServices(plan, dataFolder(join(folder, 'data')), startDynamoDb());
  const aws = awsEnvironment(services.endpoints);
  Object.assign(process.env, ...plan.routes.map((route) => route.function.environment), aws, {
    LOG_LEVEL: 'ERROR',
  });

  const measured = async (id: RouteId, call: object) => {
    const answer = await deployedCall(plan, aws, id, call);
    const file = await redirectedFile(answer);
    console.log(id, { ...answer, location: undefined }, file ? `${(file.length / 1e6).toFixed(1)} MB` : '');
    return file;
  };

  const notary = await sealedNotary('bench@example.com', 500, limits.batchExport);
  console.log(`A photo has ${Math.round(notary.photoBytes / 1_000)} KB.`);
  const entryIds = notary.entries.map(({ id }) => id);
  const zip = await measured('export-entries', { token: notary.token, body: { entry_ids: entryIds } });
  if (zip) {
    const path = join(folder, 'batch.zip');
    await writeFile(path, zip);
    const { stdout } = await run('unzip', ['-tq', path]);
    console.log(stdout.trim());
  }
  await measured('export-journal-pdf', { token: notary.token });

  const busy = await proNotary('busy@example.com');
  console.log(`A journal of ${rows} entries ...`);
  await fillJournal(table(), busy.id, rows);
  await measured('export-journal-csv', { token: busy.token });
  await services.stop();
  await rm(folder, { recursive: true });
});

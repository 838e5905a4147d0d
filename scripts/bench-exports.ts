import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { accountStore } from '#functions/store/account-store.ts';
import { entryStore } from '#functions/store/entry-store.ts';
import { accountKey } from '#functions/store/keys.ts';
import { table } from '#functions/store/table.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { toWire } from '#shared/contract/wire.ts';
import { limits } from '#shared/data/limits.ts';
import { aPhoto } from './bench/a-photo.ts';
import { fillJournal } from './bench/fill-journal.ts';
import { fillSealedJournal } from './bench/fill-sealed-journal.ts';
import { callHandler } from './bench/handlers.ts';
import { currentAssembly } from './local/assembly.ts';
import { awsEnvironment } from './local/aws-environment.ts';
import { command } from './local/command.ts';
import { dataFolder } from './local/data-folder.ts';
import { startDynamoDb } from './local/dynamodb.ts';
import { startServices } from './local/local-stack.ts';
import { readPlan } from './local/stack-plan.ts';
import { drawnSignature } from './seed/drawn-signature.ts';
import { randomFrom } from './seed/random.ts';
import { sampleEntry } from './seed/sample-entry.ts';

/*
 * `npm run bench-exports -- [rows]`: the batch ZIP of 50 entries with two signed signers and a photo each, the printed
 * journal of 500 of them, and the spreadsheet of `rows` entries (as many as it may hold unless given), each by the bundle of its
 * function in a new process of at most 512 MB of heap; prints time, CPU and the most memory that was held.
 */

const heapMegabytes = 512;
/** What a client sends of a photo: scaled down to 1600 pixels (decisions, "Entries"). */
const photo = { width: 1_600, height: 1_200, quality: 75 };
const run = promisify(execFile);
const registered = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

async function proNotary(email: string) {
  const body = { email, password: 'a long passphrase', full_name: 'Benedict Bench' };
  const { access_token: token, user } = registered.parse(await callHandler('register', { body }));
  const subscription = {
    ...{ id: 'sub_bench', status: 'active', planId: 'pro', cycle: 'monthly', pastDueSince: null },
    ...{ pending: null, scheduleId: null, card: null, periodEnd: new Date(Date.now() + 1e9).toISOString() },
  };
  const billing = {
    ...{ version: 1, attempts: 0, customerId: null, scheduled: null, trialEndedAt: null, dispute: null },
    ...{ readAt: null, subscription },
  };
  const { client, name } = table();
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: accountKey(user.id),
      UpdateExpression: 'SET billing = :billing',
      ExpressionAttributeValues: { ':billing': billing },
    }),
  );
  return { token, id: user.id };
}

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
    const deployed = plan.routes.find((route) => route.id === id)?.function;
    if (!deployed) throw new Error(`${id} is not deployed`);
    const script = join(import.meta.dirname, 'bench', 'measured-call.ts');
    const args = [`--max-old-space-size=${heapMegabytes}`, script, deployed.file, id, JSON.stringify(call)];
    const environment = { ...process.env, ...deployed.environment, ...aws, LOG_LEVEL: 'ERROR' };
    const { stdout } = await run(process.execPath, args, { env: environment });
    const { location, ...figures } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
    const file = location && Buffer.from(await (await fetch(location)).arrayBuffer());
    console.log(id, figures, file ? `${(file.length / 1e6).toFixed(1)} MB` : '');
    return file || undefined;
  };

  const random = randomFrom(7);
  const notary = await proNotary('bench@example.com');
  const sample = sampleEntry(random, '2026-01-15');
  const [signer] = sample.signers ?? [];
  if (!signer) throw new Error('The sample has no signer');
  const body = toWire({ ...sample, signers: [signer, { ...signer, firstName: 'Second' }] });
  const draft = z
    .object({ id: z.string() })
    .parse(await callHandler('create-draft', { token: notary.token, body }));
  const account = await accountStore(table()).get(notary.id);
  const template = await entryStore(table()).get(notary.id, draft.id, new Date());
  if (!account || !template) throw new Error('The bench has no journal');
  const images = { signature: drawnSignature(random), photo: aPhoto(random, photo) };
  console.log(`A photo has ${Math.round((images.photo.length * 3) / 4_000)} KB.`);
  await fillSealedJournal(table(), account, { count: 500, template, ...images });

  const submitted = await entryStore(table()).submittedRows(notary.id, 1, limits.batchExport);
  const entryIds = submitted.map(({ id }) => id);
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

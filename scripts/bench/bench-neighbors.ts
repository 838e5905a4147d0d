import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { listObjects } from '#functions/adapters/s3/s3-listing.ts';
import { putObject } from '#functions/adapters/s3/s3-objects.ts';
import { startDataExport } from '#functions/services/data-export/start-data-export.ts';
import { dataExportStore } from '#functions/store/account/data-export-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import { uploadKey } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';
import { startLocalApi } from '../local/local-stack.ts';
import { accountOf } from './account-of.ts';
import { startBenchStack } from './bench-stack.ts';
import {
  type BenchNotary,
  createBenchDraft,
  exportableJournal,
  registerBenchNotary,
} from './exportable-journal.ts';
import { callHandler } from './handlers.ts';

const rounds = 3;

const exportOf = ({ id }: BenchNotary) => dataExportStore(table()).get(id);

/** Returns the seconds until something is true. */
async function secondsUntil(isTrue: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await isTrue())) await sleep(20);
  return (performance.now() - begun) / 1_000;
}

async function startExport(notary: BenchNotary): Promise<void> {
  const deps = { exports: dataExportStore(table()), journal: journalStore(table()) };
  const started = await startDataExport(
    { ...deps, newId: ulid, now: () => new Date() },
    await accountOf(notary),
  );
  if (!started.ok) throw new Error('No export was started');
}

/** Removes the item of an upload. Returns the seconds until its file is gone. */
async function purgeSeconds({ id }: BenchNotary): Promise<number> {
  const fileId = ulid();
  const key = `uploads/${id}/${fileId}`;
  const { client, name: TableName } = table();
  const Key = uploadKey(id, fileId);
  await putObject(key, Buffer.from('%PDF'), 'application/pdf');
  const Item = { ...Key, status: 'open', purpose: 'insurance_document' };
  await client.send(new PutCommand({ TableName, Item }));
  await client.send(new DeleteCommand({ TableName, Key }));
  return secondsUntil(async () => (await listObjects(key)).keys.length === 0);
}

/** Submits an entry. Returns the seconds until the search index has it. */
async function indexSeconds(notary: BenchNotary): Promise<number> {
  const { journalId } = await accountOf(notary);
  const { token } = notary;
  await callHandler('submit-entry', { token, params: { id: await createBenchDraft(notary) } });
  return secondsUntil(async () => (await searchIndexStore(table()).position(journalId)).upTo > 0);
}

/** Starts an export. Returns the seconds until it is ready. */
async function exportSeconds(notary: BenchNotary): Promise<number> {
  await startExport(notary);
  return secondsUntil(async () => (await exportOf(notary))?.status === 'ready');
}

/** Prints what new notaries wait for, one after another. */
async function printWaits(when: string): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    const notary = await registerBenchNotary(`${when.replaceAll(' ', '-')}-${round}`);
    const waits = {
      purge: await purgeSeconds(notary),
      index: await indexSeconds(notary),
      export: await exportSeconds(notary),
    };
    const shown = Object.entries(waits).map(([what, seconds]) => `${what} ${seconds.toFixed(1)} s`);
    console.log(`${when}: ${shown.join(', ')}`);
  }
}

/**
 * Prints what notaries wait for until a file is purged, an entry is indexed, and a small account is exported: alone,
 * and while another notary exports a journal of `entries` entries.
 */
export async function benchNeighbors(entries = 400): Promise<void> {
  const { plan, services, stop } = await startBenchStack();
  const api = await startLocalApi(plan, services, { output: 'errors', skipDailyWork: true });
  try {
    console.log(`Filling a journal with ${entries} entries ...`);
    const heavy = await exportableJournal('heavy', entries);
    await printWaits('alone');
    await startExport(heavy);
    const total = secondsUntil(async () => (await exportOf(heavy))?.status === 'ready');
    await secondsUntil(async () => (await exportOf(heavy))?.stage === 'entries');
    await printWaits('beside a heavy export');
    const { status, position } = (await exportOf(heavy)) ?? {};
    console.log(`The heavy export was then ${status}, at link ${position} of ${entries}.`);
    console.log(`It took ${(await total).toFixed(0)} s.`);
  } finally {
    await api.stop();
    await stop();
  }
}

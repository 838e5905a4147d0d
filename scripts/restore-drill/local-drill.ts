import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountStore } from '#functions/store/account/account-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { table } from '#functions/store/table/table.ts';
import { synthesize } from '#infra/synthesize.ts';
import type { ApiProcess } from '../local/api/api-process.ts';
import { currentAssembly } from '../local/assembly/assembly.ts';
import { savePlan } from '../local/assembly/save-plan.ts';
import { localValues, readPlan, type StackPlan, settingsOf } from '../local/assembly/stack-plan.ts';
import { awsEnvironment } from '../local/aws/aws-environment.ts';
import { type DataFolder, dataFolder } from '../local/data-folder.ts';
import { startDynamoDb } from '../local/database/dynamodb.ts';
import { startLocalApi, startServices } from '../local/local-stack.ts';
import {
  type BusyNotary,
  keepWriting,
  openEntry,
  recordEntry,
  registerNotaries,
  signIn,
} from './busy-journals.ts';
import { copyFiles, restoreFiles } from './file-copies.ts';
import { deployedAfter } from './published-versions.ts';
import { restoreTable, snapshotTable } from './table-snapshot.ts';
import { kindOf, type Verified, verifyJournals } from './verify-journals.ts';

/** How much the drill writes: notaries, and entries that each records before, during, and after the backup. */
export type DrillSize = {
  notaries: number;
  entries: number;
  /** The setting with which the restored stage is deployed. With that of the first deployment, sign-in fails. */
  dataEpoch?: string;
};

/** The findings of a drill. Times are in milliseconds. */
export type DrillResult = {
  verified: Verified;
  /** Items of the backup, by kind. */
  expected: Record<string, number>;
  files: number;
  /** Items that changed while they were copied. */
  undone: number;
  before: { acknowledged: number; lost: number };
  /** Entries that were acknowledged after the moment of the backup, and how long after it the last one was. */
  after: { acknowledged: number; ms: number };
  /** The number that the restored product gave to a new entry, and the last one before it. */
  next: { number: number; last: number };
  took: { backup: number; restore: number; verify: number; serve: number };
};

/** The services of a stage. `serve` starts its API and functions, and returns the API's address. */
type Stack = { dynamodb: string; s3: string; serve: () => Promise<string>; stop: () => Promise<void> };

/** The values of the stage that a restore changes: what was lost is restored beside it, under another name. */
const restoredValues = {
  TableName: `${localValues.TableName}-restored`,
  FilesBucketName: `${localValues.FilesBucketName}-restored`,
  SealedBucketName: `${localValues.SealedBucketName}-restored`,
} as const;

/** Synthesizes the stage as it is deployed after a restore (docs/runbooks/restore.md), and returns the folder. */
async function assemblyWith(dataEpoch: string, bundles: string, outDir: string): Promise<string> {
  const settings = { dataEpoch };
  savePlan(
    outDir,
    await synthesize({ stage: 'local', outDir, bundles, settings, validates: false }),
    bundles,
  );
  return outDir;
}

async function startStack(plan: StackPlan, folder: DataFolder): Promise<Stack> {
  const services = await startServices(plan, folder, startDynamoDb());
  const { dynamodb, s3 } = services.endpoints;
  Object.assign(process.env, settingsOf(plan), awsEnvironment(services.endpoints));
  let api: ApiProcess | undefined;
  return {
    dynamodb,
    s3,
    serve: async () => {
      api = await startLocalApi(plan, services, { output: 'errors' });
      return `http://127.0.0.1:${api.port}`;
    },
    stop: async () => {
      await api?.stop();
      await services.stop();
    },
  };
}

const timed = async <T>(run: () => Promise<T>): Promise<[T, number]> => {
  const start = performance.now();
  return [await run(), performance.now() - start];
};

/** Deletes the table and all files, as a disaster does. Only the backup and the keys remain. */
async function destroy(stack: Stack, folder: DataFolder): Promise<void> {
  await stack.stop();
  await rm(folder.s3, { recursive: true });
  await rm(folder.dynamodb, { recursive: true });
}

/** Returns the last number of each journal, and the ID of its entry. */
async function lastEntries(
  notaryIds: readonly string[],
): Promise<Map<string, { last: number; entryId: string }>> {
  const found = new Map<string, { last: number; entryId: string }>();
  for (const id of notaryIds) {
    const account = await accountStore(table()).get(id);
    if (!account) continue;
    const { lastNumber, lastLink } = await journalStore(table()).ledger(account.journalId);
    const [link] = await chainStore(table()).links(account.journalId, lastLink, lastLink);
    if (link?.kind === 'entry') found.set(id, { last: lastNumber, entryId: link.entryId });
  }
  return found;
}

/** Signs in on a restored stage, opens an entry whole, and records another one. */
async function useStage(
  apiUrl: string,
  owners: readonly BusyNotary[],
  lasts: Awaited<ReturnType<typeof lastEntries>>,
): Promise<{ number: number; last: number }> {
  const owner = owners.find(({ id }) => lasts.has(id));
  const known = owner && lasts.get(owner.id);
  if (!known) throw new Error('No journal was restored');
  const token = await signIn(apiUrl, owner);
  await openEntry(apiUrl, token, known.entryId);
  return { number: await recordEntry(apiUrl, { token, random: owner.random }), last: known.last };
}

/**
 * Backs up a stack while notaries write, destroys it, restores the backup into a new stack, and verifies that. `tell`
 * hears of each step; `damage` may change what was restored before it is verified.
 */
export async function localDrill(
  { notaries, entries, dataEpoch = 'restored' }: DrillSize,
  tell: (step: string) => void,
  damage: () => Promise<void> = async () => {},
): Promise<DrillResult> {
  const root = await mkdtemp(join(tmpdir(), 'restore-drill-'));
  const siteUrl = 'http://localhost';
  const assembly = await currentAssembly();
  const plan = readPlan(assembly, siteUrl);
  const running: Stack[] = [];
  const open = async (of: StackPlan, folder: DataFolder) => {
    const stack = await startStack(of, folder);
    running.push(stack);
    return stack;
  };
  try {
    tell('Start a stage, and let notaries write');
    const first = dataFolder(join(root, 'before'));
    const original = await open(plan, first);
    const apiUrl = await original.serve();
    const owners = await registerNotaries(apiUrl, notaries);
    const writers = keepWriting(apiUrl, owners);
    const { acknowledged } = writers;
    await writers.until(() => acknowledged.length >= notaries * entries);

    tell('Back up table and files while they write');
    // The moment of the backup is between these two.
    const moment = Date.now();
    let momentEnd = moment;
    const [{ snapshot, copies }, backup] = await timed(async () => ({
      snapshot: await snapshotTable({ endpoint: original.dynamodb, table: plan.table.TableName }, () => {
        momentEnd = Date.now();
      }),
      copies: await copyFiles(
        original.s3,
        plan.buckets.map(({ name }) => name),
        new Date(momentEnd),
        join(root, 'files'),
      ),
    }));
    const atBackup = acknowledged.length;
    await writers.until(() => acknowledged.length >= atBackup + notaries * entries);
    await writers.stop();

    tell('Destroy the stage');
    running.pop();
    await destroy(original, first);

    tell('Restore the backup into a new stage');
    const second = dataFolder(join(root, 'after'));
    // KMS and Secrets Manager keep their keys elsewhere, and survive.
    for (const name of ['keys.json', 'signing-keys'])
      await cp(join(first.root, name), join(second.root, name), { recursive: true });
    const [restored, restore] = await timed(async () => {
      const changed = await assemblyWith(dataEpoch, join(assembly, 'functions'), join(root, 'assembly'));
      const next = readPlan(changed, siteUrl, restoredValues);
      const stack = await open({ ...next, functions: deployedAfter(plan.functions, next.functions) }, second);
      await restoreTable({ endpoint: stack.dynamodb, table: next.table.TableName }, snapshot.items);
      const names = new Map(plan.buckets.map(({ name }, at) => [name, next.buckets[at]?.name ?? name]));
      await restoreFiles(
        stack.s3,
        copies.map((copy) => ({ ...copy, bucket: names.get(copy.bucket) ?? copy.bucket })),
      );
      Object.assign(process.env, settingsOf(next));
      return stack;
    });
    await damage();

    // Before any function runs: those that follow the table's stream would add to what was restored.
    tell('Verify every journal');
    const [verified, verify] = await timed(() => verifyJournals(table(), { relock: false }));
    const expected: Record<string, number> = {};
    for (const { pk, sk } of snapshot.items) {
      const kind = kindOf(pk?.S ?? '', sk?.S ?? '');
      expected[kind] = (expected[kind] ?? 0) + 1;
    }
    const lasts = await lastEntries(owners.map(({ id }) => id));
    const early = acknowledged.filter(({ at }) => at < moment);
    const late = acknowledged.filter(({ at }) => at >= moment);
    const lost = early.filter(({ notaryId, number }) => number > (lasts.get(notaryId)?.last ?? 0));

    tell('Use the restored stage');
    const [next, serve] = await timed(async () => useStage(await restored.serve(), owners, lasts));
    return {
      verified,
      expected,
      files: copies.length,
      undone: snapshot.undone,
      before: { acknowledged: early.length, lost: lost.length },
      after: {
        acknowledged: late.length,
        ms: Math.max(0, ...late.map(({ at }) => at - moment)),
      },
      next,
      took: { backup, restore, verify, serve },
    };
  } finally {
    for (const stack of running) await stack.stop();
    await rm(root, { recursive: true, force: true });
  }
}

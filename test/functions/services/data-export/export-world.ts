import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { exportObjects } from '#functions/adapters/data-export/export-objects.ts';
import type { Mail } from '#functions/adapters/email/email.ts';
import { fieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import { imageFiles } from '#functions/adapters/images/image-files.ts';
import { logFiles } from '#functions/adapters/log/log-files.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { getObject, putObject } from '#functions/adapters/s3/s3-objects.ts';
import { kmsKey } from '#functions/adapters/signing/kms-key.ts';
import { noteSigner } from '#functions/adapters/signing/note-signer.ts';
import { handler as addAddendum } from '#functions/routes/addenda/add-addendum.ts';
import { handler as register } from '#functions/routes/auth/register.ts';
import { handler as createDraft } from '#functions/routes/entries/create-draft.ts';
import { handler as submitEntry } from '#functions/routes/entries/submit-entry.ts';
import { handler as startJournal } from '#functions/routes/journals/start-journal.ts';
import { continueDataExport, type Round } from '#functions/services/data-export/continue-data-export.ts';
import type { DataExportDeps } from '#functions/services/data-export/data-export-deps.ts';
import { startDataExport } from '#functions/services/data-export/start-data-export.ts';
import { openMatter } from '#functions/services/duties/open-matter.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { type DataExport, dataExportStore } from '#functions/store/account/data-export-store.ts';
import { frontPageStore } from '#functions/store/account/front-page-store.ts';
import { packageStore } from '#functions/store/account/package-store.ts';
import { placeStore } from '#functions/store/account/place-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { calendarStore } from '#functions/store/business/calendar-store.ts';
import { orderMailStore } from '#functions/store/business/order-mail-store.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { matterStore } from '#functions/store/duties/matter-store.ts';
import { chainStore } from '#functions/store/entries/chain-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import { witnessStore } from '#functions/store/log/witness-store.ts';
import { witnessingStore } from '#functions/store/log/witnessing-store.ts';
import { accessStore } from '#functions/store/security/access-store.ts';
import { passkeyStore } from '#functions/store/security/passkey-store.ts';
import { signInStore } from '#functions/store/security/sign-in-store.ts';
import { addendumKey } from '#functions/store/table/keys.ts';
import { table } from '#functions/store/table/table.ts';
import { openZip, type StoredZip } from '#scripts/data-export/stored-zip.ts';
import { currentAssembly } from '#scripts/local/assembly/assembly.ts';
import { localValues, readPlan, settingsOf } from '#scripts/local/assembly/stack-plan.ts';
import { awsEnvironment } from '#scripts/local/aws/aws-environment.ts';
import { dataFolder } from '#scripts/local/data-folder.ts';
import { startServices } from '#scripts/local/local-stack.ts';
import type { KnownKeys } from '#shared/evidence/log/known-keys.ts';
import { buildEntry } from '#test/support/entry.ts';
import { watchedIntegrity } from '#test/support/integrity.ts';
import { accountOf } from '#test/support/journal.ts';
import { uniqueEmail } from '#test/support/notary.ts';
import { runHandler } from '#test/support/run-handler.ts';
import { newTableFacts } from '#test/support/stack.ts';
import { confirmAddress } from '../account-world.ts';

const hourMs = 60 * 60_000;

const exportsSigner = () => noteSigner('exports', kmsKey(localValues.ExportsKeyArn));

const registered = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
const created = z.object({ id: z.string() });

/** A placeholder for a PDF: real ones take long and are tested elsewhere. */
const aPdf: DataExportDeps['documents']['entry'] = async ({ entryNumber }, { goal }) =>
  Buffer.from(`%PDF-1.7 of ${entryNumber}, ${goal}`);

const placeholder = async (content: object) => Buffer.from(`%PDF-1.7 ${JSON.stringify(content)}`);

const placeholders: DataExportDeps['documents'] = {
  entry: aPdf,
  journal: placeholder,
  certificate: placeholder,
  duty: placeholder,
};

/**
 * Returns the export services over real stores, without the stream: the test makes each round. One notary has five
 * entries, two drafts, and two documents.
 */
export async function exportWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'export-world-'));
  const plan = readPlan(await currentAssembly(), 'https://journal.example');
  const { endpoint, name: TableName } = await newTableFacts();
  const services = await startServices(
    { ...plan, table: { ...plan.table, TableName, StreamSpecification: undefined } },
    dataFolder(folder),
    // Other tests use this database too, so it does not stop with the services.
    Promise.resolve({ endpoint, ended: Promise.resolve(null), stop: async () => {} }),
  );
  Object.assign(process.env, settingsOf(plan), awsEnvironment(services.endpoints));
  Object.assign(process.env, { TABLE_NAME: TableName, LOG_LEVEL: 'SILENT' });

  const email = uniqueEmail();
  const { body: session } = await runHandler('register', register, {
    body: { email, password: 'a long enough passphrase', full_name: 'Nora Notary' },
    token: '',
  });
  const { access_token: token, user } = registered.parse(session);
  const notaryId = user.id;
  await confirmAddress(table(), notaryId);
  const account = await accountOf(notaryId, table());
  const draft = async (query: Record<string, string> = {}) => {
    const body = buildEntry({ comments: ulid() });
    const { body: made } = await runHandler('create-draft', createDraft, { token, body, query });
    return created.parse(made).id;
  };
  const submit = async (id: string) => {
    const { status } = await runHandler('submit-entry', submitEntry, { token, params: { id } });
    if (status !== 200) throw new Error(`A submission answered ${status}`);
  };
  const entries: string[] = [];
  const submitNew = async () => {
    const id = await draft({ intent: 'submit' });
    await submit(id);
    entries.push(id);
  };
  for (let entry = 0; entry < 5; entry += 1) await submitNew();
  const drafts = [await draft(), await draft()];
  for (const name of ['01BOND.pdf', '01POLICY.png']) {
    await putObject(`notaries/${notaryId}/documents/${name}`, Buffer.from(name), 'application/pdf');
  }

  const integrity = watchedIntegrity(table());
  const outbox: Mail[] = [];
  const waits: number[] = [];
  const state = { now: new Date(Date.now() + hourMs) };
  const now = () => state.now;
  const deps: DataExportDeps = {
    exports: dataExportStore(table()),
    accounts: accountStore(table()),
    profiles: profileStore(table()),
    frontPages: frontPageStore(table()),
    journal: journalStore(table()),
    entries: entryStore(table()),
    ...integrity.deps,
    chain: chainStore(table()),
    destructions: destructionStore(table()),
    witnesses: witnessStore(table()),
    witnessing: witnessingStore(table()),
    logFiles: logFiles(localValues.LogBucketName, s3Client),
    signExport: (text) => exportsSigner().sign(text),
    signIns: signInStore(table()),
    access: accessStore(table()),
    passkeys: passkeyStore(table()),
    packages: packageStore(table()),
    papers: paperStore(table()),
    mails: orderMailStore(table()),
    calendars: calendarStore(table()),
    matters: matterStore(table()),
    annex: importStore(table()),
    places: placeStore(table()),
    images: imageFiles(),
    cipherOf: (account) => fieldCipher(account, now),
    documents: placeholders,
    batch: entryBatch(table()),
    thumbnail: async () => undefined,
    pageCount: async () => 1,
    logEvidence: async () => null,
    objects: exportObjects(),
    viewerPage: async () => '<!doctype html>',
    sendMail: async (mail) => {
      outbox.push(mail);
    },
    reportUnsent: () => {},
    siteUrl: 'https://journal.example',
    now,
    wait: async (milliseconds) => waits.push(milliseconds),
    parcel: { entries: 2, bytes: 1_000_000, volume: 3 },
  };

  return {
    deps,
    damages: integrity.damages,
    state,
    outbox,
    waits,
    notaryId,
    account,
    drafts,
    /** The IDs of the entries, by number. */
    entries,
    draft,
    submit,
    async addAddendum(id: string, body: { reason: string; text: string }): Promise<void> {
      const { status } = await runHandler('add-addendum', addAddendum, { token, params: { id }, body });
      if (status !== 201) throw new Error(`An addendum answered ${status}`);
    },
    /** Changes the text of an addendum without the product. */
    async damageAddendum(entryNumber: number, number: number): Promise<void> {
      const { client, name: TableName } = table();
      await client.send(
        new UpdateCommand({
          TableName,
          Key: addendumKey(account.journalId, entryNumber, number),
          UpdateExpression: 'SET reason = :reason',
          ExpressionAttributeValues: { ':reason': 'Never recorded' },
        }),
      );
    },
    submitNew,
    email,
    /** Requests a new export, two hours after the last. */
    async start(handOver?: string): Promise<DataExport> {
      state.now = new Date(state.now.getTime() + 2 * hourMs);
      const started = await startDataExport(
        { ...deps, journal: journalStore(table()), newId: ulid },
        account,
        handOver,
      );
      const job = await deps.exports.get(notaryId);
      if (!started.ok || !job) throw new Error('No export was started');
      return job;
    },
    /** Closes the journal, and starts the next one. */
    async startJournal(): Promise<void> {
      const body = { closes: account.journalId, reason: 'own_choice', email };
      const { status } = await runHandler('start-journal', startJournal, { token, body });
      if (status !== 200) throw new Error(`A new journal answered ${status}`);
    },
    /** Opens a hand-over, and returns its ID. */
    async endOfCommission(): Promise<string> {
      const body = {
        ...{ kind: 'hand_over' as const, state: 'CA' as const },
        facts: { reason: 'resigned' as const, endedOn: '2026-11-30', officeName: 'Yolo County Clerk' },
      };
      const opened = await openMatter({ matters: matterStore(table()), newId: ulid, now }, { account, body });
      if (!opened.ok) throw new Error(opened.code);
      return opened.value.id;
    },
    /** Makes rounds until nothing is left to do, as the stream would. */
    async finish(using: DataExportDeps = deps): Promise<Round[]> {
      const rounds: Round[] = [];
      for (;;) {
        const round = await continueDataExport(using, notaryId);
        if (round.kind === 'idle') return rounds;
        rounds.push(round);
      }
    },
    /** The keys to verify an export with. Nothing runs the log here, so its key is not needed. */
    async keys(): Promise<KnownKeys> {
      const vkey = await exportsSigner().vkey();
      return {
        log: { origin: '', vkey },
        pdf: { certificates: [] },
        exports: { vkey },
        timestamps: { certificates: [] },
      };
    },
    /** Opens the finished file of an export. */
    async open(exportId: string): Promise<StoredZip & { path: string }> {
      const path = join(folder, `${exportId}.zip`);
      await writeFile(path, await getObject(`data-exports/${notaryId}/${exportId}/export.zip`));
      return { ...(await openZip(path)), path };
    },
    async stop() {
      await services.stop();
      await rm(folder, { recursive: true });
    },
  };
}

export type ExportWorld = Awaited<ReturnType<typeof exportWorld>>;

import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { loadPyodide } from 'pyodide';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { sealStore } from '#functions/store/entries/seal-store.ts';
import { dataExportKey } from '#functions/store/table/keys.ts';
import { exportFaults } from '#scripts/data-export/export-faults.ts';
import { openZip, type StoredZip } from '#scripts/data-export/stored-zip.ts';
import { openFile } from '#scripts/verify/sources.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { verifyPdf } from '#shared/evidence/document/verify-pdf.ts';
import { verifyExport } from '#shared/evidence/export/verify-export.ts';
import type { KnownKeys } from '#shared/evidence/log/known-keys.ts';
import type { Verdict } from '#shared/evidence/statement.ts';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { everyCase } from '#test/support/every-case.ts';
import { accountOf, draftToSubmit, submit } from '#test/support/journal.ts';
import {
  ageProofs,
  type Notary,
  registerNotary,
  signExpiredToken,
  verifyEmail,
} from '#test/support/notary.ts';
import { endTrial } from '#test/support/plan.ts';
import { drawnSignature } from '#test/support/png.ts';
import { publishedKeys } from '#test/support/published-keys.ts';
import { mailsTo, testTable } from '#test/support/stack.ts';

const ids = ['start-data-export', 'get-data-export', 'download-data-export'] as const satisfies RouteId[];

let folder: string;
let notary: Notary;
let stranger: Notary;
let draftId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-export-'));
  [notary, stranger] = await Promise.all([registerNotary(), registerNotary()]);
  await verifyEmail(notary);
  const thumbprint_data = JSON.stringify({
    captured_at: '2026-11-20T18:42:00Z',
    method: 'ink_impression_photo',
    image_data: drawnSignature(),
    signer_thumb: 'right_thumb',
    file_size: 25_000,
    file_type: 'image/png',
  });
  const ids = [await draftToSubmit(notary, { thumbprint_data }), await draftToSubmit(notary)];
  for (const id of ids) await submit(notary, id);
  const body = { reason: 'Wrong fee', text: 'The fee was $10.' };
  await call('add-addendum', { params: { id: ids[0] ?? '' }, body, token: notary.token });
  const draft = await call('create-draft', {
    body: buildEntry({ comments: 'not yet' }),
    token: notary.token,
  });
  draftId = draft.body.id;
  // Every plan includes the export of all data.
  await endTrial(notary.id);
});

afterAll(() => rm(folder, { recursive: true }));

const start = (who: Notary) => call('start-data-export', { token: who.token });
const latest = async (who: Notary) => (await call('get-data-export', { token: who.token })).body.export;
const download = (who: Notary) => call('download-data-export', { token: who.token });

/** Waits until the preparation of an export has ended. */
async function finished(who: Notary) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(200)) {
    const state = await latest(who);
    if (state && state.status !== 'preparing') return state;
  }
  return latest(who);
}

async function saved(link: string, name: string): Promise<string> {
  const response = await fetch(link);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="notary-journal-\d{4}-\d\d-\d\d\.zip"/,
  );
  expect(response.headers.get('content-type')).toBe('application/zip');
  const path = join(folder, name);
  await writeFile(path, Buffer.from(await response.arrayBuffer()));
  return path;
}

/** Sets attributes of an export, as the passing of time or a failure does. */
async function change(who: Notary, values: Record<string, string>): Promise<void> {
  const { client, name } = await testTable();
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: dataExportKey(who.id),
      UpdateExpression: `SET ${Object.keys(values).map((key) => `#${key} = :${key}`)}`,
      ExpressionAttributeNames: Object.fromEntries(Object.keys(values).map((key) => [`#${key}`, key])),
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(values).map(([key, value]) => [`:${key}`, value]),
      ),
    }),
  );
}

const readySubject = 'Your Digital Notary Journal data is ready';

/** Waits for the mail that the file is ready, and returns all such mails to the notary. */
async function mailed() {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await delay(200)) {
    const mails = (await mailsTo(notary.email)).filter(({ subject }) => subject === readySubject);
    if (mails.length > 0) return mails;
  }
  return [];
}

/** Waits until the public log contains the notary's last link, and so every link before it. */
async function witnessed(): Promise<void> {
  const table = await testTable();
  const { journalId } = await accountOf(notary.id);
  const { lastLink: link } = await journalStore(table).ledger(journalId);
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(200)) {
    if ((await sealStore(table).seals(journalId, [{ link }])).get(link)?.witness) return;
  }
}

/** Returns what the verifier says about an export. */
async function verdictOf(path: string, keys: KnownKeys): Promise<Verdict> {
  const file = await openFile(path);
  try {
    return (await verifyExport(file, { keys })).verdict;
  } finally {
    await file.close();
  }
}

const json = async (zip: StoredZip, name: string) => JSON.parse((await zip.read(name)).toString());

describe('the data export', () => {
  it.each(ids)('%s needs a session', async (id) => {
    expect((await call(id)).status).toBe(401);
    expect((await call(id, { token: await signExpiredToken(notary.id) })).status).toBe(401);
  });

  it('does not exist before it is requested', async () => {
    expect(await latest(notary)).toBeNull();
    expect(await download(notary)).toMatchObject({ status: 404, body: { code: 'DATA_EXPORT_NOT_FOUND' } });
  });

  it('contains everything from the moment of the request, verifies, and is mailed once', async () => {
    await witnessed();
    const [first, second] = await Promise.all([start(notary), start(notary)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.export.id).toBe(first.body.export.id);
    expect(first.body.export).toMatchObject({ status: 'preparing', entries_total: 2, finished_at: null });
    expect(await download(notary)).toMatchObject({ status: 409, body: { code: 'DATA_EXPORT_NOT_READY' } });
    // This draft belongs to the export. Its submission comes too late.
    const later = await submit(notary, draftId);
    expect(later.body.entry_number).toBe('000003');

    const state = await finished(notary);
    expect(state).toMatchObject({ status: 'ready', entries_total: 2, entries_done: 2 });
    const days = (Date.parse(state?.expires_at ?? '') - Date.parse(state?.finished_at ?? '')) / 86_400_000;
    expect(days).toBe(3);

    const response = await download(notary);
    expect(response.status).toBe(303);
    const path = await saved(response.headers.get('location') ?? '', 'export.zip');
    const zip = await openZip(path);
    const keys = await publishedKeys();
    expect(await exportFaults(path, keys)).toEqual([]);
    expect(await verdictOf(path, keys)).toBe('passed');
    const proofs = await json(zip, 'log/proofs.json');
    expect(proofs).toEqual(
      ['opening', '1', '2', '1.a1'].map((position) => ({
        position,
        leaf: expect.objectContaining({ index: expect.any(Number) }),
      })),
    );
    const kinds = (prefix: string) => zip.names.filter((name) => name.startsWith(prefix)).toSorted();
    expect(kinds('entries/')).toEqual(
      ['01.json', '01.pdf', '02.json', '02.pdf'].map((n) => `entries/0000${n}`),
    );
    expect(kinds('drafts/')).toEqual([`drafts/${draftId}.json`]);
    expect(kinds('images/drafts/')).toHaveLength(1);
    expect((await zip.read('entries/000002.pdf')).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await json(zip, 'entries/000001.json')).toMatchObject({
      entry_number: '000001',
      signers: [{ id_number: 'P4Z7', signature_data_url: expect.stringMatching(/^images\/000001\//) }],
      thumbprint_data: expect.stringContaining('"image_data":"images/000001/'),
    });
    // The page comes with the function's bundle, and checks with the published key.
    expect((await zip.read('index.html')).toString()).toContain(`default-src 'none'`);
    expect((await zip.read('viewer/journal.js')).toString()).toContain(keys.log.vkey);
    expect(await json(zip, 'profile.json')).toMatchObject({ email: notary.email, id: notary.id });
    expect(await json(zip, 'subscription.json')).toMatchObject({ plan_id: 'free' });
    await zip.close();
    expect(state?.size_bytes).toBe((await stat(path)).size);

    const mails = await mailed();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('/app?view=settings');
    expect(mails[0]?.text).not.toMatch(/X-Amz|data-exports|\.zip/);
  });

  it('cannot be repeated within the hour', async () => {
    const again = await start(notary);
    expect(again).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    const seconds = Number(again.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3_000);
    expect(seconds).toBeLessThanOrEqual(3_600);
  });

  // verify.test.ts checks the same links with our own program.
  it.runIf(everyCase)('can be verified as its README says, with Python', async () => {
    const path = join(folder, 'export.zip');
    const python = await loadPyodide();
    python.FS.writeFile('export.zip', await readFile(path));
    const verified = python.runPython(`
import zipfile
readme = zipfile.ZipFile("export.zip").read("README.txt").decode()
program = "\\n".join(line[4:] for line in readme.split("In Python:")[1].splitlines())
exec(program)
("verified", zipfile.ZipFile("export.zip").testzip(), [link["position"] for link in links])
`);
    expect(verified.toJs()).toEqual(['verified', undefined, ['opening', '1', '2', '1.a1']]);
  });

  it('is not visible to another notary', async () => {
    expect(await latest(stranger)).toBeNull();
    expect((await download(stranger)).status).toBe(404);
  });

  it('is mailed once, expires, and can be repeated after the hour', async () => {
    const past = new Date(Date.now() - 60_000).toISOString();
    await change(notary, { fileUntil: past, requestedAt: new Date(Date.now() - 3_601_000).toISOString() });
    expect(await download(notary)).toMatchObject({ status: 404, body: { code: 'DATA_EXPORT_NOT_FOUND' } });
    expect(await latest(notary)).toMatchObject({ status: 'ready', expires_at: past });
    // Every write has called the function again.
    expect(await mailed()).toHaveLength(1);
    const anew = await start(notary);
    expect(anew).toMatchObject({ status: 201, body: { export: { status: 'preparing', entries_total: 3 } } });
    expect(await finished(notary)).toMatchObject({
      status: 'ready',
      entries_done: 3,
      id: anew.body.export.id,
    });
  });

  it('works for an empty account', async () => {
    expect((await start(stranger)).body.export.entries_total).toBe(0);
    expect((await finished(stranger))?.status).toBe('ready');
    const { headers } = await download(stranger);
    const path = await saved(headers.get('location') ?? '', 'empty.zip');
    expect(await exportFaults(path, await publishedKeys())).toEqual([]);
  });

  it('is the package of a hand-over for one of the notary’s own matters, after a recent proof', async () => {
    const open = async ({ token }: Notary) => {
      const facts = { reason: 'resigned', ended_on: '2026-10-31', commission_number: null } as const;
      const office = { office_name: 'Office of the Secretary of State', office_address: null };
      const body = { kind: 'hand_over', state: 'CO', facts: { ...facts, ...office } } as const;
      return (await call('open-matter', { body, token })).body.id;
    };
    const [own, foreign] = [await open(stranger), await open(notary)];
    const { token, password } = stranger;
    await submit(stranger, await draftToSubmit(stranger));
    const prepare = (matter_id: string) => call('start-data-export', { token, query: { matter_id } });
    expect(await prepare(foreign)).toMatchObject({ status: 404, body: { code: 'MATTER_NOT_FOUND' } });
    await ageProofs(stranger);
    expect(await prepare(own)).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    await call('prove-identity', { token, body: { password } });
    expect(await prepare(own)).toMatchObject({ status: 201, body: { export: { matter_id: own } } });
    expect(await finished(stranger)).toMatchObject({ status: 'ready', matter_id: own });
    const { headers } = await download(stranger);
    const path = await saved(headers.get('location') ?? '', 'hand-over.zip');
    const keys = await publishedKeys();
    expect(await exportFaults(path, keys)).toEqual([]);
    const zip = await openZip(path);
    const documents = zip.names.filter((name) => name.startsWith('hand-over/'));
    expect(documents).toEqual(
      ['journal-000001-000001', 'certificate-of-integrity', 'cover-letter', 'inventory'].map(
        (name) => `hand-over/${name}.pdf`,
      ),
    );
    for (const name of documents) {
      expect((await verifyPdf(new Uint8Array(await zip.read(name)), { keys })).verdict).toBe('passed');
    }
    await zip.close();
  });
});

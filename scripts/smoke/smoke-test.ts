import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ulid } from 'ulid';
import type { RouteId } from '#shared/contract/routes.ts';
import { toWire } from '#shared/contract/wire.ts';
import { readKeys } from '#shared/evidence/log/known-keys.ts';
import { publicKeysPath } from '#shared/evidence/log/log-paths.ts';
import { legalPages } from '#shared/legal-pages.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { exportFaults } from '../data-export/export-faults.ts';
import { plainEntry } from '../seed/plain-entry.ts';
import { type ApiResponse, type CallInput, contractCall } from './contract-call.ts';

export type SmokeOptions = {
  /** Address of the site, which the API shares. */
  url: string;
  /** Domain of the test notary's address. Metrics of real notaries leave it out. */
  mailDomain: string;
  /** Receives a line for each step that succeeded, and one for what stays. */
  report: (line: string) => void;
  /** Milliseconds to wait for the account export. */
  exportDeadline?: number;
};

type Caller = <Id extends RouteId>(status: number, id: Id, input?: CallInput) => Promise<ApiResponse<Id>>;

function expectThat(fact: boolean, otherwise: string): void {
  if (!fact) throw new Error(otherwise);
}

/** Loads the public pages, the app's page, and every script that the app's page names. */
async function loadSite(url: string): Promise<void> {
  const load = async (path: string, type: RegExp) => {
    const response = await fetch(new URL(path, url));
    const text = await response.text();
    const answered = `${response.status} ${response.headers.get('content-type')}`;
    expectThat(response.status === 200 && type.test(answered), `${path} answered ${answered}`);
    // Unknown addresses lead to the landing page.
    expectThat(new URL(response.url).pathname === path, `${path} leads to ${response.url}`);
    expectThat(!text.includes('site.invalid'), `${path} lacks facts of its stage`);
    return text;
  };
  for (const path of ['/', ...legalPages.map((page) => page.path)]) await load(path, /text\/html/);
  const page = await load('/app', /text\/html/);
  const scripts = [...page.matchAll(/<script[^>]+src="(\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
  expectThat(scripts.length > 0, 'The page of the app names no script');
  for (const path of scripts) await load(path, /javascript/);
}

/** Returns the bytes of a file that an answer contains or redirects to. */
async function fileOf(response: { status: number; headers: Headers; body: object }): Promise<Buffer> {
  if ('bytes' in response.body && Buffer.isBuffer(response.body.bytes)) return response.body.bytes;
  const file = await fetch(response.headers.get('location') ?? '');
  expectThat(file.ok, `The link to the file answered ${file.status}`);
  return Buffer.from(await file.arrayBuffer());
}

/** Returns the faults of a downloaded data export, checked with the keys that the site publishes. */
async function faultsOf(url: string, bytes: Buffer): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'smoke-'));
  try {
    await writeFile(join(folder, 'export.zip'), bytes);
    const response = await fetch(new URL(publicKeysPath, url));
    expectThat(response.ok, `The keys of the site answered ${response.status}`);
    return await exportFaults(join(folder, 'export.zip'), readKeys(await response.text()));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Walks through the product as a new notary does, by its public API: registers, signs in, records, submits, verifies,
 * exports, and closes the account. Throws an error that names the step that failed. In every case, it deletes its draft,
 * closes the account, and so signs out. The account is erased after 30 days; its one submitted entry is kept sealed, because
 * the law keeps entries for years. S3 deletes the export.
 */
export async function smokeTest({ url, mailDomain, report, exportDeadline = 120_000 }: SmokeOptions) {
  const id = ulid().toLowerCase();
  // The mailbox simulator of Amazon SES accepts this name with any label.
  const email = `success+smoke-${id}@${mailDomain}`;
  const password = randomBytes(18).toString('base64url');
  const closing = { journal: 'keep', email };
  let token = '';
  let draftId: string | undefined;

  const call: Caller = async (status, routeId, input) => {
    const response = await contractCall(url, routeId, { ...(token && { token }), ...input });
    const { code, request_id: requestId } = response.body;
    expectThat(
      response.status === status || (status === 200 && response.status === 303),
      `${routeId} answered ${response.status} ${code ?? ''} instead of ${status}, request ${requestId ?? 'unknown'}`,
    );
    return response;
  };
  const step = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await run().catch((cause: unknown) => {
      throw new Error(`Step "${name}" failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
    });
    report(`${name}: ${Math.round(performance.now() - start)} ms`);
    return result;
  };

  try {
    await step('load the site', () => loadSite(url));
    const { user } = await step('register', async () => {
      const response = await call(201, 'register', { body: { email, password, full_name: 'Smoke Test' } });
      token = response.body.access_token;
      return response.body;
    });
    await step('sign in', async () => {
      token = (await call(200, 'login', { body: { email, password } })).body.access_token;
      const { body } = await call(200, 'get-profile');
      expectThat(body.id === user.id, 'The profile is of another account');
    });
    const entry = toWire(plainEntry(dayIn(user.timezone, new Date())));
    await step('save and delete a draft', async () => {
      const draft = await call(201, 'create-draft', { body: entry });
      draftId = draft.body.id;
      const { body } = await call(200, 'list-entries', { query: { status: 'draft' } });
      expectThat(
        body.items.some((row) => row.id === draftId),
        'The list of drafts lacks the draft',
      );
      await call(204, 'delete-draft', { params: { id: draftId } });
      await call(404, 'get-entry', { params: { id: draftId } });
      draftId = undefined;
    });
    const entryId = await step('record and submit an entry', async () => {
      const draft = await call(201, 'create-draft', { query: { intent: 'submit' }, body: entry });
      const params = { id: draft.body.id };
      draftId = params.id;
      const first = await call(200, 'submit-entry', { params });
      draftId = undefined;
      const again = await call(200, 'submit-entry', { params });
      const numbers = [first.body.entry_number, again.body.entry_number];
      expectThat(
        numbers.every((number) => number === '000001'),
        `A first entry and its repetition were numbered ${numbers}`,
      );
      return params.id;
    });
    await step('read the entry', async () => {
      const { body } = await call(200, 'get-entry', { params: { id: entryId } });
      expectThat(body.status === 'submitted', `The entry is ${body.status}`);
      expectThat(/^[0-9a-f]{64}$/.test(body.entry_hash ?? ''), 'The entry has no hash');
    });
    await step('export the entry as a PDF', async () => {
      const file = await fileOf(await call(200, 'export-entry-pdf', { params: { id: entryId } }));
      expectThat(file.subarray(0, 5).toString() === '%PDF-', 'The file is not a PDF');
    });
    await step('invoice an order', async () => {
      const client = await call(201, 'add-client', { body: { name: 'Smoke Signings' } });
      const client_id = client.body.id;
      const lines = [{ kind: 'travel', description: 'Travel', amount: '70.00' }];
      const starts_at = `${dayIn(user.timezone, new Date())}T10:00`;
      const order = { title: 'Smoke', client_id, starts_at, timezone: user.timezone, status: 'done', lines };
      const { body } = await call(201, 'add-order', { body: { ...order, entry_ids: [entryId] } });
      const invoice = await call(201, 'add-client-invoice', { body: { order_ids: [body.id], client_id } });
      expectThat(invoice.body.open === '70.00', `The invoice has ${invoice.body.open} open`);
      const summary = await call(200, 'get-business-summary', { query: { year: starts_at.slice(0, 4) } });
      expectThat(summary.body.unpaid === '70.00', `The summary has ${summary.body.unpaid} unpaid`);
      const file = await fileOf(
        await call(200, 'export-client-invoice', { params: { id: invoice.body.id } }),
      );
      expectThat(file.subarray(0, 5).toString() === '%PDF-', 'The invoice is not a PDF');
    });
    const expiresAt = await step('export the account', async () => {
      await call(201, 'start-data-export');
      for (const deadline = Date.now() + exportDeadline; ; await delay(1_000)) {
        const latest = (await call(200, 'get-data-export')).body.export;
        if (latest?.status === 'ready') return latest.expires_at;
        expectThat(latest?.status === 'preparing', `The export is ${latest?.status}`);
        expectThat(Date.now() < deadline, `The export is not ready after ${exportDeadline / 1_000} seconds`);
      }
    });
    await step('verify the export', async () => {
      const faults = await faultsOf(url, await fileOf(await call(303, 'download-data-export')));
      expectThat(faults.length === 0, faults.join('; '));
    });
    await step('sign out everywhere', async () => {
      await call(204, 'sign-out-everywhere');
      await call(401, 'get-profile');
      token = '';
    });
    await step('close the account', async () => {
      token = (await call(200, 'login', { body: { email, password } })).body.access_token;
      await call(200, 'close-account', { body: closing });
      await call(401, 'get-profile');
      token = '';
    });
    report(
      `What stays: closed account ${user.id}, whose one entry is kept sealed, and its export until ${expiresAt}.`,
    );
  } finally {
    // After a failure, the first error is the one that counts.
    if (token && draftId) {
      await contractCall(url, 'delete-draft', { params: { id: draftId }, token }).catch(() => undefined);
    }
    // Both end the sessions. Closing needs more of the product to work.
    if (token) await contractCall(url, 'close-account', { token, body: closing }).catch(() => undefined);
    if (token) await contractCall(url, 'sign-out-everywhere', { token }).catch(() => undefined);
  }
}

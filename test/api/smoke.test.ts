import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#functions/store/account/account-store.ts';
import { draftKey } from '#functions/store/table/keys.ts';
import { bundleStandalone, standaloneCode, standaloneDirectory, standaloneIds } from '#infra/bundle.ts';
import { listen, type RunningServer } from '#scripts/local/processes/http-server.ts';
import { proxy } from '#scripts/local/site/proxy.ts';
import { smokeTest } from '#scripts/smoke/smoke-test.ts';
import { everyCase } from '#test/support/every-case.ts';
import { journalFaults } from '#test/support/journal.ts';
import { sharedSite, testTable } from '#test/support/stack.ts';

const mailDomain = 'smoke.example.com';

let site: string;
let broken: RunningServer | undefined;

beforeAll(async () => {
  site = await sharedSite();
}, 180_000);

afterEach(async () => {
  await broken?.stop();
  broken = undefined;
});

/** Runs the smoke test and returns its steps, its last line, and its error. */
async function run(url: string) {
  const lines: string[] = [];
  const error = await smokeTest({ url, mailDomain, report: (line) => lines.push(line) }).then(
    () => undefined,
    (cause: Error) => cause.message,
  );
  const steps = lines.flatMap((line) => /^(.+): \d+ ms$/.exec(line)?.[1] ?? []);
  return { steps, last: lines.at(-1) ?? '', error };
}

/** Returns what the table contains of an account: the states of its entries, and its live sessions. */
async function leftOf(accountId: string) {
  const { client, name } = await testTable();
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': draftKey(accountId, '').pk, ':prefix': 'ENTRY#' },
      ConsistentRead: true,
    }),
  );
  const account = await accountStore({ client, name }).get(accountId);
  return {
    entries: Items.map(({ status }) => status),
    sessions: Object.keys(account?.sessions ?? {}).length,
  };
}

/** Starts a front of the site that answers some requests with an error. Remembers the last registered account. */
async function frontWith(fails: (request: IncomingMessage) => boolean) {
  const port = Number(new URL(site).port);
  const seen: { accountId?: string } = {};
  broken = await listen((request, response) => {
    if (fails(request)) return response.writeHead(500).end('{"detail":"Broken","code":"INTERNAL"}');
    const [, claims = ''] = request.headers.authorization?.split('.') ?? [];
    if (claims) seen.accountId = JSON.parse(Buffer.from(claims, 'base64url').toString()).sub;
    return proxy(port, request, response);
  });
  return { url: `http://127.0.0.1:${broken.port}`, seen };
}

describe('the smoke test', () => {
  it('walks through the product, and leaves only the closed account with its one entry', async () => {
    const { steps, last, error } = await run(site);
    expect(error).toBeUndefined();
    expect(steps).toEqual([
      'load the site',
      'register',
      'sign in',
      'save and delete a draft',
      'record and submit an entry',
      'read the entry',
      'export the entry as a PDF',
      'invoice an order',
      'export the account',
      'verify the export',
      'sign out everywhere',
      'close the account',
    ]);
    const [, id = ''] = /^What stays: closed account (\S+), whose one entry is kept/.exec(last) ?? [];
    expect(await leftOf(id)).toEqual({ entries: ['submitted'], sessions: 0 });
    expect((await journalFaults(id)).faults).toEqual([]);
    const account = await accountStore(await testTable()).get(id);
    expect(account?.email).toMatch(/^success\+smoke-[0-9a-z]{26}@smoke\.example\.com$/);
    expect(account?.closure).toMatchObject({ journal: 'keep' });
  });

  // The test above walks the same steps from the sources.
  it.runIf(everyCase)('runs as the bundle of the canary, outside of the repository', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'canary-'));
    try {
      await bundleStandalone(folder);
      const bundle = join(standaloneCode('canary', folder), 'index.js');
      const { stdout, stderr } = await promisify(execFile)(
        process.execPath,
        ['-e', `require(${JSON.stringify(bundle)}).handler()`],
        { cwd: folder, env: { SMOKE_URL: site, SMOKE_MAIL_DOMAIN: mailDomain } },
      );
      expect(stderr).toBe('');
      expect(stdout).toContain('verify the export: ');
      expect(stdout).toMatch(/\nWhat stays: closed account \S+, whose one entry is kept sealed, .*\n$/);
    } finally {
      await rm(folder, { recursive: true });
      for (const id of standaloneIds) await rm(standaloneDirectory(id, folder), { recursive: true });
    }
  });

  it('names the step that failed, deletes its draft, and closes the account', async () => {
    const { url, seen } = await frontWith(({ url: path }) => path?.endsWith('/submit') ?? false);
    const { steps, error } = await run(url);
    expect(error).toBe(
      'Step "record and submit an entry" failed: submit-entry answered 500 INTERNAL instead of 200, request unknown',
    );
    expect(steps.at(-1)).toBe('save and delete a draft');
    expect(await leftOf(seen.accountId ?? '')).toEqual({ entries: [], sessions: 0 });
    const account = await accountStore(await testTable()).get(seen.accountId ?? '');
    expect(account?.closure).toBeDefined();
  });

  it('fails when a script of the app is missing', async () => {
    const { url } = await frontWith(({ url: path }) => path?.startsWith('/assets/') ?? false);
    const { error, steps } = await run(url);
    expect(error).toMatch(/^Step "load the site" failed: \/assets\/\S+\.js answered 500/);
    expect(steps).toEqual([]);
  });
});

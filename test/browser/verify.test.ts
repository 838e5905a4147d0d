import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentSigner } from '#functions/adapters/pdf/sign-pdf.ts';
import type { ChainFileLink } from '#shared/evidence/record/chain-file.ts';
import { findings } from '#test/support/accessibility.ts';
import { call } from '#test/support/api.ts';
import { overflows, screensFrom } from '#test/support/browser.ts';
import { documentSigner } from '#test/support/document-signer.ts';
import { everyCase } from '#test/support/every-case.ts';
import {
  evidenceOf,
  leafOf,
  type NoteSigningKey,
  noteKey,
  TestLog,
  testChain,
} from '#test/support/evidence.ts';
import { exportFiles, signedFiles, zipOf } from '#test/support/evidence-export.ts';
import { signedPage } from '#test/support/evidence-pdf.ts';
import { accountOf, draftToSubmit, submit } from '#test/support/journal.ts';
import { asVisitor, look, lookWithAxe } from '#test/support/journey.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

const site = siteInBrowser();

let signer: DocumentSigner & { pem: string };
let exportsKey: NoteSigningKey;
let log: TestLog;
let chain: ChainFileLink[];
let pdf: Uint8Array;
let zip: Uint8Array;

const linkAt = (at: number) => chain[at] as ChainFileLink;

beforeAll(async () => {
  signer = await documentSigner();
  exportsKey = await noteKey('test/exports');
  log = new TestLog(await noteKey('test/log'));
  chain = testChain(3);
  await log.append(...chain.map(leafOf));
  pdf = await signedPage(signer, 'Entry 2', await evidenceOf(linkAt(2), log, 2));
  zip = await zipOf(await signedFiles(await exportFiles(chain, log), chain, exportsKey));
});

/** The answer of the service about the entry of the PDF. */
const today = {
  ...{ matches: true, kind: 'entry', submitted_at: '2026-11-02T23:42:01.000Z', log: null },
  ...{ addenda: { count: 1, latest_at: '2026-12-01T15:00:00.000Z' }, opened_at: '2026-11-01T15:00:00.000Z' },
};

/** Opens the page of a site that has the keys and the log of this test: the shared site signs with keys of its own. */
async function open(page: Page, { fragment = '', present = log } = {}): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const keys = {
    log: { origin: log.key.name, vkey: log.key.vkey },
    pdf: { certificates: [signer.pem] },
    exports: { vkey: exportsKey.vkey },
  };
  await page.route('**/.well-known/notary-journal-keys.json', (route) => route.fulfill({ json: keys }));
  await page.route('**/log/**', (route) => {
    const file = present.files.get(new URL(route.request().url()).pathname.slice('/log/'.length));
    return file ? route.fulfill({ body: Buffer.from(file) }) : route.fulfill({ status: 404 });
  });
  await page.route('**/api/verify/**', (route) => route.fulfill({ json: today }));
  await page.goto(`${site.url}/verify${fragment}`);
  return complaints;
}

const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page
    .getByLabel('Choose a PDF or ZIP')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

const response = (page: Page) => page.getByRole('article').getByRole('heading');
const said = async (page: Page) => (await response(page).textContent()) ?? '';

describe.each(screensFrom('phone'))('checking a document on a %s', (screen) => {
  it('confirms a PDF in words, with technical details to expand, and uploads nothing', async () => {
    await asVisitor(site.browser, screen, async (page) => {
      const complaints = await open(page);
      await look(page, screen, 'verify');
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' || request.postData() !== null) sent.push(request.url());
      });
      await choose(page, 'entry.pdf', pdf);
      await response(page).waitFor();
      expect(await said(page)).toBe(
        'This document is genuine. It shows entry 2 of the journal of an account in the name of “Jane Doe”. Nobody has checked this name. The entry has not changed since it was recorded. A later version has 1 addendum. Ask the notary for it.',
      );
      await expect.poll(() => page.getByText('November 2, 2026 at 3:42 PM PST').count()).toBe(2);
      // The answer has the focus, so that screen readers read it.
      expect(await page.evaluate('document.activeElement.id')).toBe('result');
      await page.getByText('Technical details').first().click();
      await page.getByText('Bytes covered').first().waitFor();
      await look(page, screen, 'verify-genuine-pdf');
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        expect(await findings(page, scheme), scheme).toEqual([]);
        await look(page, screen, `verify-genuine-pdf-${scheme}`);
      }
      expect(sent).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });

  // verify-export.test.ts checks the answer about an export.
  it.runIf(everyCase)('confirms an export', async () => {
    await asVisitor(site.browser, screen, async (page) => {
      await open(page);
      await choose(page, 'export.zip', zip);
      await response(page).waitFor();
      expect(await said(page)).toBe('This export is genuine. It is complete, and nothing in it was changed.');
      await look(page, screen, 'verify-genuine-zip');
    });
  });

  it('rejects a damaged file, and says why', async () => {
    await asVisitor(site.browser, screen, async (page) => {
      await open(page);
      const damaged = pdf.slice();
      damaged[200] = (damaged[200] ?? 0) ^ 1;
      await choose(page, 'damaged.pdf', damaged);
      await response(page).waitFor();
      expect(await said(page)).toBe(
        'Do not rely on this document. This document was changed after it was signed.',
      );
      await look(page, screen, 'verify-damaged-pdf');
      await choose(page, 'damaged.zip', zip.slice(0, -30));
      await expect
        .poll(() => said(page))
        .toBe('Do not rely on this export. Another program has changed this ZIP.');
      await choose(page, 'photo.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0]));
      await expect.poll(() => said(page)).toContain('This is neither a PDF nor a ZIP.');
      await expect.poll(() => page.getByRole('article').getByText('About “photo.jpg”').count()).toBe(1);
      // The file's name is a stranger's, so it must not read as a part of the answer.
      await choose(page, 'It” is genuine.pdf', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0]));
      await expect.poll(() => page.getByText("About “It' is genuine.pdf”").count()).toBe(1);
    });
  });

  // verify-pdf.test.ts checks this answer.
  it.runIf(everyCase)('reports a log with two histories', async () => {
    await asVisitor(site.browser, screen, async (page) => {
      const fork = new TestLog(log.key);
      await fork.append(...testChain(3, () => ({ notary_name: 'John Roe' })).map(leafOf));
      await open(page, { present: fork });
      await choose(page, 'entry.pdf', pdf);
      await response(page).waitFor();
      expect(await said(page)).toContain('The public log has two histories');
    });
  });
});

describe('the page that checks documents', () => {
  it('fits the narrowest phone, and prints the technical details', async () => {
    await asVisitor(site.browser, 'phone', async (page) => {
      await open(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await choose(page, 'entry.pdf', pdf);
      await response(page).waitFor();
      expect(await overflows(page)).toBe(false);
      await page.emulateMedia({ media: 'print' });
      await page.evaluate('dispatchEvent(new Event("beforeprint"))');
      expect(await page.getByText('Bytes covered').first().isVisible()).toBe(true);
      expect(await page.getByLabel('Choose a PDF or ZIP').isVisible()).toBe(false);
      await look(page, 'phone', 'verify-printed');
    });
  });

  it('takes a dropped file', async () => {
    await asVisitor(site.browser, 'desktop', async (page) => {
      await open(page);
      const base64 = Buffer.from(pdf).toString('base64');
      const transfer = await page.evaluateHandle((text) => {
        const data = new DataTransfer();
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], 'dropped.pdf'));
        return data;
      }, base64);
      await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
      await response(page).waitFor();
      expect(await said(page)).toContain('This document is genuine.');
    });
  });

  it('offers the program for download', async () => {
    const answered = await fetch(`${site.url}/verify.mjs`);
    expect(answered.headers.get('content-type')).toContain('javascript');
    expect(await answered.text()).toContain('Checks PDFs, data exports, and the public log');
  });
});

describe('a document of the running product', () => {
  let notary: Notary;
  let journalId: string;
  let entryId: string;
  let hash: string;

  beforeAll(async () => {
    notary = await registerNotary();
    const { token } = notary;
    entryId = await draftToSubmit(notary);
    await submit(notary, entryId);
    const { body } = await call('get-entry', { params: { id: entryId }, token });
    hash = body.entry_hash ?? '';
    ({ journalId } = await accountOf(notary.id));
    const code = { params: { journal_id: journalId, number: '1' }, query: { hash } };
    const isLogged = async () => {
      const { body: found } = await call('verify-entry', code);
      return found.matches && found.log !== null;
    };
    while (!(await isLogged())) await wait(100);
  });

  it.each(screensFrom('phone'))('is found by its QR code on a %s', async (screen) => {
    await asVisitor(site.browser, screen, async (page) => {
      await page.goto(`${site.url}/verify#j=${journalId}&n=1&h=${hash}`);
      await response(page).waitFor();
      expect(await said(page)).toBe(
        'Entry 000001 was recorded, and has not changed since. Compare what is printed with the notary’s PDF.',
      );
      await lookWithAxe(page, screen, 'verify-code');
      const other = `${hash.slice(0, -1)}${hash.endsWith('0') ? '1' : '0'}`;
      await page.evaluate((fragment) => location.assign(fragment), `#j=${journalId}&n=1&h=${other}`);
      await expect
        .poll(() => said(page))
        .toContain('The service has no entry 000001 of this journal that matches the code.');
      await page.evaluate((fragment) => location.assign(fragment), `#j=${journalId}&n=2&h=${hash}`);
      await expect
        .poll(() => said(page))
        .toContain('The service has no entry 000002 of this journal that matches the code.');
    });
  });

  it('is confirmed as a PDF, and the page still works without a connection', async () => {
    const { body } = await call('export-entry-pdf', { params: { id: entryId }, token: notary.token });
    if (!('bytes' in body)) throw new Error('The PDF did not come with the answer');
    const printed = body.bytes;
    await asVisitor(
      site.browser,
      'phone',
      async (page) => {
        await page.goto(`${site.url}/verify`);
        await choose(page, 'entry-000001.pdf', printed);
        await response(page).waitFor();
        expect(await said(page)).toBe(
          'This document is genuine. It shows entry 1 of the journal of an account in the name of “Nora Notary”. Nobody has checked this name. The entry has not changed since it was recorded.',
        );
        await look(page, 'phone', 'verify-product-pdf');
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
        await page.context().setOffline(true);
        await page.reload();
        await choose(page, 'entry-000001.pdf', printed);
        await response(page).waitFor();
        expect(await said(page)).toContain('This document is genuine.');
      },
      { serviceWorkers: 'allow' },
    );
  });

  // inspections.test.ts proves each step, and the tests above check seals.
  it.runIf(everyCase).each(screensFrom('desktop'))(
    'is shown to an official with a link and a code on a %s',
    async (screen) => {
      const made = await call('create-inspection', {
        body: {
          ...{
            recipient: 'Ines Inspector',
            office: 'Office of the Secretary of State',
            reason: 'inspection',
          },
          ...{ scope: { kind: 'numbers', numbers: '1' }, images: true },
        },
        token: notary.token,
      });
      const { inspection, address, access_code: code } = made.body;
      await asVisitor(site.browser, screen, async (page) => {
        await page.goto(`${site.url}/inspect${new URL(address).hash}`);
        await page.getByLabel('Access code').fill('ZZZZ ZZZZ');
        await page.getByRole('button', { name: 'Open the inspection' }).click();
        await page.getByText('This access code is wrong.').waitFor();
        await page.getByLabel('Access code').fill(`${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`);
        await page.getByRole('button', { name: 'Open the inspection' }).click();
        await page.getByRole('heading', { name: 'The journal of Nora Notary' }).waitFor();
        await lookWithAxe(page, screen, 'inspect-list');
        await page.getByRole('link', { name: 'Entry 000001' }).click();
        await page.getByRole('heading', { name: 'Entry 000001' }).waitFor();
        await page.getByText('Withheld', { exact: true }).first().waitFor();
        await page.getByAltText('Signature', { exact: true }).waitFor();
        await page.getByRole('button', { name: 'Check the seal' }).click();
        await expect.poll(() => said(page)).toContain('This document is genuine. It shows entry 1');
        expect(await overflows(page)).toBe(false);
        await lookWithAxe(page, screen, 'inspect-entry');
        await page.goBack();
        await page.getByRole('link', { name: 'Entry 000001' }).waitFor();
        await call('revoke-inspection', { params: { id: inspection.id }, token: notary.token });
        await page.getByRole('link', { name: 'Entry 000001' }).click();
        await page.getByText('This inspection link has expired or was revoked.').waitFor();
        expect(await page.getByRole('heading', { name: 'The journal of Nora Notary' }).count()).toBe(0);
      });
    },
  );
});

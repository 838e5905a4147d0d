import { beforeAll, expect, it } from 'vitest';
import { printableForm } from '#functions/adapters/images/printable-form.ts';
import type { PrintableForms } from '#functions/adapters/images/printable-image.ts';
import { exportFrontPage } from '#functions/services/front-page/export-front-page.ts';
import { saveFrontPage } from '#functions/services/front-page/save-front-page.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { frontPageDeps } from '#functions/wiring/front-page.ts';
import { accountOf } from '#test/support/journal.ts';
import { registerNotary } from '#test/support/notary.ts';
import { useStackEnvironment } from '#test/support/stack.ts';
import { jpegBytes, jpegOfPhone } from '#test/support/uploads.ts';

let account: Account;

beforeAll(async () => {
  await useStackEnvironment();
  account = await accountOf((await registerNotary()).id);
});

const asJpeg = (file: Buffer) => `data:image/jpeg;base64,${file.toString('base64')}`;
const signed = (version: number, file: Buffer | null) => ({
  account,
  body: { version, abbreviations: null, signature: file && asJpeg(file), successor: null },
});

/** Returns the forms with which the front page is printed. */
async function formsPrinted(): Promise<PrintableForms | undefined> {
  let printed: PrintableForms | undefined;
  const duty = async ({ printable }: { printable?: PrintableForms }) => {
    printed = printable;
    return new Uint8Array();
  };
  const deps = { ...frontPageDeps(), documents: { duty }, siteUrl: '', now: () => new Date() };
  await exportFrontPage(deps, { account, document: 'front_page' });
  return printed;
}

it('a signature is stored without metadata and drawn once, also when a save is repeated', async () => {
  const withPosition = jpegOfPhone(1, 'GPS 41.881832 -87.623177');
  const saved = { ok: true, value: { version: 1, signature: asJpeg(jpegBytes()) } };
  expect(await saveFrontPage(frontPageDeps(), signed(0, withPosition))).toMatchObject(saved);
  expect(await saveFrontPage(frontPageDeps(), signed(0, withPosition))).toMatchObject(saved);
  const form = printableForm(jpegBytes());
  expect([...((await formsPrinted())?.values() ?? [])].map((one) => Buffer.from(one))).toEqual([form]);

  // The page that we answered is saved again.
  expect(await saveFrontPage(frontPageDeps(), signed(1, jpegBytes()))).toMatchObject({ ok: true });
  expect((await formsPrinted())?.size).toBe(1);
  expect(await saveFrontPage(frontPageDeps(), signed(2, null))).toMatchObject({ ok: true });
  expect((await formsPrinted())?.size).toBe(0);
});

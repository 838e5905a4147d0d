import { symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import * as entryPdf from '#functions/adapters/pdf/entry-pdf.ts';
import * as signPdf from '#functions/adapters/pdf/sign-pdf.ts';
import { writeBundle } from '#infra/write-bundle.ts';
import { options, photo, printedEntry } from '#test/functions/adapters/pdf/sample-entry.ts';
import { documentSigner } from '#test/support/document-signer.ts';
import { temporaryFolder } from './stub-bundles.ts';

let bundled: typeof entryPdf & typeof signPdf;

beforeAll(async () => {
  const folder = await temporaryFolder();
  // Where the bundle looks for fonts.
  await symlink(resolve(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
  const adapters = 'functions/adapters/pdf';
  await writeBundle(
    { files: { 'entry-pdf': `${adapters}/entry-pdf.ts`, 'sign-pdf': `${adapters}/sign-pdf.ts` } },
    join(folder, 'bundle'),
  );
  const load = createRequire(join(folder, 'bundle', 'index.js'));
  bundled = { ...load('./entry-pdf.js'), ...load('./sign-pdf.js') };
});

test.each([
  ['with images', printedEntry({ signerJournalSignature: photo })],
  ['in other alphabets', printedEntry({ comments: 'Łukasz Ünal, Ελένη, Юрий, محمد, नमस्ते, 王芳 e\u0301' })],
])('bundles print and sign an entry %s with the same bytes as the whole libraries', async (_, entry) => {
  const signer = await documentSigner();
  const signing = { signedAt: new Date('2026-11-20T15:04:05Z'), reason: 'Entry 000042' };
  const files = [entryPdf, bundled].map(async (maker) => maker.entryPdf(entry, options));
  const [plain = new Uint8Array(), ofBundle] = await Promise.all(files);
  expect(Buffer.from(ofBundle ?? []).equals(plain)).toBe(true);
  const signed = [signPdf, bundled].map(async (maker) =>
    Buffer.from(await maker.signPdf(plain, signer, signing)),
  );
  const [whole, lean] = await Promise.all(signed);
  expect(lean?.equals(whole ?? Buffer.alloc(0))).toBe(true);
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { versionOf } from '#scripts/local/processes/ensure-program.ts';
import { pythonTools } from '#scripts/python/python-tools.ts';
import { documentSigner } from '#test/support/document-signer.ts';
import { options, printedEntry } from './sample-entry.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../../../scripts/python/check_signature.py');

/*
 * `npm run test:signatures`: other programs judge our signatures. pyHanko needs Python, and pdfsig poppler-utils, so `npm test`
 * leaves this out.
 */
describe.runIf(process.env['SIGNATURE_READERS'])('readers of PDFs that are not ours', () => {
  let folder: string;
  let certificate: string;
  let signed: string;
  let edited: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signatures-'));
    const signer = await documentSigner();
    const documents = signedDocuments(
      async () => ({ ...signer, name: 'Test Journal' }),
      'https://journal.example',
    );
    const pdf = await documents.entry(printedEntry(), options);
    const changed = Buffer.from(pdf);
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
    const file = async (name: string, content: string | Uint8Array) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    };
    certificate = await file('certificate.pem', signer.pem);
    signed = await file('signed.pdf', pdf);
    edited = await file('edited.pdf', changed);
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('accept the signature in pyHanko, and reject an edited file', async () => {
    const python = join(await pythonTools(), 'python');
    const { stdout } = await run(python, [script, certificate, signed, edited]);
    const [whole, changed] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(whole).toEqual({ valid: true, coverage: 'ENTIRE_FILE', format: '/ETSI.CAdES.detached' });
    expect(changed).toMatchObject({ valid: false });
  }, 600_000);

  it('accept the signature in pdfsig, and reject an edited file', async ({ skip }) => {
    if (!(await versionOf('pdfsig', '-v'))) skip('pdfsig (poppler-utils) is not installed');
    const judged = async (file: string) => (await run('pdfsig', [file]).catch((error) => error)).stdout;
    const whole = await judged(signed);
    expect(whole).toContain('Signer Certificate Common Name: Test Journal');
    expect(whole).toContain('Signature Type: ETSI.CAdES.detached');
    expect(whole).toContain('Total document signed');
    expect(whole).toContain('Signature Validation: Signature is Valid.');
    expect(await judged(edited)).not.toContain('Signature is Valid.');
  });
});

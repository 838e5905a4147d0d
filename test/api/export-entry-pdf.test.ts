import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentCertificates } from '#functions/adapters/signing/document-certificates.ts';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { checkPdf } from '#shared/evidence/document/check-pdf.ts';
import { readEvidenceFile } from '#shared/evidence/document/evidence-file.ts';
import { readCertificate } from '#shared/evidence/signature/certificate.ts';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { readEvidencePdf } from '#test/support/evidence-pdf.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { endTrial } from '#test/support/plan.ts';
import { useStackEnvironment } from '#test/support/stack.ts';

let notary: Notary;

const download = (id: string, query: Record<string, string> = {}) =>
  call('export-entry-pdf', { params: { id }, query, token: notary.token });

const bytesOf = (body: object) => {
  if ('bytes' in body && Buffer.isBuffer(body.bytes)) return body.bytes;
  throw new Error('The answer is no file');
};

beforeAll(async () => {
  notary = await registerNotary();
});

describe('export-entry-pdf', () => {
  it('answers a PDF named after the entry number', async () => {
    const id = await draftToSubmit(notary);
    await submit(notary, id);
    const response = await download(id, { timezone: 'America/Chicago' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="entry-000001.pdf"');
    expect(bytesOf(response.body).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('signs the PDF and attaches the evidence of the entry', async () => {
    const id = await draftToSubmit(notary);
    await submit(notary, id);
    const [pdf, entry] = await Promise.all([
      download(id),
      call('get-entry', { params: { id }, token: notary.token }),
    ]);
    await useStackEnvironment();
    const certificates = (await documentCertificates()).map(({ raw }) => readCertificate(raw));
    const bytes = bytesOf(pdf.body);
    const keys = { pdf: { certificates }, timestamps: { certificates: [] } };
    const { statements } = await checkPdf(bytes, keys, new CheckBudget());
    expect(statements.map(({ check, outcome }) => [check, outcome])).toEqual([
      ['signature', 'passed'],
      ['whole-file', 'passed'],
      ['level', 'passed'],
    ]);
    const [attached = ''] = (await readEvidencePdf(bytes)).files;
    const { link, recorded } = readEvidenceFile(attached);
    expect(link.hash).toBe(entry.body.entry_hash);
    expect(
      createHash('sha256')
        .update(recorded ?? '')
        .digest('hex'),
    ).toBe(link.hash);
    const edited = Buffer.from(bytes);
    edited[1_000] = (edited[1_000] ?? 0) ^ 1;
    const verdicts = (await checkPdf(edited, keys, new CheckBudget())).statements.map(
      ({ outcome }) => outcome,
    );
    expect(verdicts).toContain('failed');
  });

  it('refuses a draft, an unknown timezone, and the Free plan', async () => {
    const draft = await call('create-draft', { body: buildEntry(), token: notary.token });
    expect((await download(draft.body.id)).status).toBe(409);
    expect((await download(draft.body.id, { timezone: 'Mars/Olympus' })).status).toBe(422);
    await endTrial(notary.id);
    const refused = await download(draft.body.id);
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toBe('PDF exports require Basic, Advanced or Pro plan');
  });
});

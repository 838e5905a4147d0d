import { beforeAll, describe, expect, it } from 'vitest';
import { documentCertificates } from '#functions/adapters/signing/document-certificates.ts';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { checkPdf } from '#shared/evidence/document/check-pdf.ts';
import { readCertificate } from '#shared/evidence/signature/certificate.ts';
import { readPdf } from '#test/functions/adapters/pdf/read-pdf.ts';
import { call } from '#test/support/api.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { endTrial } from '#test/support/plan.ts';
import { useStackEnvironment } from '#test/support/stack.ts';

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
  await submit(notary, await draftToSubmit(notary));
  const refused = { outcome: 'refused', outcome_reason: 'signer_absent' } as const;
  await submit(notary, await draftToSubmit(notary, refused));
});

const certificate = (query: Record<string, string> = {}, token: string | undefined = notary.token) =>
  call('export-journal-certificate', { query, token });

describe('export-journal-certificate', () => {
  it('needs a session', async () => {
    expect((await call('export-journal-certificate', {})).status).toBe(401);
  });

  it('answers a signed PDF, also on the Free plan', async () => {
    await endTrial(notary.id);
    const response = await certificate({ from: '2026-01-01' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      /filename="journal-certificate-from-2026-01-01-to-.*\.pdf"/,
    );
    await useStackEnvironment();
    const certificates = (await documentCertificates()).map(({ raw }) => readCertificate(raw));
    const pdf = 'bytes' in response.body ? response.body.bytes : Buffer.alloc(0);
    expect((await readPdf(new Uint8Array(pdf))).text).toContain(
      'Entries 2 Acts not performed 1 Addenda 0 Late entries 0',
    );
    const keys = { pdf: { certificates }, timestamps: { certificates: [] } };
    const { statements, signed } = await checkPdf(pdf, keys, new CheckBudget());
    expect(signed?.signature.purpose).toEqual({ kind: 'certificate', evidence: null });
    expect(statements.map(({ check, outcome }) => [check, outcome])).toEqual([
      ['signature', 'passed'],
      ['whole-file', 'passed'],
      ['level', 'passed'],
    ]);
  });

  it('rejects a day that is none, and days in the wrong order', async () => {
    expect((await certificate({ from: '2026-02-30' })).status).toBe(422);
    expect((await certificate({ from: '2026-02-02', to: '2026-02-01' })).status).toBe(422);
  });
});

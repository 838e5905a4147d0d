import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedDocuments, signedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { dssJudgments, pyHankoJudgments } from '#scripts/signatures/signature-judges.ts';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { checkPdf } from '#shared/evidence/document/check-pdf.ts';
import { readCertificate } from '#shared/evidence/signature/certificate.ts';
import { startTestAuthority, type TestAuthority } from '#test/support/certificate-authority.ts';
import { documentSigner } from '#test/support/document-signer.ts';
import { lastingSigner } from '#test/support/lasting-signer.ts';
import { options, printedEntry } from './sample-entry.ts';

const dayMs = 86_400_000;

/*
 * `npm run test:signatures`: EU DSS and pyHanko judge the levels of our signatures, today and after the signing certificate
 * ended. They need Java 17 with Maven, and Python, so `npm test` leaves this out. It prints what a level costs.
 */
describe.runIf(process.env['SIGNATURE_READERS'])('levels of signatures by EU DSS and pyHanko', () => {
  let authority: TestAuthority;
  let basic: SignedDocuments;
  let lasting: SignedDocuments;
  let root: string;
  const files = { basic: '', entry: '', journal: '' };
  const now = () => new Date(Date.now() + 60_000);
  const afterTheEnd = new Date(Date.now() + 300 * dayMs);

  beforeAll(async () => {
    authority = await startTestAuthority('rsa:3072');
    const signer = lastingSigner(authority);
    const site = 'https://journal.example';
    basic = signedDocuments(async () => authority.signer, site);
    lasting = signedDocuments(async () => signer, site);
    root = join(authority.folder, 'root.pem');
    const journal = {
      ...{ notary: 'A Notary', printedTime: 'today', journalId: 'journal', printedAt: new Date() },
      ...{ period: 'All entries', entryCount: 0, notPerformed: 0, fees: '$0.00', lines: [] },
      ...{ frontPage: [], commissionNumbers: [], commissions: [], last: { number: '000001', hash: 'abc' } },
    };
    const today = { ...options, printedAt: new Date() };
    const made = {
      basic: await basic.entry(printedEntry(), today),
      entry: await lasting.entry(printedEntry(), today),
      journal: await lasting.journal(journal),
    };
    for (const name of ['basic', 'entry', 'journal'] as const) {
      files[name] = join(authority.folder, `${name}.pdf`);
      await writeFile(files[name], made[name]);
    }
    const keys = {
      pdf: { certificates: signer.certificates.slice(0, 1).map(readCertificate) },
      timestamps: { certificates: signer.certificates.slice(-1).map(readCertificate) },
    };
    for (const pdf of Object.values(made)) {
      const { statements } = await checkPdf(pdf, keys, new CheckBudget());
      expect(statements.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    }
  }, 60_000);

  afterAll(() => authority.stop());

  /** Lists of revoked certificates that a verifier would fetch on a day. */
  const listsOf = (day: Date) =>
    Promise.all(
      (['root', 'ca'] as const).map(async (issuer) => {
        const path = join(authority.folder, `${issuer}-${day.getTime()}.crl`);
        await writeFile(path, await authority.crlOf(issuer, new Date(day.getTime() - dayMs)));
        return path;
      }),
    );

  it('are baseline B, LT, and LTA for EU DSS, also after the certificate ended', async () => {
    const pdfs = [files.basic, files.entry, files.journal];
    const unproven = 'PAdES-BASELINE-B INDETERMINATE CERTIFICATE_CHAIN_GENERAL_FAILURE';
    const proven = ['PAdES-BASELINE-LT TOTAL_PASSED -', 'PAdES-BASELINE-LTA TOTAL_PASSED -'];
    expect(await dssJudgments({ root, at: now(), pdfs })).toEqual([unproven, ...proven]);
    expect(await dssJudgments({ root, at: afterTheEnd, pdfs })).toEqual([unproven, ...proven]);
  }, 600_000);

  it('are baseline B with nothing configured', async () => {
    const signer = await documentSigner();
    const alone = signedDocuments(async () => ({ ...signer, name: 'Test' }), 'https://journal.example');
    const [pdf, certificate] = ['alone.pdf', 'alone.pem'].map((name) => join(authority.folder, name));
    if (!pdf || !certificate) throw new Error('no path');
    await writeFile(pdf, await alone.entry(printedEntry(), options));
    await writeFile(certificate, signer.pem);
    const judged = await dssJudgments({ root: certificate, at: new Date('2026-12-01'), pdfs: [pdf] });
    expect(judged).toEqual(['PAdES-BASELINE-B TOTAL_PASSED -']);
  }, 600_000);

  it('pass in pyHanko, and a printed journal by itself after the certificate ended', async () => {
    const pdfs = [files.entry, files.journal];
    const changes = 'LTA_UPDATES';
    const judged = async (at: Date) =>
      pyHankoJudgments({ root, at, pdfs, lists: at === afterTheEnd ? await listsOf(at) : [] });
    const levels = [
      { withTime: 'OK', longTerm: 'NO_POE', changes },
      { withTime: 'OK', longTerm: 'OK', changes },
    ];
    expect(await judged(now())).toEqual(levels);
    expect(await judged(afterTheEnd)).toEqual(levels);
  }, 600_000);

  it('cost at most 45 KB and 150 ms of our own time', async () => {
    const today = { ...options, printedAt: new Date() };
    const cost = async (documents: SignedDocuments) => {
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round < 12; round += 1) {
        const before = process.cpuUsage();
        bytes = (await documents.entry(printedEntry(), today)).length;
        const { user, system } = process.cpuUsage(before);
        times.push((user + system) / 1_000);
      }
      return { bytes, ms: times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0 };
    };
    const [before, after] = [await cost(basic), await cost(lasting)];
    const [kilobytes, ms] = [(after.bytes - before.bytes) / 1_000, after.ms - before.ms];
    process.stdout.write(
      `B-LT adds ${kilobytes.toFixed(1)} KB (at most 45) and ${ms.toFixed(0)} ms of CPU (at most 150) to the PDF of an entry.\n`,
    );
    expect(kilobytes).toBeLessThanOrEqual(45);
    expect(ms).toBeLessThanOrEqual(150);
  }, 60_000);
});

import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '#functions/adapters/pdf/pdf-maker.ts';
import type { SignatureGoal } from '#functions/adapters/pdf/prolonged.ts';
import { type DocumentSigner, signPdf } from '#functions/adapters/pdf/sign-pdf.ts';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { checkPdf } from '#shared/evidence/document/check-pdf.ts';
import { signatureReason } from '#shared/evidence/document/document-kind.ts';
import { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';
import { listOf } from '#shared/evidence/pdf/values.ts';
import { readCertificate } from '#shared/evidence/signature/certificate.ts';
import { startTestAuthority, type TestAuthority } from '#test/support/certificate-authority.ts';
import { documentSigner } from '#test/support/document-signer.ts';
import { lastingSigner } from '#test/support/lasting-signer.ts';
import { startAuthority } from '#test/support/timestamp-authority.ts';

let authority: TestAuthority;
let plain: Uint8Array;

beforeAll(async () => {
  authority = await startTestAuthority();
  plain = await makePdf({
    content: 'A page',
    defaultStyle: { font: 'Inter' },
    info: { creationDate: new Date() },
  });
}, 30_000);

afterAll(() => authority.stop());

const signed = (signer: DocumentSigner, goal: SignatureGoal) =>
  signPdf(plain, signer, { signedAt: new Date(), reason: signatureReason('journal'), goal });

/** Returns what a signed PDF has: its revisions, and the number of statuses and timestamps. */
function parts(bytes: Uint8Array) {
  const pdf = new PdfFile(bytes);
  const store = pdf.catalog().get('DSS');
  const entries = store ? pdf.entries(store, '/DSS') : new Map();
  const count = (key: string) => (entries.has(key) ? listOf(entries.get(key), key).length : 0);
  const text = Buffer.from(bytes).toString('latin1');
  return {
    revisions: pdf.revisions.length,
    ocsps: count('OCSPs'),
    crls: count('CRLs'),
    certificates: count('Certs'),
    isArchived: text.includes('/Type /DocTimeStamp'),
  };
}

const lasting = { revisions: 3, ocsps: 3, crls: 0, certificates: 0, isArchived: false };
const archived = { ...lasting, revisions: 4, isArchived: true };
const stamped = { ...lasting, revisions: 2, ocsps: 0 };

describe('a signature with authorities', () => {
  afterEach(() => authority.behave('/', 'answers'));

  it('has a status for each certificate, and in an archive a timestamp of the document', async () => {
    const signer = lastingSigner(authority);
    const pdf = await signed(signer, 'B-LTA');
    expect(parts(await signed(signer, 'B-LT'))).toEqual(lasting);
    expect(parts(pdf)).toEqual(archived);
    expect(parts(await signed(signer, 'data-only'))).toEqual({ ...lasting, ocsps: 2 });
    expect(signer.failures).toEqual([]);
  });

  it('is found by a verifier, with the day until which the file proves it', async () => {
    const signer = lastingSigner(authority);
    const { timestamp } = signer;
    const found = async (pdf: Uint8Array, authorities = signer.certificates.slice(-1)) => {
      const keys = {
        pdf: { certificates: signer.certificates.slice(0, 1).map(readCertificate) },
        timestamps: { certificates: authorities.map(readCertificate) },
      };
      const { statements } = await checkPdf(pdf, keys, new CheckBudget());
      expect(statements.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      const { text = '', details } = statements.find(({ check }) => check === 'level') ?? {};
      const years = Math.round((Date.parse(details?.['Until'] ?? '') - Date.now()) / (365 * 86_400_000));
      return { level: details?.['Level'], years, isConditional: text.includes('if you trust') };
    };
    const none = { isConditional: false, years: 1 };
    const long = { isConditional: false, years: 10 };
    expect(await found(await signed(authority.signer, 'B-LTA'))).toEqual({ ...none, level: 'PAdES B-B' });
    expect(await found(await signed({ ...authority.signer, timestamp }, 'B-LTA'))).toEqual({
      ...{ ...none, level: 'PAdES B-T' },
    });
    expect(await found(await signed(signer, 'data-only'))).toEqual({ ...none, level: 'PAdES B-B' });
    expect(await found(await signed(signer, 'B-LT'))).toEqual({ ...long, level: 'PAdES B-LT' });
    const archive = await signed(signer, 'B-LTA');
    expect(await found(archive)).toEqual({ ...long, level: 'PAdES B-LTA' });
    expect((await found(archive, [])).isConditional).toBe(true);
    authority.behave('/ocsp/', 'fails');
    expect(await found(await signed(lastingSigner(authority), 'B-LT'))).toEqual({
      ...long,
      level: 'PAdES B-LT',
    });
  });

  it('asks for a status once until half of its time is over', async () => {
    const clock = { now: Date.now };
    const signer = lastingSigner(authority, clock);
    const asked = async () => {
      const before = authority.asked.length;
      await signed(signer, 'data-only');
      return authority.asked.slice(before);
    };
    expect((await asked()).toSorted()).toEqual(['/ocsp/ca', '/ocsp/root']);
    expect(await asked()).toEqual([]);
    clock.now = () => Date.now() + 3 * 86_400_000;
    expect(await asked()).toEqual([]);
    clock.now = () => Date.now() + 4 * 86_400_000;
    authority.behave('/', 'fails');
    expect((await asked()).length).toBeGreaterThan(0);
    expect(parts(await signed(signer, 'data-only')).ocsps).toBe(2);
    clock.now = () => Date.now() + 8 * 86_400_000;
    expect(parts(await signed(signer, 'data-only'))).toEqual(stamped);
  });

  it('takes a list of revoked certificates if the authority gives no status', async () => {
    for (const behavior of ['fails', 'answers nonsense'] as const) {
      authority.behave('/ocsp/', behavior);
      expect(parts(await signed(lastingSigner(authority), 'B-LT'))).toEqual({
        ...lasting,
        ocsps: 0,
        crls: 3,
      });
    }
  });

  it('fetches an issuer that the chain lacks', async () => {
    const signer = lastingSigner(authority);
    const chain = signer.certificates.slice(0, -1);
    const pdf = await signed({ ...signer, certificates: chain }, 'data-only');
    expect(parts(pdf)).toEqual({ ...lasting, ocsps: 2, certificates: 1 });
  });

  it('is signed at the level reached if an authority fails', async () => {
    authority.behave('/ca.crl', 'fails');
    authority.behave('/ocsp/ca', 'fails');
    const signer = lastingSigner(authority);
    expect(parts(await signed(signer, 'B-LTA'))).toEqual(stamped);
    expect(signer.failures).toContain('/ocsp/ca');
    authority.behave('/tsa', 'answers nonsense');
    expect(parts(await signed(lastingSigner(authority), 'B-LTA'))).toEqual(stamped);
  });

  it('waits at most five seconds for all authorities together, and then leaves them alone for a while', async () => {
    for (const path of ['/ocsp/', '/ca.crl', '/root.crl']) authority.behave(path, 'hangs');
    const signer = lastingSigner(authority);
    const started = Date.now();
    expect(parts(await signed(signer, 'B-LTA'))).toEqual(stamped);
    expect(Date.now() - started).toBeLessThan(6_000);
    expect(parts(await signed(signer, 'B-LTA'))).toEqual(stamped);
    expect(Date.now() - started).toBeLessThan(7_500);
  }, 15_000);

  it('needs no status of a timestamp authority whose certificate signs itself', async () => {
    const alone = await startAuthority();
    try {
      const { timestamp } = lastingSigner({ ...authority, timestamps: alone.url });
      const pdf = await signed({ ...lastingSigner(authority), timestamp }, 'B-LTA');
      expect(parts(pdf)).toEqual({ ...archived, ocsps: 2 });
      const keys = {
        pdf: { certificates: authority.signer.certificates.slice(0, 1).map(readCertificate) },
        timestamps: { certificates: [] },
      };
      const { statements } = await checkPdf(pdf, keys, new CheckBudget());
      expect(statements.at(-1)?.details?.['Level']).toBe('PAdES B-LTA');
    } finally {
      await alone.stop();
    }
  });

  it('has a timestamp alone if its certificate signs itself', async () => {
    const { certificates, sign } = await documentSigner();
    expect(parts(await signed({ ...lastingSigner(authority), certificates, sign }, 'B-LTA'))).toEqual(
      stamped,
    );
  });

  it('stores data that looks like an object of the PDF in another form, and no large data', async () => {
    const withStatus = async (status: Uint8Array) => {
      const longTermData = async () => ({ certificates: [], ocsps: [status], crls: [] });
      return signed({ ...lastingSigner(authority), longTermData }, 'B-LT');
    };
    const confusing = await withStatus(Buffer.from('9 0 obj<< >>endobj trailer'));
    expect(parts(confusing)).toEqual({ ...lasting, ocsps: 1 });
    expect(Buffer.from(confusing).toString('latin1')).not.toContain('obj<< >>');
    expect(parts(await withStatus(randomBytes(24_001)))).toEqual(stamped);
  });

  it('adds at most 45 KB to a document', async () => {
    const whole = await signed(lastingSigner(authority), 'B-LT');
    const basic = await signed(authority.signer, 'B-LT');
    expect(parts(basic)).toEqual(stamped);
    expect(whole.length - basic.length).toBeLessThan(45_000);
  });

  // The last test: the certificate stays revoked.
  it('has no data of a revoked certificate, whatever was known before', async () => {
    const clock = { now: Date.now };
    const earlier = lastingSigner(authority, clock);
    expect(parts(await signed(earlier, 'B-LT'))).toEqual(lasting);
    await authority.revoke();
    const asked = authority.asked.length;
    expect(parts(await signed(lastingSigner(authority), 'B-LTA'))).toEqual(stamped);
    expect(authority.asked.slice(asked)).not.toContain('/ca.crl');
    clock.now = () => Date.now() + 4 * 86_400_000;
    expect(parts(await signed(earlier, 'B-LT'))).toEqual(stamped);
    authority.behave('/ocsp/', 'fails');
    expect(parts(await signed(lastingSigner(authority), 'B-LTA'))).toEqual(stamped);
  });
});

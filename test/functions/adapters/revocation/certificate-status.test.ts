import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askAuthority } from '#functions/adapters/revocation/ask-authority.ts';
import { addressesOf } from '#functions/adapters/revocation/certificate-addresses.ts';
import { certificateStatuses } from '#functions/adapters/revocation/certificate-status.ts';
import { ocspRequest } from '#functions/adapters/revocation/ocsp-request.ts';
import { listen, type RunningServer } from '#scripts/local/processes/http-server.ts';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { UnreadableFile } from '#shared/evidence/read-value.ts';
import { type Certificate, readCertificate } from '#shared/evidence/signature/certificate.ts';
import { type Issued, readCrl, readOcsp } from '#shared/evidence/signature/revocation.ts';
import { startTestAuthority, type TestAuthority } from '#test/support/certificate-authority.ts';

let authority: TestAuthority;
let issued: Issued;
let root: Certificate;
let response: Uint8Array;
let list: Uint8Array;

const signal = () => AbortSignal.timeout(5_000);

beforeAll(async () => {
  authority = await startTestAuthority();
  const [certificate, issuer, last] = authority.signer.certificates.map(readCertificate);
  if (!certificate || !issuer || !last) throw new Error('no chain');
  issued = { certificate, issuer };
  root = last;
  const { ocsp, crl } = addressesOf(certificate.bytes);
  const question = { type: 'application/ocsp-request', bytes: ocspRequest(issued) };
  response = await askAuthority(ocsp[0] ?? '', signal(), question);
  list = await askAuthority(crl[0] ?? '', signal());
}, 30_000);

afterAll(() => authority.stop());

afterEach(() => authority.behave('/', 'answers'));

const dayMs = 86_400_000;

describe('a status of a certificate', () => {
  it('names the time for which its authority vouches', async () => {
    for (const confirmed of [
      await readOcsp(response, issued, new CheckBudget()),
      await readCrl(list, issued, new CheckBudget()),
    ]) {
      expect(Math.round((confirmed.until.getTime() - confirmed.from.getTime()) / dayMs)).toBe(7);
    }
  });

  it('counts for its certificate and its issuer only', async () => {
    const { certificate, issuer } = issued;
    const other = { certificate: issuer, issuer: root };
    const renamed = { certificate, issuer: root };
    for (const one of [other, renamed]) {
      await expect(readOcsp(response, one, new CheckBudget())).rejects.toThrow(UnreadableFile);
      await expect(readCrl(list, one, new CheckBudget())).rejects.toThrow(UnreadableFile);
    }
  });

  it('counts only as it was signed', async () => {
    // The certificate of the responder follows the signature; its own signature comes last.
    for (const [bytes, read] of [
      [response, readOcsp],
      [list, readCrl],
    ] as const) {
      for (let at = 0; at < bytes.length; at += 13) {
        const edited = bytes.slice();
        edited[at] = (edited[at] ?? 0) ^ 1;
        await expect(read(edited, issued, new CheckBudget()), `byte ${at}`).rejects.toThrow(UnreadableFile);
      }
    }
  });

  it('is not used after its end, or before its beginning', async () => {
    const asked = (now: number) =>
      certificateStatuses({ now: () => now, reportFailure: () => {} })(issued, signal());
    expect((await asked(Date.now()))?.kind).toBe('ocsp');
    expect(await asked(Date.now() + 8 * dayMs)).toBeUndefined();
    expect(await asked(Date.now() - dayMs)).toBeUndefined();
  });
});

describe('asking an authority', () => {
  let server: RunningServer;
  let answer: { status: number; headers?: Record<string, string>; body: Uint8Array | string };

  beforeAll(async () => {
    server = await listen(async (_request, reply) => {
      reply.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });

  afterAll(() => server.stop());

  it('follows no redirect, and reads no long answer', async () => {
    const address = `http://127.0.0.1:${server.port}`;
    answer = { status: 200, body: new Uint8Array(100_000) };
    expect((await askAuthority(address, signal())).length).toBe(100_000);
    answer = { status: 200, body: new Uint8Array(100_001) };
    await expect(askAuthority(address, signal())).rejects.toThrow('too long');
    answer = { status: 302, headers: { location: authority.timestamps }, body: '' };
    await expect(askAuthority(address, signal())).rejects.toThrow('fetch failed');
    answer = { status: 500, body: 'no' };
    await expect(askAuthority(address, signal())).rejects.toThrow('500');
  });
});

import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '#functions/adapters/pdf/pdf-maker.ts';
import { type DocumentSigner, signPdf } from '#functions/adapters/pdf/sign-pdf.ts';
import { documentTimestamps } from '#functions/adapters/timestamps/document-timestamps.ts';
import { documentSigner } from '#test/support/document-signer.ts';
import { isSignedWhole, pdfSignature } from '#test/support/pdf-signature.ts';
import { type LocalAuthority, startAuthority } from '#test/support/timestamp-authority.ts';

const signing = { signedAt: new Date('2026-11-20T15:04:05Z'), reason: 'Entry 000042' };

describe('signPdf', () => {
  let signer: DocumentSigner;
  let plain: Uint8Array;
  let signed: Uint8Array;

  beforeAll(async () => {
    signer = await documentSigner();
    plain = await makePdf({
      content: 'A page',
      defaultStyle: { font: 'Inter' },
      info: { creationDate: signing.signedAt },
    });
    signed = await signPdf(plain, signer, signing);
  });

  it('signs every byte but the signature itself, after what was there', async () => {
    expect(await isSignedWhole(signed)).toBe(true);
    expect(Buffer.from(signed).subarray(0, plain.length).equals(Buffer.from(plain))).toBe(true);
  });

  it('names the signer, the time, and the reason', () => {
    const { cms } = pdfSignature(signed);
    const [certificate] = cms.certificates ?? [];
    const der = certificate && Buffer.from(certificate.toSchema().toBER());
    expect(der && new X509Certificate(der).subject).toBe('O=Test\nCN=Test Journal');
    const text = Buffer.from(signed).toString('latin1');
    expect(text).toContain('/SubFilter /ETSI.CAdES.detached');
    expect(text).toContain('/M (D:20261120150405');
    expect(text).toContain('/Reason (Entry 000042)');
  });

  it('has the time in its dictionary, and not in its signed attributes, which PAdES baseline forbids', () => {
    const [info] = pdfSignature(signed).cms.signerInfos;
    const types = info?.signedAttrs?.attributes.map(({ type }) => type);
    expect(types).toContain('1.2.840.113549.1.9.4');
    expect(types).not.toContain('1.2.840.113549.1.9.5');
  });

  it('is broken by a change of any part of the file', async () => {
    const end = signed.length - 20;
    for (const at of [10, plain.length >> 1, plain.length - 5, plain.length + 100, end]) {
      const edited = signed.slice();
      edited[at] = (edited[at] ?? 0) ^ 1;
      expect(await isSignedWhole(edited).catch(() => false), `byte ${at}`).toBe(false);
    }
  });

  it('no longer covers a file to which something is added', async () => {
    expect(await isSignedWhole(Buffer.concat([signed, Buffer.from('\n% more')]))).toBe(false);
  });

  it('gives the same bytes for the same document, signer, and time', async () => {
    expect(Buffer.from(await signPdf(plain, signer, signing)).equals(Buffer.from(signed))).toBe(true);
  });

  it('contains the certificates of the issuers', async () => {
    const { certificates: issuers } = await documentSigner();
    const chain = { ...signer, certificates: [...signer.certificates, ...issuers] };
    const { cms } = pdfSignature(await signPdf(plain, chain, signing));
    expect(cms.certificates).toHaveLength(2);
  });

  describe('with a timestamp authority', () => {
    let authority: LocalAuthority;
    const failures: string[] = [];

    beforeAll(async () => {
      authority = await startAuthority();
    });

    afterAll(() => authority.stop());

    const stampedBy = async (authorities: string[], clock = { now: 0 }) => {
      const reportFailure = (url: string) => failures.push(url);
      const timestamp = documentTimestamps({ authorities, reportFailure, now: () => clock.now });
      return { timestamp, pdf: await signPdf(plain, { ...signer, timestamp }, signing) };
    };

    /** The timestamp tokens in the unsigned attributes of a signature, and its value. */
    const stampsOf = (pdf: Uint8Array) => {
      const [info] = pdfSignature(pdf).cms.signerInfos;
      const found = info?.unsignedAttrs?.attributes.filter(
        ({ type }) => type === '1.2.840.113549.1.9.16.2.14',
      );
      const value = info && new Uint8Array(info.signature.valueBlock.valueHexView);
      return { tokens: (found ?? []).flatMap(({ values }) => values), value };
    };

    it('contains a token of the signature that OpenSSL accepts', async () => {
      const { pdf } = await stampedBy(['http://127.0.0.1:1', authority.url]);
      expect(failures.splice(0)).toEqual(['http://127.0.0.1:1']);
      expect(await isSignedWhole(pdf)).toBe(true);
      const { tokens, value } = stampsOf(pdf);
      expect(tokens).toHaveLength(1);
      await authority.verifyToken(value ?? '', new Uint8Array(tokens[0].toBER()));
    });

    it('signs without one when no authority answers, and then leaves them alone for a while', async () => {
      const clock = { now: 0 };
      const { pdf, timestamp } = await stampedBy(['http://127.0.0.1:1'], clock);
      expect(Buffer.from(pdf).equals(Buffer.from(signed))).toBe(true);
      await signPdf(plain, { ...signer, timestamp }, signing);
      expect(failures).toHaveLength(1);
      clock.now += 61_000;
      await signPdf(plain, { ...signer, timestamp }, signing);
      expect(failures.splice(0)).toHaveLength(2);
    });

    it('leaves no authority alone because a document had no time left', async () => {
      const { timestamp } = await stampedBy([authority.url]);
      expect(await timestamp(new Uint8Array(32), AbortSignal.abort())).toBeUndefined();
      expect(failures).toEqual([]);
      expect(await timestamp(new Uint8Array(32), AbortSignal.timeout(5_000))).toBeDefined();
    });

    it('still fails when the key cannot sign', async () => {
      const refusing = { ...signer, sign: () => Promise.reject(new Error('The key is disabled')) };
      const { timestamp } = await stampedBy([authority.url]);
      await expect(signPdf(plain, { ...refusing, timestamp }, signing)).rejects.toThrow(
        'The key is disabled',
      );
    });
  });

  it('fails when the key cannot sign', async () => {
    const refusing = { ...signer, sign: () => Promise.reject(new Error('The key is disabled')) };
    await expect(signPdf(plain, refusing, signing)).rejects.toThrow('The key is disabled');
    await expect(signPdf(plain, { ...signer, certificates: [] }, signing)).rejects.toThrow('certificate');
  });
});

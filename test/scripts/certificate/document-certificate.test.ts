import { createPublicKey, X509Certificate } from 'node:crypto';
import { CertificationRequest } from 'pkijs';
import { describe, expect, it } from 'vitest';
import { certificateRequest, selfSignedCertificate } from '#scripts/certificate/document-certificate.ts';
import { documentKey } from '#test/support/document-signer.ts';

const subject = { commonName: 'Digital Notary Journal', organization: 'Example LLC', country: 'US' };
const period = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2028-01-01T00:00:00Z') };

describe('selfSignedCertificate', () => {
  it('is signed by its own key, for the period', async () => {
    const key = documentKey();
    const made = new X509Certificate(await selfSignedCertificate(key, subject, period));
    const publicKey = createPublicKey({ key: Buffer.from(key.publicKey), format: 'der', type: 'spki' });
    expect(made.verify(publicKey)).toBe(true);
    expect(made.publicKey.equals(publicKey)).toBe(true);
    expect(made.subject).toBe('C=US\nO=Example LLC\nCN=Digital Notary Journal');
    expect(made.issuer).toBe(made.subject);
    expect(made.validFromDate).toEqual(period.from);
    expect(made.validToDate).toEqual(period.to);
  });

  it('ends in the right century, in whole seconds', async () => {
    const long = { ...period, to: new Date('2076-11-23T11:00:00.123Z') };
    const pem = await selfSignedCertificate(documentKey(), subject, long);
    expect(new X509Certificate(pem).validToDate).toEqual(new Date('2076-11-23T11:00:00Z'));
    // RFC 5280 allows no fractions of a second.
    expect(new X509Certificate(pem).raw.toString('latin1')).toContain('20761123110000Z');
  });

  it('signs documents and is no authority', async () => {
    const made = new X509Certificate(await selfSignedCertificate(documentKey(), subject, period));
    expect(made.ca).toBe(false);
    expect(made.keyUsage).toEqual(['1.3.6.1.5.5.7.3.36']);
  });

  it('has a serial number of 16 bytes that no other certificate has', async () => {
    const key = documentKey();
    const serials = await Promise.all(
      [1, 2].map(
        async () => new X509Certificate(await selfSignedCertificate(key, subject, period)).serialNumber,
      ),
    );
    expect(new Set(serials).size).toBe(2);
    for (const serial of serials) expect(serial).toMatch(/^0?1[0-9A-F]{30}$/);
  });
});

describe('certificateRequest', () => {
  it('is signed by the key and names the subject', async () => {
    const pem = await certificateRequest(documentKey(), subject);
    const der = Buffer.from(pem.replaceAll(/-----[A-Z ]+-----/g, ''), 'base64');
    const request = CertificationRequest.fromBER(new Uint8Array(der));
    expect(await request.verify()).toBe(true);
    const values = request.subject.typesAndValues.map(({ value }) => value.valueBlock.value);
    expect(values).toEqual(['US', 'Example LLC', 'Digital Notary Journal']);
    expect(pem.startsWith('-----BEGIN CERTIFICATE REQUEST-----\n')).toBe(true);
  });
});

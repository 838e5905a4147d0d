import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto';
import type { DocumentSigner } from '#functions/adapters/pdf/sign-pdf.ts';
import { type CertifiedKey, selfSignedCertificate } from '#scripts/certificate/document-certificate.ts';

/** Returns a new RSA key of 3,072 bits that signs as KMS does. */
export function documentKey(): CertifiedKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3_072 });
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    sign: async (message) => sign('sha256', message, privateKey),
  };
}

/** Returns a signer of documents with a new key and its self-signed certificate, which is valid in 2026. */
export async function documentSigner(): Promise<DocumentSigner & { pem: string }> {
  const key = documentKey();
  const year = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') };
  const pem = await selfSignedCertificate(key, { commonName: 'Test Journal', organization: 'Test' }, year);
  return { certificates: [new X509Certificate(pem).raw], sign: key.sign, pem };
}

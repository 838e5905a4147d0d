import { constants, generateKeyPairSync, privateEncrypt, X509Certificate } from 'node:crypto';
import type { DocumentSigner } from '#functions/adapters/pdf/sign-pdf.ts';
import { type CertifiedKey, selfSignedCertificate } from '#scripts/certificate/document-certificate.ts';

/** The head of a SHA-256 digest in a PKCS #1 signature (RFC 8017, section 9.2). */
const digestInfo = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/** Returns a new RSA key of 3,072 bits that signs digests, as KMS does. */
export function documentKey(): CertifiedKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3_072 });
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    signDigest: async (digest) =>
      privateEncrypt(
        { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
        Buffer.concat([digestInfo, digest]),
      ),
  };
}

/** Returns a signer of documents with a new key and its self-signed certificate, which is valid in 2026. */
export async function documentSigner(): Promise<DocumentSigner & { pem: string }> {
  const key = documentKey();
  const year = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') };
  const pem = await selfSignedCertificate(key, { commonName: 'Test Journal', organization: 'Test' }, year);
  return { certificates: [new X509Certificate(pem).raw], signDigest: key.signDigest, pem };
}

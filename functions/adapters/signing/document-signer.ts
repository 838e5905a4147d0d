import type { X509Certificate } from 'node:crypto';
import { env } from '#functions/env.ts';
import type { DocumentSigner } from '../pdf/sign-pdf.ts';
import { chainOf } from './certificate-chain.ts';
import { documentCertificates } from './document-certificates.ts';
import { kmsKey } from './kms-key.ts';

/** Returns the subject of a certificate: "Digital Notary Journal (Example LLC)". */
function nameIn(certificate: X509Certificate): string {
  // A name may have several values of one kind.
  const { CN, O } = certificate.toLegacyObject().subject;
  const [name = certificate.subject, organization] = [CN, O].map((values) => [values ?? []].flat()[0]);
  return organization && organization !== name ? `${name} (${organization})` : name;
}

/**
 * Returns the signer of documents: the stage's certificate and its KMS key. `name` is the certificate's
 * subject, and `expires` its end. Throws if the stage has no certificate.
 */
export async function documentSigner(): Promise<DocumentSigner & { name: string; expires: Date }> {
  const [certificate, ...issuers] = chainOf(await documentCertificates());
  if (!certificate) throw new Error('The stage has no certificate for documents');
  return {
    name: nameIn(certificate),
    expires: certificate.validToDate,
    certificates: [certificate, ...issuers].map(({ raw }) => raw),
    sign: (message) => kmsKey(env('DOCUMENTS_KEY_ARN')).sign('RSASSA_PKCS1_V1_5_SHA_256', message),
  };
}

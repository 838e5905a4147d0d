import type { X509Certificate } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { env } from '#functions/env.ts';
import { cached } from '../secrets/cached.ts';
import { readCertificates } from './certificate-chain.ts';

async function fetchCertificates(): Promise<X509Certificate[]> {
  const client = new SecretsManagerClient({});
  const { SecretString } = await client.send(
    new GetSecretValueCommand({ SecretId: env('DOCUMENT_CERTIFICATES_ARN') }),
  );
  return readCertificates(SecretString ?? '');
}

/**
 * Returns all certificates of the document signing key, and of their issuers: first the current one, then in
 * any order; none before `npm run signing-certificate`. They are in Secrets Manager because a chain is too
 * long for a parameter.
 */
export const documentCertificates = cached(fetchCertificates, Date.now);

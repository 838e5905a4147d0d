import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  chainOf,
  readCertificates,
  signingCertificates,
} from '#functions/adapters/signing/certificate-chain.ts';
import { documentSigner } from '#test/support/document-signer.ts';

/** A certificate for documents, the root, and the authority between them, made with OpenSSL. */
const pem = readFileSync(join(import.meta.dirname, 'chain.pem'), 'utf8');

const namesOf = (certificates: ReturnType<typeof readCertificates>) =>
  certificates.map(({ subject }) => subject.split('\n').at(-1));

describe('the certificates for documents', () => {
  it('are in the order of the file', () => {
    expect(namesOf(readCertificates(pem))).toEqual([
      'CN=Digital Notary Journal',
      'CN=Test Root',
      'CN=Test Authority',
    ]);
    expect(readCertificates('')).toEqual([]);
  });

  it('lead from the first to its issuers', () => {
    expect(namesOf(chainOf(readCertificates(pem)))).toEqual([
      'CN=Digital Notary Journal',
      'CN=Test Authority',
      'CN=Test Root',
    ]);
    expect(chainOf([])).toEqual([]);
  });

  it('leave out former certificates from the chain, and issuers from those that sign', async () => {
    const { pem: former } = await documentSigner();
    const all = readCertificates(pem + former);
    expect(chainOf(all)).toHaveLength(3);
    expect(namesOf(signingCertificates(all))).toEqual(['CN=Digital Notary Journal', 'CN=Test Journal']);
    expect(namesOf(chainOf(readCertificates(former + pem)))).toEqual(['CN=Test Journal']);
  });
});

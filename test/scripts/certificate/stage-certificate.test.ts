import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AwsCli } from '#scripts/account/aws-cli.ts';
import {
  type CertifiedKey,
  certificateRequest,
  selfSignedCertificate,
} from '#scripts/certificate/document-certificate.ts';
import { stageCertificate } from '#scripts/certificate/stage-certificate.ts';
import { documentKey } from '#test/support/document-signer.ts';

const now = new Date('2026-06-01T00:00:00Z');
const year = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') };
const subject = { commonName: 'Journal' };

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Returns an AWS CLI of an account with one key and one secret, and what the secret contains. */
function account(key: CertifiedKey): { aws: AwsCli; secret: () => string } {
  let secret = 'made by CloudFormation';
  const aws: AwsCli = async (service, action, ...args) => {
    const option = (name: string) => args[args.indexOf(name) + 1] ?? '';
    const file = (name: string) => readFile(option(name).replace(/^fileb?:\/\//, ''));
    switch (`${service} ${action}`) {
      case 'ssm get-parameter':
        return { Parameter: { Value: `arn-of-${option('--name')}` } };
      case 'kms get-public-key':
        expect(option('--key-id')).toBe('arn-of-/notary-journal/dev/DocumentsKeyArn');
        return { PublicKey: base64(key.publicKey) };
      case 'kms sign':
        expect(option('--signing-algorithm')).toBe('RSASSA_PKCS1_V1_5_SHA_256');
        return { Signature: base64(await key.sign(await file('--message'))) };
      case 'secretsmanager get-secret-value':
        return { SecretString: secret };
      case 'secretsmanager put-secret-value':
        expect(option('--secret-id')).toBe('arn-of-/notary-journal/dev/DocumentCertificatesArn');
        secret = (await file('--secret-string')).toString();
        return undefined;
      default:
        throw new Error(`Unexpected: ${service} ${action}`);
    }
  };
  return { aws, secret: () => secret };
}

describe('the certificate of a stage', () => {
  let key: CertifiedKey;
  let aws: AwsCli;
  let secret: () => string;

  beforeEach(() => {
    key = documentKey();
    ({ aws, secret } = account(key));
  });

  it('is requested with the key in KMS', async () => {
    const stage = stageCertificate(aws, 'dev');
    expect(await certificateRequest(await stage.key(), subject)).toContain('BEGIN CERTIFICATE REQUEST');
  });

  it('is installed before the former ones, each once', async () => {
    const stage = stageCertificate(aws, 'dev');
    const former = await selfSignedCertificate(await stage.key(), subject, year);
    const current = await selfSignedCertificate(await stage.key(), subject, year);
    const issuer = await selfSignedCertificate(documentKey(), { commonName: 'Issuer' }, year);
    await stage.install(former, now);
    await stage.install(current + issuer, now);
    await stage.install(current + issuer, now);
    expect(secret()).toBe(current + issuer + former);
    expect((await stage.installed()).map(String)).toEqual([current, issuer, former]);
  });

  it.each([
    ['of another key', async () => selfSignedCertificate(documentKey(), subject, year), "stage's key"],
    [
      'that is not valid yet',
      async () => selfSignedCertificate(key, subject, { ...year, from: new Date('2026-07-01T00:00:00Z') }),
      'valid only from',
    ],
    [
      'that expired',
      async () => selfSignedCertificate(key, subject, { ...year, to: new Date('2026-05-01T00:00:00Z') }),
      'expired on',
    ],
    ['that is none', async () => 'nothing', 'no certificate'],
  ])('rejects a certificate %s', async (_, pem, why) => {
    const stage = stageCertificate(aws, 'dev');
    await expect(stage.install(await pem(), now)).rejects.toThrow(why);
    expect(secret()).toBe('made by CloudFormation');
  });
});

import { createPublicKey, type X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readCertificates } from '#functions/adapters/signing/certificate-chain.ts';
import { parameterName, type StageValue } from '#infra/stage-values.ts';
import type { StageName } from '#infra/stages.ts';
import type { AwsCli } from '../account/aws-cli.ts';
import type { CertifiedKey } from './document-certificate.ts';

const parameter = z.object({ Parameter: z.object({ Value: z.string() }) });
const publicKeyAnswer = z.object({ PublicKey: z.string() });
const signAnswer = z.object({ Signature: z.string() });
const secretAnswer = z.object({ SecretString: z.string() });

/** Calls `use` with the path of a file that has some content, which is deleted afterwards. */
async function withFile<T>(content: string | Uint8Array, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  try {
    const path = join(folder, 'content');
    await writeFile(path, content, { mode: 0o600 });
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns why certificates cannot be installed: the first one must be that of the key, and valid now. */
function problem(
  certificates: readonly X509Certificate[],
  publicKey: Uint8Array,
  now: Date,
): string | undefined {
  const [first] = certificates;
  const key = createPublicKey({ key: Buffer.from(publicKey), format: 'der', type: 'spki' });
  if (!first) return 'The file contains no certificate in PEM.';
  if (!first.publicKey.equals(key))
    return "The first certificate of the file must be that of the stage's key.";
  if (first.ca) return 'The first certificate of the file is one of an authority.';
  if (now < first.validFromDate) return `The certificate is valid only from ${first.validFrom}.`;
  if (now > first.validToDate) return `The certificate expired on ${first.validTo}.`;
  return undefined;
}

/** Reads and changes the certificates of a deployed stage with the AWS CLI. */
export function stageCertificate(aws: AwsCli, stage: StageName) {
  const value = async (name: StageValue) =>
    parameter.parse(await aws('ssm', 'get-parameter', '--name', parameterName(stage, name))).Parameter.Value;

  /** Returns the stage's key. It signs in KMS. */
  async function key(): Promise<CertifiedKey> {
    const arn = await value('DocumentsKeyArn');
    const { PublicKey } = publicKeyAnswer.parse(await aws('kms', 'get-public-key', '--key-id', arn));
    return {
      publicKey: Buffer.from(PublicKey, 'base64'),
      sign: (message) =>
        withFile(message, async (path) => {
          const how = ['--message-type', 'RAW', '--signing-algorithm', 'RSASSA_PKCS1_V1_5_SHA_256'];
          const given = await aws('kms', 'sign', '--key-id', arn, '--message', `fileb://${path}`, ...how);
          return Buffer.from(signAnswer.parse(given).Signature, 'base64');
        }),
    };
  }

  /** Returns all certificates of the stage, the current one first. */
  async function installed(): Promise<X509Certificate[]> {
    const id = await value('DocumentCertificatesArn');
    const { SecretString } = secretAnswer.parse(
      await aws('secretsmanager', 'get-secret-value', '--secret-id', id),
    );
    return readCertificates(SecretString);
  }

  return {
    key,
    installed,

    /**
     * Makes a certificate, and those of its issuers after it, the current ones of the stage. Former ones stay, because
     * documents are still checked against them. Throws if the first is not a valid certificate of the stage's key.
     */
    async install(pem: string, now: Date): Promise<X509Certificate> {
      const added = readCertificates(pem);
      const { publicKey } = await key();
      const found = problem(added, publicKey, now);
      const [first] = added;
      if (found || !first) throw new Error(found);
      const all = [...added, ...(await installed())];
      const once = all.filter((one, at) => all.findIndex(({ raw }) => raw.equals(one.raw)) === at);
      const id = await value('DocumentCertificatesArn');
      await withFile(once.map(String).join(''), (path) =>
        aws('secretsmanager', 'put-secret-value', '--secret-id', id, '--secret-string', `file://${path}`),
      );
      return first;
    },
  };
}

import { CreateKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import {
  CreateBucketCommand,
  PutBucketCorsCommand,
  PutBucketVersioningCommand,
  PutObjectLockConfigurationCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { CreateSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { localArn, localRegion, localValues } from '../local/assembly/stack-plan.ts';
import type { AwsEmulator } from '../local/aws/aws-answer.ts';
import type { Bucket } from '../local/aws/s3/s3.ts';
import { localCredentials } from '../local/aws/s3/s3-signature.ts';
import type { Secrets } from '../local/aws/secrets.ts';
import { startGuardedServer } from '../local/processes/guarded-server.ts';
import { freePort } from '../local/processes/http-server.ts';

/** The services that moto runs instead of our emulators. */
export type MotoServices = { s3: string; emulators: AwsEmulator[]; stop: () => Promise<void> };

/** Forwards requests about keys and secrets to moto. moto chooses the ID of a key itself. */
function forwardTo(endpoint: string, keyArn: string): AwsEmulator {
  const services: Record<string, string> = { TrentService: 'kms', secretsmanager: 'secretsmanager' };
  return async ({ target, body }) => {
    const service = services[target?.split('.')[0] ?? ''];
    // The keys that sign stay with our emulator.
    if (!target || !service || /\.(Sign|GetPublicKey)$/.test(target)) return undefined;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': target,
        authorization: `AWS4-HMAC-SHA256 Credential=local/20260101/${localRegion}/${service}/aws4_request`,
      },
      body: JSON.stringify(body).replaceAll(localValues.FieldKeyArn, keyArn),
    });
    const given = (await response.json()) as Record<string, unknown>;
    const exception = String(given['__type'] ?? 'InternalFailure');
    return { status: response.status, body: given, ...(!response.ok && { exception }) };
  };
}

/**
 * Starts moto's server (https://docs.getmoto.org) with the buckets, the field key, and the secrets of a stack. `command`
 * is the path of `moto_server`.
 */
export async function startMoto(
  command: string,
  buckets: readonly Bucket[],
  secrets: Secrets,
): Promise<MotoServices> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const account = localArn('iam', '').split(':')[4] ?? '';
  const server = await startGuardedServer('moto', endpoint, [
    ...['env', `MOTO_ACCOUNT_ID=${account}`, command, '-H', '127.0.0.1', '-p', String(port)],
  ]);
  const settings = { endpoint, region: localRegion, credentials: localCredentials };
  const s3 = new S3Client({ ...settings, forcePathStyle: true });
  for (const { name, allowedOrigins, versioned, lockDays } of buckets) {
    await s3.send(
      new CreateBucketCommand({ Bucket: name, ObjectLockEnabledForBucket: lockDays !== undefined }),
    );
    if (versioned) {
      const VersioningConfiguration = { Status: 'Enabled' } as const;
      await s3.send(new PutBucketVersioningCommand({ Bucket: name, VersioningConfiguration }));
    }
    if (lockDays !== undefined) {
      const DefaultRetention = { Mode: 'GOVERNANCE', Days: lockDays } as const;
      const ObjectLockConfiguration = { ObjectLockEnabled: 'Enabled', Rule: { DefaultRetention } } as const;
      await s3.send(new PutObjectLockConfigurationCommand({ Bucket: name, ObjectLockConfiguration }));
    }
    if (allowedOrigins.length === 0) continue;
    const rule = {
      AllowedMethods: ['GET', 'POST'],
      AllowedOrigins: [...allowedOrigins],
      AllowedHeaders: ['*'],
    };
    await s3.send(new PutBucketCorsCommand({ Bucket: name, CORSConfiguration: { CORSRules: [rule] } }));
  }
  const secretsManager = new SecretsManagerClient(settings);
  for (const [arn, value] of Object.entries(secrets)) {
    const SecretString = typeof value === 'string' ? value : await value();
    await secretsManager.send(new CreateSecretCommand({ Name: arn.split(':secret:')[1], SecretString }));
  }
  const { KeyMetadata } = await new KMSClient(settings).send(new CreateKeyCommand({}));
  return { s3: endpoint, emulators: [forwardTo(endpoint, KeyMetadata?.Arn ?? '')], stop: server.stop };
}

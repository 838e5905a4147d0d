import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { env } from '#functions/env.ts';
import { cached } from './cached.ts';

const keyBytesMin = 32;

let client: SecretsManagerClient | undefined;

async function fetchTokenKey(): Promise<Uint8Array> {
  client ??= new SecretsManagerClient({});
  const { SecretString } = await client.send(
    new GetSecretValueCommand({ SecretId: env('TOKEN_SECRET_ARN') }),
  );
  const key = new TextEncoder().encode(SecretString);
  if (key.length < keyBytesMin) throw new Error(`The token secret must have at least ${keyBytesMin} bytes`);
  return key;
}

/** Returns the key that signs access tokens, at least 32 bytes, from Secrets Manager. */
export const tokenKey = cached(fetchTokenKey, Date.now);

import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { env } from '#functions/env.ts';

const freshMs = 10 * 60_000;
const retryMs = 60_000;
const keyBytesMin = 32;

/**
 * Caches a value for ten minutes, then fetches it again. If that fails, it keeps the old value and retries a minute
 * later. Concurrent calls share one fetch. `now` is in milliseconds.
 */
export function cached<T>(fetchValue: () => Promise<T>, now: () => number): () => Promise<T> {
  let kept: { value: T; freshUntil: number } | undefined;
  let running: Promise<T> | undefined;

  async function refresh(): Promise<T> {
    try {
      kept = { value: await fetchValue(), freshUntil: now() + freshMs };
    } catch (error) {
      if (!kept) throw error;
      kept.freshUntil = now() + retryMs;
    } finally {
      running = undefined;
    }
    return kept.value;
  }

  return async () => {
    if (kept && now() < kept.freshUntil) return kept.value;
    running ??= refresh();
    return running;
  };
}

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

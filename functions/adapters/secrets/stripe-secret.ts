import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import { env } from '#functions/env.ts';
import { cached } from './cached.ts';

const keys = z.object({
  secretKey: z.string().check(z.minLength(1)),
  webhookSecret: z.string().check(z.minLength(1)),
});

async function fetchKeys(): Promise<z.output<typeof keys>> {
  const client = new SecretsManagerClient({});
  const { SecretString } = await client.send(
    new GetSecretValueCommand({ SecretId: env('STRIPE_SECRET_ARN') }),
  );
  const parsed = keys.safeParse(JSON.parse(SecretString ?? '{}'));
  if (!parsed.success) throw new Error('The payment provider is not set up: its secret contains no keys');
  return parsed.data;
}

/** Returns the payment provider's secret key and the secret that signs its webhooks, from Secrets Manager. */
export const stripeKeys = cached(fetchKeys, Date.now);

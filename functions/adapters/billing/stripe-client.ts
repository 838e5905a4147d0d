import type Stripe from 'stripe';
import { env } from '#functions/env.ts';
import { stripeKeys } from '../secrets/stripe-secret.ts';

let client: { key: string; stripe: Stripe } | undefined;

/** Returns the provider's client, one per process, with a pinned API version (specification, section 17). */
export async function stripeClient(): Promise<Stripe> {
  const { secretKey } = await stripeKeys();
  if (client && client.key === secretKey) return client.stripe;
  // Loaded on first use, so functions without payments start faster.
  const { default: Provider } = await import('stripe');
  const { protocol, hostname, port } = new URL(env('STRIPE_API'));
  const stripe = new Provider(secretKey, {
    apiVersion: '2026-10-28.endive',
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    // Two attempts stay below the API's limit of 30 seconds.
    timeout: 8_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  client = { key: secretKey, stripe };
  return stripe;
}

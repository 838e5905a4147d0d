import type Stripe from 'stripe';
import { env } from '#functions/env.ts';
import { stripeKeys } from '../stripe-secret.ts';

let client: { key: string; stripe: Stripe } | undefined;

/** The provider's client, one a process, with its API version pinned (decisions, "Notes on the stack"). */
export async function stripeClient(): Promise<Stripe> {
  const { secretKey } = await stripeKeys();
  if (client && client.key === secretKey) return client.stripe;
  // Loaded with the first call: what never pays starts without it.
  const { default: Provider } = await import('stripe');
  const { protocol, hostname, port } = new URL(env('STRIPE_API'));
  const stripe = new Provider(secretKey, {
    apiVersion: '2026-10-28.endive',
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    // Two tries stay below the 30 seconds that the API has.
    timeout: 8_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  client = { key: secretKey, stripe };
  return stripe;
}

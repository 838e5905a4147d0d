import Stripe from 'stripe';
import { command } from '../local/command.ts';
import { syncPlans } from './sync-plans.ts';

/*
 * `npm run stripe-sync` updates the payment provider's products and prices to match the plans.
 * STRIPE_SECRET_KEY selects the account. STRIPE_API sets another address than Stripe's own, such as the emulator's.
 */
await command(async () => {
  const key = process.env['STRIPE_SECRET_KEY'];
  if (!key) throw new Error('Set STRIPE_SECRET_KEY to the secret key of the account to set up.');
  const { protocol, hostname, port } = new URL(process.env['STRIPE_API'] || 'https://api.stripe.com');
  const isPlain = protocol === 'http:';
  const stripe = new Stripe(key, {
    apiVersion: '2026-10-28.endive',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: 8_000,
  });
  const done = await syncPlans(stripe);
  for (const line of done) console.log(line);
  console.log(done.length === 0 ? 'Everything is up to date.' : `Changes: ${done.length}.`);
});

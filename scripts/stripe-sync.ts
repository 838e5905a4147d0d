import Stripe from 'stripe';
import { command } from './local/command.ts';
import { syncPlans } from './stripe/sync-plans.ts';

/*
 * `npm run stripe-sync`: brings the payment provider's products and prices to what the plans say.
 * STRIPE_SECRET_KEY names the account; STRIPE_API another address than Stripe's own, such as that of the double.
 */
await command(async () => {
  const key = process.env['STRIPE_SECRET_KEY'];
  if (!key) throw new Error('STRIPE_SECRET_KEY must hold the secret key of the account to be set up.');
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
  console.log(done.length === 0 ? 'Everything is as it should be.' : `Changes: ${done.length}.`);
});

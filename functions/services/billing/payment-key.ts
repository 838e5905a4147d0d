import { createHash } from 'node:crypto';
import type { Customer } from './refresh-billing.ts';

/**
 * Returns the idempotency key for a request to the provider. It changes only with each decided attempt (done
 * or declined) and with the subscription. Simultaneous clicks therefore share a key, and a new attempt gets a
 * new one.
 */
export function paymentKey({ id, billing }: Customer, ...what: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([id, billing.attempts, billing.subscription?.id ?? null, ...what]))
    .digest('hex');
}

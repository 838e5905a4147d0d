import { createHash } from 'node:crypto';
import type { Customer } from './refresh-billing.ts';

/**
 * Returns the idempotency key for a request to the provider. The key changes only with every decided attempt
 * (done or declined) and with the subscription. So simultaneous clicks share a key, and a new attempt gets its own.
 */
export function paymentKey({ id, billing }: Customer, ...what: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([id, billing.attempts, billing.subscription?.id ?? null, ...what]))
    .digest('hex');
}

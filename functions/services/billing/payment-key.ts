import { createHash } from 'node:crypto';
import type { Customer } from './refresh-billing.ts';

/**
 * The key under which the provider does something once. It changes with every decision that was carried out
 * or declined, and with the subscription, and with nothing else: clicks at the same time share a key whatever
 * is learned of the account meanwhile, and a new attempt has its own.
 */
export function paymentKey({ id, billing }: Customer, ...what: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([id, billing.attempts, billing.subscription?.id ?? null, ...what]))
    .digest('hex');
}

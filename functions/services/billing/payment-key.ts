import { createHash } from 'node:crypto';
import type { Customer } from './refresh-billing.ts';

/**
 * The key under which the provider does something once. It holds the version of what is known of the account,
 * which every change raises: clicks at the same time share a key, a new attempt after a refusal has its own.
 */
export function paymentKey(account: Customer, ...what: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([account.id, account.billing.version, ...what]))
    .digest('hex');
}

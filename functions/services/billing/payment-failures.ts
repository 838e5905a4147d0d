import { type Outcome, refuse } from '#functions/outcome.ts';

const unavailable = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'];

/**
 * Calls the provider. Returns a refusal instead of throwing if the provider is unreachable or rejects a
 * card's ID, which is unknown, used up, or another customer's.
 */
export async function withPayments<T>(run: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await run();
  } catch (error) {
    const type = error instanceof Error && 'type' in error ? String(error.type) : '';
    if (unavailable.includes(type)) return refuse('PAYMENTS_UNAVAILABLE', { retryAfter: 5 });
    if (type === 'StripeIdempotencyError') return refuse('REQUEST_IN_PROGRESS', { retryAfter: 2 });
    // The customer was deleted after it was read. The next attempt creates another one.
    if (isOfMissingCustomer(error)) return refuse('PAYMENTS_UNAVAILABLE', { retryAfter: 1 });
    if (isOfUnusableCard(error)) return refuse('PAYMENT_METHOD_UNKNOWN');
    throw error;
  }
}

const isOfMissingCustomer = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'resource_missing' &&
  // The customer is either a parameter of the request or its subject.
  (('param' in error && error.param === 'customer') || error.message.startsWith('No such customer'));

const isOfUnusableCard = (error: unknown) =>
  error instanceof Error &&
  'type' in error &&
  error.type === 'StripeInvalidRequestError' &&
  (('param' in error && error.param === 'payment_method') ||
    error.message.startsWith('No such PaymentMethod'));

import { type Outcome, refuse } from '#functions/outcome.ts';

const unavailable = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'];

/** Runs something that talks to the provider; that it cannot be reached is a refusal, not a failure of ours. */
export async function withPayments<T>(run: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await run();
  } catch (error) {
    const type = error instanceof Error && 'type' in error ? String(error.type) : '';
    if (unavailable.includes(type)) return refuse('PAYMENTS_UNAVAILABLE', { retryAfter: 5 });
    if (type === 'StripeIdempotencyError') return refuse('REQUEST_IN_PROGRESS', { retryAfter: 2 });
    // Deleted there since it was read: the next try begins with another.
    if (isOfMissingCustomer(error)) return refuse('PAYMENTS_UNAVAILABLE', { retryAfter: 1 });
    throw error;
  }
}

const isOfMissingCustomer = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'resource_missing' &&
  // As a parameter of the request, or as what the request is about.
  (('param' in error && error.param === 'customer') || error.message.startsWith('No such customer'));

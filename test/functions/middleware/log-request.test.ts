import Stripe from 'stripe';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { log, logFailure } from '#functions/middleware/log-request.ts';

/** Returns what logFailure logs for an error. */
function logged(error: unknown): unknown {
  const written = vi.spyOn(log(), 'error').mockImplementation(() => {});
  logFailure(error);
  return written.mock.lastCall?.[1];
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('logFailure', () => {
  it('logs the message of our own errors', () => {
    expect(logged(new Error('An account is gone'))).toMatchObject({
      kind: 'Error',
      said: 'An account is gone',
    });
  });

  it('logs the kind of a Stripe error without the text that it quotes', () => {
    const quoting = new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      message: 'Invalid email address: ada@example.com',
    });
    expect(quoting.message).toContain('ada@example.com');
    const line = logged(quoting);
    expect(line).toMatchObject({ kind: 'StripeInvalidRequestError' });
    expect(line).not.toHaveProperty('said');
    expect(JSON.stringify(line)).not.toContain('ada@example.com');
  });
});

import type { Invoice, Subscription } from '../models.ts';
import { StripeError } from '../stripe-error.ts';
import type { World } from '../world.ts';
import type { RetrySettings } from './collect.ts';
import { subscriptionDues } from './due.ts';

function noUpcoming(customer: string): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    code: 'invoice_upcoming_none',
    message: `No upcoming invoices for customer: ${customer}`,
  });
}

/**
 * The next invoice that the subscription will get, found by letting its time run on. Only within a
 * rehearsal, since it really happens there.
 */
export function runToNextInvoice(world: World, subscription: Subscription, settings: RetrySettings): Invoice {
  const before = subscription.latestInvoice;
  for (;;) {
    const next = subscriptionDues(world, subscription, settings).toSorted(
      (a, b) => a.time - b.time || a.rank - b.rank,
    )[0];
    if (!next) throw noUpcoming(subscription.customer);
    world.at(next.time, next.run);
    const latest = subscription.latestInvoice;
    if (latest !== null && latest !== before) return existingInvoice(world, latest);
  }
}

function existingInvoice(world: World, id: string): Invoice {
  const invoice = world.data.invoices[id];
  if (!invoice) throw new Error(`The rehearsal lost invoice ${id}`);
  return invoice;
}

/** Runs a change and answers the invoice that it makes at once, or else the next one. */
export function invoiceAfter(
  world: World,
  subscription: Subscription,
  change: () => void,
  settings: RetrySettings,
): Invoice {
  const before = subscription.latestInvoice;
  change();
  const latest = subscription.latestInvoice;
  return latest !== null && latest !== before
    ? existingInvoice(world, latest)
    : runToNextInvoice(world, subscription, settings);
}

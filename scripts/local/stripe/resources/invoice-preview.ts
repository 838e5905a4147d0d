import type Stripe from 'stripe';
import { changeSubscription } from '../billing/change.ts';
import type { RetrySettings } from '../billing/collect.ts';
import { createSubscription } from '../billing/creation.ts';
import { due } from '../billing/invoices.ts';
import { cancelNow } from '../billing/life.ts';
import { invoiceAfter } from '../billing/preview.ts';
import type { Invoice, Json, Subscription } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import { invoiceView } from '../views/invoice-view.ts';
import { existing, type World } from '../world.ts';
import { liveCustomer } from './customers.ts';
import { newItem } from './subscription-items-given.ts';
import { findSchedule, updatePhases } from './subscription-schedules.ts';
import { changeRequest } from './subscription-update.ts';
import { findSubscription } from './subscriptions.ts';

type Params = Stripe.InvoiceCreatePreviewParams;
type Details = NonNullable<Params['subscription_details']>;

const known = [
  'items',
  'proration_behavior',
  'proration_date',
  'trial_end',
  'billing_cycle_anchor',
  'cancel_at_period_end',
  'cancel_now',
  'cancel_at',
];

function checkDetails(details: Details): void {
  const unknown = Object.keys(details).find((key) => !known.includes(key));
  if (unknown)
    throw invalid(
      `The double does not obey subscription_details[${unknown}].`,
      `subscription_details[${unknown}]`,
    );
}

/** The invoice as a preview shows it: a draft that nobody can pay, with an id of its own. */
function previewView(world: World, invoice: Invoice): Json {
  const isDraft = invoice.status === 'draft';
  const amounts = isDraft ? due(invoice.total, invoice.startingBalance) : undefined;
  return {
    ...invoiceView(world.data, {
      ...invoice,
      status: 'draft',
      number: null,
      amountPaid: 0,
      attemptCount: 0,
      intent: null,
      finalizedAt: null,
      paidAt: null,
      endingBalance: amounts?.endingBalance ?? invoice.endingBalance,
    }),
    id: `upcoming_${invoice.id}`,
    attempted: false,
  };
}

function changeExisting(
  world: World,
  subscription: Subscription,
  details: Details,
  retries: RetrySettings,
): void {
  if (subscription.endedAt !== null)
    throw invalid('You cannot preview the invoice of a canceled subscription.', 'subscription');
  if (details.cancel_now) {
    const prorate = (details.proration_behavior ?? 'create_prorations') !== 'none';
    cancelNow(world, subscription, { invoiceNow: true, prorate }, retries);
    return;
  }
  subscription.cancelAtPeriodEnd = details.cancel_at_period_end ?? subscription.cancelAtPeriodEnd;
  if (typeof details.cancel_at === 'number') subscription.cancelAt = details.cancel_at;
  const { items, trial_end, proration_behavior, proration_date } = details;
  const request = changeRequest(world, subscription, {
    ...(items === undefined ? {} : { items }),
    ...(trial_end === undefined ? {} : { trial_end }),
    ...(proration_behavior === undefined ? {} : { proration_behavior }),
    ...(proration_date === undefined ? {} : { proration_date }),
    ...(details.billing_cycle_anchor?.type === 'now' ? { billing_cycle_anchor: { type: 'now' } } : {}),
  });
  if (!request) return;
  changeSubscription(
    world,
    subscription,
    request,
    { behavior: 'default_incomplete', offSession: true },
    retries,
  );
}

function firstInvoice(
  world: World,
  customerId: string,
  items: Parameters<typeof newItem>[1],
  trialEnd: number | null,
  retries: RetrySettings,
): Invoice {
  const item = newItem(world, items);
  const subscription = createSubscription(
    world,
    {
      customer: liveCustomer(world, customerId, 'customer'),
      price: item.price,
      quantity: item.quantity,
      trialEnd,
      defaultPaymentMethod: null,
      missingPaymentMethod: 'create_invoice',
      saveDefault: 'off',
      cancelAtPeriodEnd: false,
      cancelAt: null,
      description: null,
      metadata: {},
      itemMetadata: {},
    },
    { behavior: 'default_incomplete', offSession: true },
    retries,
  );
  return existing(world.data.invoices, 'invoice', subscription.latestInvoice ?? '');
}

function ofSchedule(world: World, id: string, params: Params, retries: RetrySettings): Invoice {
  const schedule = findSchedule(world, id, 'schedule');
  const subscription = findSubscription(world, schedule.subscription ?? '', 'schedule');
  const { phases, end_behavior, proration_behavior } = params.schedule_details ?? {};
  const change = () =>
    updatePhases(
      world,
      schedule,
      {
        ...(phases === undefined ? {} : { phases }),
        ...(end_behavior === undefined ? {} : { end_behavior }),
        ...(proration_behavior === undefined ? {} : { proration_behavior }),
      },
      retries,
    );
  return invoiceAfter(world, subscription, change, retries);
}

/** Within a rehearsal: really does what is previewed and answers the invoice that comes of it. */
export function previewInvoice(world: World, params: Params, retries: RetrySettings): Json {
  const details = params.subscription_details ?? {};
  checkDetails(details);
  if (params.schedule !== undefined)
    return previewView(world, ofSchedule(world, params.schedule, params, retries));
  if (params.subscription !== undefined) {
    const subscription = findSubscription(world, params.subscription, 'subscription');
    if (params.customer !== undefined && params.customer !== subscription.customer) {
      throw invalid('The subscription belongs to another customer.', 'customer');
    }
    const change = () => changeExisting(world, subscription, details, retries);
    return previewView(world, invoiceAfter(world, subscription, change, retries));
  }
  if (params.customer === undefined) {
    throw invalid(
      'You must provide a customer, a subscription or a schedule.',
      'customer',
      'parameter_missing',
    );
  }
  const phase = params.schedule_details?.phases?.[0];
  const trialEnd = phase ? phase.trial_end : details.trial_end;
  return previewView(
    world,
    firstInvoice(
      world,
      params.customer,
      phase?.items ?? details.items,
      typeof trialEnd === 'number' ? trialEnd : null,
      retries,
    ),
  );
}

import type { World } from '../world.ts';
import { button, dateTime, dollars, escaped, page, table } from './html.ts';

export type DashboardFacts = {
  world: World;
  now: number;
  isHolding: boolean;
  waiting: number;
  violations: number;
};

const newestFirst = <T>(records: Record<string, T>) => Object.values(records).reverse().slice(0, 50);

function clock(now: number): string {
  const move = (label: string, days: number) =>
    button('/_emulator/clock', label, { advance_days: String(days) });
  return `<p><strong>${dateTime(now)} UTC</strong> ${move('+1 hour', 1 / 24)}${move('+1 day', 1)}${move('+1 week', 7)}${move('+1 month', 30)}${move('+1 year', 365)}</p>`;
}

function webhooks({ isHolding, waiting }: DashboardFacts): string {
  const act = (label: string, action: string) => button('/_emulator/webhooks', label, { action });
  return `<h2>Webhooks</h2><p>${waiting} waiting${isHolding ? ', held back' : ''}
${isHolding ? act('Release', 'release') + act('Release reversed', 'release_reversed') : act('Hold back', 'hold')}
${act('Undisturbed', 'undisturbed')}</p>`;
}

function customers({ data }: World): string {
  const rows = newestFirst(data.customers).map((one) => [
    escaped(one.id),
    escaped(one.email),
    dollars(one.balance),
    escaped(one.defaultPaymentMethod),
  ]);
  return `<h2>Customers</h2>${table(['ID', 'Email', 'Balance', 'Card'], rows)}`;
}

function subscriptions({ data }: World): string {
  const rows = newestFirst(data.subscriptions).map((one) => [
    escaped(one.id),
    escaped(one.status),
    escaped(data.prices[one.terms.price]?.lookupKey ?? one.terms.price),
    dateTime(one.terms.periodEnd),
    one.cancelAtPeriodEnd ? 'cancels then' : one.schedule ? 'has a schedule' : '',
    escaped(one.customer),
  ]);
  return `<h2>Subscriptions</h2>${table(['ID', 'Status', 'Price', 'Period ends', '', 'Customer'], rows)}`;
}

function invoices({ data }: World): string {
  const rows = newestFirst(data.invoices).map((one) => [
    `<a href="/_emulator/invoices/${escaped(one.id)}">${escaped(one.number ?? one.id)}</a>`,
    escaped(one.status),
    dollars(one.total),
    dollars(one.amountPaid),
    dateTime(one.created),
    escaped(one.reason),
  ]);
  return `<h2>Invoices</h2>${table(['Number', 'Status', 'Total', 'Paid', 'Created', 'Reason'], rows)}`;
}

function authentications({ data }: World): string {
  const asking = [...Object.values(data.paymentIntents), ...Object.values(data.setupIntents)].filter(
    ({ status }) => status === 'requires_action',
  );
  const rows = asking.map(({ id, customer }) => [
    escaped(id),
    escaped(customer),
    button('/_emulator/authenticate', 'Pass', { intent: id, outcome: 'succeed' }) +
      button('/_emulator/authenticate', 'Fail', { intent: id, outcome: 'fail' }),
  ]);
  return `<h2>Waiting for the customer's bank</h2>${table(['Intent', 'Customer', ''], rows)}`;
}

function events({ events: all }: World): string {
  const rows = all
    .slice(-50)
    .reverse()
    .map(({ id, type, created, data }) => [
      escaped(type),
      dateTime(created),
      escaped(data.object['id']),
      button('/_emulator/webhooks', 'Send again', { action: 'resend', event: id }),
    ]);
  return `<h2>Events</h2>${table(['Type', 'Time', 'Object', ''], rows)}`;
}

/** Returns the page at `/_emulator`. */
export function dashboard(facts: DashboardFacts): string {
  const { world, now, violations } = facts;
  return page(
    'Stripe emulator',
    `<h1>Stripe emulator</h1>${clock(now)}${violations > 0 ? `<p><strong>${violations} violations of the API description</strong></p>` : ''}
${authentications(world)}${customers(world)}${subscriptions(world)}${invoices(world)}${webhooks(facts)}${events(world)}`,
  );
}

/** Returns the page of the customer's bank. */
export function bankPage(intent: string): string {
  return page(
    'Your bank',
    `<h1>Your bank (emulator)</h1><p>Do you confirm this payment? (${escaped(intent)})</p>
${button('/_emulator/authenticate', 'Complete authentication', { intent, outcome: 'succeed' })}
${button('/_emulator/authenticate', 'Fail authentication', { intent, outcome: 'fail' })}`,
  );
}

import type { Customer, Invoice, InvoiceReason, Line, PaymentMethod, Subscription } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import { existing, type World } from '../world.ts';
import { cancelPaymentIntent, createPaymentIntent } from './intents.ts';

/** Stripe charges no less (of US dollars); what is due below it goes onto the customer's balance. */
const leastCharge = 50;

/** What an invoice of this total asks for, and what it leaves on the customer's balance. */
export function due(total: number, balance: number): { amountDue: number; endingBalance: number } {
  const after = total + balance;
  return after < leastCharge
    ? { amountDue: 0, endingBalance: after }
    : { amountDue: after, endingBalance: 0 };
}

export type NewInvoice = {
  customer: Customer;
  subscription: Subscription | null;
  reason: InvoiceReason;
  lines: Line[];
  periodStart: number;
  periodEnd: number;
  prorationDate?: number | null;
  finalizesAt?: number | null;
  autoAdvance?: boolean;
};

/** A draft; its amounts follow the customer's balance until it is finalized. */
export function draftInvoice(world: World, given: NewInvoice): Invoice {
  const { customer, subscription, lines } = given;
  const now = world.now(customer.id);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const invoice: Invoice = {
    id: world.id('in'),
    created: now,
    number: null,
    customer: customer.id,
    subscription: subscription?.id ?? null,
    currency: lines[0]?.currency ?? customer.currency ?? 'usd',
    status: 'draft',
    reason: given.reason,
    lines,
    periodStart: given.periodStart,
    periodEnd: given.periodEnd,
    total,
    startingBalance: customer.balance,
    endingBalance: null,
    amountDue: due(total, customer.balance).amountDue,
    amountPaid: 0,
    attemptCount: 0,
    autoAdvance: given.autoAdvance ?? true,
    finalizesAt: given.finalizesAt ?? null,
    nextPaymentAttempt: given.finalizesAt ?? null,
    firstFailedAt: null,
    intent: null,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    prorationDate: given.prorationDate ?? null,
    description: null,
    metadata: {},
  };
  world.data.invoices[invoice.id] = invoice;
  if (subscription) subscription.latestInvoice = invoice.id;
  world.emit('invoice.created', invoice.id, now);
  return invoice;
}

function setPaid(world: World, invoice: Invoice): void {
  invoice.status = 'paid';
  invoice.paidAt = world.now(invoice.customer);
  invoice.nextPaymentAttempt = null;
}

function emitPaid(world: World, invoice: Invoice): void {
  const now = world.now(invoice.customer);
  world.emit('invoice.paid', invoice.id, now);
  world.emit('invoice.payment_succeeded', invoice.id, now);
}

/** Fixes the amounts, uses the customer's balance, asks for the money; with nothing due it is paid at once. */
export function finalizeInvoice(world: World, invoice: Invoice, method: PaymentMethod | undefined): void {
  if (invoice.status !== 'draft')
    throw invalid('This invoice is already finalized, you can not re-finalize it.');
  const customer = existing(world.data.customers, 'customer', invoice.customer);
  const now = world.now(customer.id);
  const { amountDue, endingBalance } = due(invoice.total, customer.balance);
  invoice.startingBalance = customer.balance;
  invoice.endingBalance = endingBalance;
  invoice.amountDue = amountDue;
  customer.balance = endingBalance;
  customer.currency ??= invoice.currency;
  invoice.number = `${customer.id.slice(-8).toUpperCase()}-${String(customer.invoiceSequence).padStart(4, '0')}`;
  customer.invoiceSequence += 1;
  invoice.status = 'open';
  invoice.finalizedAt = now;
  invoice.finalizesAt = null;
  invoice.nextPaymentAttempt = null;
  if (amountDue === 0) setPaid(world, invoice);
  else askForMoney(world, invoice, method);
  world.emit('invoice.finalized', invoice.id, now);
  world.emitChange('customer.updated', customer.id, now);
  if (amountDue === 0) emitPaid(world, invoice);
}

function askForMoney(world: World, invoice: Invoice, method: PaymentMethod | undefined): void {
  const intent = createPaymentIntent(world, {
    amount: invoice.amountDue,
    currency: invoice.currency,
    customer: invoice.customer,
    invoice: invoice.id,
    paymentMethod: method?.id ?? null,
    setupFutureUsage: 'off_session',
    description: invoice.reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
  });
  invoice.intent = intent.id;
  const id = world.id('inpay');
  world.data.invoicePayments[id] = {
    id,
    created: intent.created,
    invoice: invoice.id,
    intent: intent.id,
    amountRequested: invoice.amountDue,
    amountPaid: null,
    currency: invoice.currency,
    status: 'open',
    paidAt: null,
    canceledAt: null,
  };
}

const paymentOf = (world: World, invoice: Invoice) =>
  Object.values(world.data.invoicePayments).find((payment) => payment.invoice === invoice.id);

/** The money came, through its intent or past Stripe. */
export function markPaid(world: World, invoice: Invoice, outOfBand = false): void {
  const payment = paymentOf(world, invoice);
  invoice.amountPaid = invoice.amountDue;
  setPaid(world, invoice);
  if (payment && !outOfBand) {
    Object.assign(payment, { status: 'paid', amountPaid: invoice.amountDue, paidAt: invoice.paidAt });
    world.emit('invoice_payment.paid', payment.id, world.now(invoice.customer));
  }
  emitPaid(world, invoice);
}

/** Nothing is owed any more; what it had taken from the customer's balance goes back. */
export function voidInvoice(world: World, invoice: Invoice): void {
  if (invoice.status !== 'open') throw invalid('Only open invoices can be voided.');
  const now = world.now(invoice.customer);
  invoice.status = 'void';
  invoice.voidedAt = now;
  invoice.nextPaymentAttempt = null;
  const payment = paymentOf(world, invoice);
  if (payment) Object.assign(payment, { status: 'canceled', canceledAt: now });
  const intent = invoice.intent === null ? undefined : world.data.paymentIntents[invoice.intent];
  if (intent && intent.status !== 'canceled') cancelPaymentIntent(world, intent, 'void_invoice');
  world.emit('invoice.voided', invoice.id, now);
  const customer = existing(world.data.customers, 'customer', invoice.customer);
  customer.balance += invoice.startingBalance - (invoice.endingBalance ?? invoice.startingBalance);
  world.emitChange('customer.updated', customer.id, now);
}

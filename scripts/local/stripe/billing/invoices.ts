import type { Customer, Invoice, InvoiceReason, Line, PaymentMethod, Subscription } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import { existing, type World } from '../world.ts';
import { cancelPaymentIntent, createPaymentIntent } from './intents.ts';

/** Stripe's smallest charge in US cents. A smaller amount due moves to the customer's balance. */
const leastCharge = 50;

/** Returns what an invoice with this total charges, and the balance that it leaves. */
export function due(total: number, balance: number): { amountDue: number; endingBalance: number } {
  const after = total + balance;
  return after < leastCharge
    ? { amountDue: 0, endingBalance: after }
    : { amountDue: after, endingBalance: 0 };
}

export type NewInvoice = {
  customer: Customer;
  subscription: Subscription;
  reason: InvoiceReason;
  lines: Line[];
  periodStart: number;
  periodEnd: number;
  finalizesAt?: number;
};

/** Creates a draft. Its amounts follow the customer's balance until it is finalized. */
export function draftInvoice(world: World, given: NewInvoice): Invoice {
  const { customer, subscription, lines, finalizesAt = null } = given;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const invoice: Invoice = {
    id: world.id('in'),
    created: world.now(),
    number: null,
    customer: customer.id,
    subscription: subscription.id,
    currency: subscription.currency,
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
    autoAdvance: true,
    finalizesAt,
    nextPaymentAttempt: finalizesAt,
    firstFailedAt: null,
    intent: null,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
  };
  world.data.invoices[invoice.id] = invoice;
  subscription.latestInvoice = invoice.id;
  world.emit('invoice.created', invoice.id);
  return invoice;
}

function setPaid(world: World, invoice: Invoice): void {
  invoice.status = 'paid';
  invoice.paidAt = world.now();
  invoice.nextPaymentAttempt = null;
}

function emitPaid(world: World, invoice: Invoice): void {
  world.emit('invoice.paid', invoice.id);
  world.emit('invoice.payment_succeeded', invoice.id);
}

/** Fixes the amounts, uses the customer's balance, and requests the payment. Without an amount due, it is paid. */
export function finalizeInvoice(world: World, invoice: Invoice, method: PaymentMethod | undefined): void {
  const customer = existing(world.data.customers, 'customer', invoice.customer);
  const { amountDue, endingBalance } = due(invoice.total, customer.balance);
  invoice.startingBalance = customer.balance;
  invoice.endingBalance = endingBalance;
  invoice.amountDue = amountDue;
  customer.balance = endingBalance;
  customer.currency ??= invoice.currency;
  invoice.number = `${customer.id.slice(-8).toUpperCase()}-${String(customer.invoiceSequence).padStart(4, '0')}`;
  customer.invoiceSequence += 1;
  invoice.status = 'open';
  invoice.finalizedAt = world.now();
  invoice.finalizesAt = null;
  invoice.nextPaymentAttempt = null;
  if (amountDue === 0) setPaid(world, invoice);
  else requestPayment(world, invoice, method);
  world.emit('invoice.finalized', invoice.id);
  world.emitChange('customer.updated', customer.id);
  if (amountDue === 0) emitPaid(world, invoice);
}

function requestPayment(world: World, invoice: Invoice, method: PaymentMethod | undefined): void {
  const intent = createPaymentIntent(world, {
    amount: invoice.amountDue,
    currency: invoice.currency,
    customer: invoice.customer,
    invoice: invoice.id,
    paymentMethod: method?.id ?? null,
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

/** Marks an invoice as paid by its intent. */
export function markPaid(world: World, invoice: Invoice): void {
  const payment = paymentOf(world, invoice);
  invoice.amountPaid = invoice.amountDue;
  setPaid(world, invoice);
  if (payment) {
    Object.assign(payment, { status: 'paid', amountPaid: invoice.amountDue, paidAt: invoice.paidAt });
    world.emit('invoice_payment.paid', payment.id);
  }
  emitPaid(world, invoice);
}

/** Voids an open invoice and returns what it took from the customer's balance. */
export function voidInvoice(world: World, invoice: Invoice): void {
  if (invoice.status !== 'open') throw invalid('Only open invoices can be voided.');
  const now = world.now();
  invoice.status = 'void';
  invoice.voidedAt = now;
  invoice.nextPaymentAttempt = null;
  const payment = paymentOf(world, invoice);
  if (payment) Object.assign(payment, { status: 'canceled', canceledAt: now });
  const intent = invoice.intent === null ? undefined : world.data.paymentIntents[invoice.intent];
  if (intent && intent.status !== 'canceled') cancelPaymentIntent(world, intent, 'void_invoice');
  world.emit('invoice.voided', invoice.id);
  const customer = existing(world.data.customers, 'customer', invoice.customer);
  customer.balance += invoice.startingBalance - (invoice.endingBalance ?? invoice.startingBalance);
  world.emitChange('customer.updated', customer.id);
}

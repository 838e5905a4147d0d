import type { BillingCycle, PaidPlanId } from '#shared/data/plans.ts';
import type { SubscriptionFacts } from '#shared/schemas/billing-facts.ts';

export type PaidChoice = { planId: PaidPlanId; cycle: BillingCycle };

/** An open or lost dispute of a payment. */
export type DisputeFacts = {
  id: string;
  state: 'open' | 'lost';
  /** The subscription that the disputed payment was for. */
  subscriptionId: string | null;
  /** Deadline for evidence, ISO 8601 UTC; null if the bank accepts none. */
  answerBy: string | null;
};

/** A customer as read at the provider. */
export type CustomerFacts = {
  /** The customer was deleted at the provider and can't be charged anymore. */
  isGone: boolean;
  subscription: SubscriptionFacts | null;
  card: SubscriptionFacts['card'];
  /** Start of the paid time, ISO 8601 UTC; null if the subscription is not being paid. */
  paidSince: string | null;
  /** The latest first. */
  disputes: DisputeFacts[];
};

/** The result of a payment attempt. */
export type PaymentResult =
  | { kind: 'done' }
  /** The customer must authenticate or enter a card; the card field confirms with this secret. */
  | { kind: 'needs-action'; clientSecret: string }
  /** `message` is the provider's text and may be shown. */
  | { kind: 'declined'; message: string };

export type InvoiceFacts = {
  id: string;
  number: string | null;
  createdAt: string;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  totalCents: number;
  description: string;
  hostedUrl: string | null;
  pdfUrl: string | null;
};

export type PreviewFacts = {
  chargeCents: number;
  lines: { description: string; cents: number }[];
};

/** A verified event from the provider, reduced to its customer and notary. */
export type PaymentEvent = {
  id: string;
  customerId: string | null;
  /** From our metadata on the object, because a deleted customer can no longer be read. */
  notaryId: string | null;
};

/**
 * The payment provider's operations that this product uses. Calls that create or charge take an idempotency
 * key: repeated calls with the same key act once.
 */
export type Payments = {
  createCustomer(notary: { id: string; email: string; name: string; key: string }): Promise<string>;
  /** Returns the notary of a customer; undefined if the customer is not ours or was deleted. */
  notaryOf(customerId: string): Promise<string | undefined>;
  read(customerId: string): Promise<CustomerFacts>;
  /** Puts a card on file for all future payments. */
  keepCard(customerId: string, paymentMethodId: string, key: string): Promise<PaymentResult>;
  /**
   * Starts a subscription, charged now or at `trialEnd`. Without a card, the customer enters one to confirm.
   */
  subscribe(input: {
    customerId: string;
    notaryId: string;
    choice: PaidChoice;
    trialEnd: string | null;
    hasCard: boolean;
    key: string;
  }): Promise<PaymentResult>;
  /** Changes the plan or cycle immediately and charges the difference; with `endsTrial`, the full price. */
  changeNow(input: {
    subscription: SubscriptionFacts;
    choice: PaidChoice;
    endsTrial: boolean;
    key: string;
  }): Promise<PaymentResult>;
  /** Changes the plan or cycle of a subscription in its trial, without a charge. */
  changeInTrial(subscription: SubscriptionFacts, choice: PaidChoice, key: string): Promise<void>;
  /** Changes the plan or cycle at the end of the period; for Free, the subscription ends then. */
  changeAtPeriodEnd(subscription: SubscriptionFacts, choice: PaidChoice | 'free'): Promise<void>;
  /** Cancels any change scheduled for the end of the period. */
  keepAsIs(subscription: SubscriptionFacts): Promise<void>;
  /** Returns the result of an incomplete subscription's first payment. */
  openPayment(subscription: SubscriptionFacts): Promise<PaymentResult>;
  /** Ends a subscription immediately, unless it has already ended. */
  end(subscription: SubscriptionFacts): Promise<void>;
  /** Deletes a customer with subscription, card, name, and address. Does nothing if already deleted. */
  forget(customerId: string): Promise<void>;
  /** Tries to pay the open invoice. */
  payOpenInvoice(customerId: string, key: string): Promise<PaymentResult>;
  previewChange(subscription: SubscriptionFacts, choice: PaidChoice): Promise<PreviewFacts>;
  invoices(customerId: string): Promise<InvoiceFacts[]>;
  /** Returns the event in a signed message; undefined if the signature is invalid or too old. */
  event(rawBody: Buffer, signature: string): Promise<PaymentEvent | undefined>;
};

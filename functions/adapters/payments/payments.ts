import type { BillingCycle, PaidPlanId } from '#shared/data/plans.ts';
import type { SubscriptionFacts } from '#shared/schemas/billing-facts.ts';

export type PaidChoice = { planId: PaidPlanId; cycle: BillingCycle };

/** A dispute of a payment, as far as it matters here: still open, or lost. */
export type DisputeFacts = {
  id: string;
  state: 'open' | 'lost';
  /** What was paid for. */
  subscriptionId: string | null;
  /** Until when the bank takes evidence, ISO 8601 UTC; null where it takes none. */
  answerBy: string | null;
};

/** What the provider knows of a customer. */
export type CustomerFacts = {
  /** The customer was deleted there: nothing can be paid by it any more. */
  isGone: boolean;
  subscription: SubscriptionFacts | null;
  card: SubscriptionFacts['card'];
  /** When the subscription began to be paid for, ISO 8601 UTC; null while it is not. */
  paidSince: string | null;
  /** The latest first. */
  disputes: DisputeFacts[];
};

/** How an attempt at a payment ended. */
export type PaymentResult =
  | { result: 'done' }
  /** The bank asks the customer, or a card is still to be given: confirm with this secret. */
  | { result: 'needs-action'; clientSecret: string }
  /** In the provider's words, fit to be shown. */
  | { result: 'declined'; message: string };

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

/** An event of the provider, its signature checked. Only whom it concerns is taken from it. */
export type PaymentEvent = {
  id: string;
  customerId: string | null;
  /** As the object was marked by us: a customer that is deleted cannot be asked whose it was. */
  notaryId: string | null;
};

/**
 * What this product asks of the payment provider. Every call that creates or charges takes a key: the same
 * key does the same thing once, however often it is asked.
 */
export type Payments = {
  createCustomer(notary: { id: string; email: string; name: string; key: string }): Promise<string>;
  /** The notary that a customer stands for; undefined when the customer is not ours or gone. */
  notaryOf(customerId: string): Promise<string | undefined>;
  read(customerId: string): Promise<CustomerFacts>;
  /** Puts a card on file for all that is to be paid. */
  keepCard(customerId: string, paymentMethodId: string, key: string): Promise<PaymentResult>;
  /** Begins a subscription: charged now, or at `trialEnd`. Without a card the customer gives one on confirming. */
  subscribe(input: {
    customerId: string;
    notaryId: string;
    choice: PaidChoice;
    trialEnd: string | null;
    hasCard: boolean;
    key: string;
  }): Promise<PaymentResult>;
  /** Changes plan or cycle at once, charging the difference; `endsTrial` charges the whole price. */
  changeNow(input: {
    subscription: SubscriptionFacts;
    choice: PaidChoice;
    endsTrial: boolean;
    key: string;
  }): Promise<PaymentResult>;
  /** Changes plan or cycle of a subscription that has not begun to be charged. */
  changeInTrial(subscription: SubscriptionFacts, choice: PaidChoice, key: string): Promise<void>;
  /** Changes plan or cycle at the end of the period; to Free it ends there. */
  changeAtPeriodEnd(subscription: SubscriptionFacts, choice: PaidChoice | 'free'): Promise<void>;
  /** Takes back what was to happen at the end of the period. */
  keepAsIs(subscription: SubscriptionFacts): Promise<void>;
  /** How the first payment of a subscription stands that has not begun. */
  openPayment(subscription: SubscriptionFacts): Promise<PaymentResult>;
  /** Ends a subscription at once, if it has not ended. */
  end(subscription: SubscriptionFacts): Promise<void>;
  /** Tries to pay what is open. */
  payOpenInvoice(customerId: string, key: string): Promise<PaymentResult>;
  previewChange(subscription: SubscriptionFacts, choice: PaidChoice): Promise<PreviewFacts>;
  invoices(customerId: string): Promise<InvoiceFacts[]>;
  /** The event in a signed message; undefined when the signature is not genuine or too old. */
  event(rawBody: Buffer, signature: string): Promise<PaymentEvent | undefined>;
};

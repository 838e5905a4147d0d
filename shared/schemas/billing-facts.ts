import * as z from 'zod/mini';
import { billingCycles, paidPlanIds } from '../data/plans.ts';

const planId = z.enum(paidPlanIds);
const cycle = z.enum(billingCycles);
const time = z.iso.datetime();

/** The subscription as last read from the payment provider. Times are ISO 8601 UTC. */
export const subscriptionFacts = z.object({
  id: z.string(),
  status: z.enum(['trialing', 'active', 'past_due', 'canceled', 'incomplete']),
  planId,
  cycle,
  /** End of the paid period or of the trial. */
  periodEnd: time,
  /** Start of the period whose renewal is unpaid. */
  pastDueSince: z.nullable(time),
  /** The change at the end of the period: another plan or cycle, or the end of the subscription (`free`). */
  pending: z.nullable(z.object({ planId: z.union([planId, z.literal('free')]), cycle, at: time })),
  scheduleId: z.nullable(z.string()),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() })),
});

/** The stored facts about an account's plan and payments. */
export const billingFacts = z.object({
  /** Incremented by every write, so that concurrent writes are detected. */
  version: z.int(),
  /** Number of decided payment attempts (done or declined). Part of the idempotency key. */
  attempts: z._default(z.int(), 0),
  customerId: z.nullable(z.string()),
  subscription: z.nullable(subscriptionFacts),
  /** A plan chosen for the end of the trial without a card. */
  scheduled: z.nullable(z.object({ planId, cycle })),
  /** When the notary gave up the trial for an immediate upgrade. */
  trialEndedAt: z.nullable(time),
  /** An open or lost dispute of a payment. */
  dispute: z._default(
    z.nullable(
      z.object({
        id: z.string(),
        state: z.enum(['open', 'lost']),
        /** Deadline for evidence. */
        answerBy: z.nullable(time),
      }),
    ),
    null,
  ),
  /** When the provider was last read. */
  readAt: z.nullable(time),
});

export type SubscriptionFacts = z.output<typeof subscriptionFacts>;
export type BillingFacts = z.output<typeof billingFacts>;

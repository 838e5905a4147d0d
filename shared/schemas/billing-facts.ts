import * as z from 'zod/mini';
import { billingCycles, paidPlanIds } from '../data/plans.ts';

const planId = z.enum(paidPlanIds);
const cycle = z.enum(billingCycles);
const time = z.iso.datetime();

/** The subscription as the payment provider last told it. Times are ISO 8601 UTC. */
export const subscriptionFacts = z.object({
  id: z.string(),
  status: z.enum(['trialing', 'active', 'past_due', 'canceled', 'incomplete']),
  planId,
  cycle,
  /** End of what is paid for, or of the trial. */
  periodEnd: time,
  /** Since when a renewal has not been paid. */
  pastDueSince: z.nullable(time),
  /** To what it changes at the end of its period: another plan or cycle, or nothing (`free`). */
  pending: z.nullable(z.object({ planId: z.union([planId, z.literal('free')]), cycle, at: time })),
  scheduleId: z.nullable(z.string()),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() })),
});

/** What an account remembers of plan and payment. */
export const billingFacts = z.object({
  /** Raised by every write, so that two never mix. */
  version: z.int(),
  /** Decisions that were carried out or declined: what is asked of the provider once for each of them. */
  attempts: z._default(z.int(), 0),
  customerId: z.nullable(z.string()),
  subscription: z.nullable(subscriptionFacts),
  /** A plan chosen for the trial's end while no card is known yet. */
  scheduled: z.nullable(z.object({ planId, cycle })),
  /** The trial was given up for an immediate upgrade. */
  trialEndedAt: z.nullable(time),
  /** A payment that the bank is asked to return, or has returned. */
  dispute: z._default(
    z.nullable(
      z.object({
        id: z.string(),
        state: z.enum(['open', 'lost']),
        /** Until when the bank takes evidence. */
        answerBy: z.nullable(time),
      }),
    ),
    null,
  ),
  /** When the provider was last asked. */
  readAt: z.nullable(time),
});

export type SubscriptionFacts = z.output<typeof subscriptionFacts>;
export type BillingFacts = z.output<typeof billingFacts>;

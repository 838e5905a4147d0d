import type { Dispute } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import { existing, type World } from '../world.ts';
import { daySeconds } from './periods.ts';

/** How long there is to answer; with Stripe it depends on the card's network. */
const answerDays = 9;

/** Disputes a charge that was paid: its bank takes the money back, unless it only inquires. Answers the id. */
export function openDispute(
  world: World,
  chargeId: string,
  reason = 'fraudulent',
  isInquiry = false,
): string {
  const charge = existing(world.data.charges, 'charge', chargeId);
  if (charge.fault || charge.dispute) throw invalid('This charge cannot be disputed.');
  const now = world.now(charge.customer);
  const { amount, currency } = charge;
  const dispute: Dispute = {
    id: world.id('dp'),
    created: now,
    amount,
    currency,
    charge: charge.id,
    reason,
    dueBy: now + answerDays * daySeconds,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  world.data.disputes[dispute.id] = dispute;
  charge.dispute = dispute.id;
  world.emit('charge.dispute.created', dispute.id, now);
  if (!isInquiry) world.emit('charge.dispute.funds_withdrawn', dispute.id, now);
  return dispute.id;
}

/** The bank decides. An inquiry that is not lost is closed without having been a dispute. */
export function closeDispute(world: World, id: string, outcome: 'won' | 'lost'): void {
  const dispute = existing(world.data.disputes, 'dispute', id);
  const isInquiry = dispute.status === 'warning_needs_response';
  if (!isInquiry && dispute.status !== 'needs_response') throw invalid('This dispute is closed.');
  dispute.status = isInquiry && outcome === 'won' ? 'warning_closed' : outcome;
  world.emit('charge.dispute.closed', id);
  if (dispute.status === 'won') world.emit('charge.dispute.funds_reinstated', id);
}

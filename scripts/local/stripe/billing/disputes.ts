import type { Dispute } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import { existing, type World } from '../world.ts';
import { daySeconds } from './periods.ts';

/** Days to answer a dispute; at Stripe, this depends on the card network. */
const answerDays = 9;

/** Disputes a paid charge and returns the dispute's ID. Unless it is an inquiry, the bank takes the money back. */
export function openDispute(
  world: World,
  chargeId: string,
  reason = 'fraudulent',
  isInquiry = false,
): string {
  const charge = existing(world.data.charges, 'charge', chargeId);
  if (charge.fault || charge.dispute) throw invalid('This charge cannot be disputed.');
  const now = world.now();
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
  world.emit('charge.dispute.created', dispute.id);
  if (!isInquiry) world.emit('charge.dispute.funds_withdrawn', dispute.id);
  return dispute.id;
}

/** Closes a dispute with the bank's decision. An inquiry that is not lost never becomes a dispute. */
export function closeDispute(world: World, id: string, outcome: 'won' | 'lost'): void {
  const dispute = existing(world.data.disputes, 'dispute', id);
  const isInquiry = dispute.status === 'warning_needs_response';
  if (!isInquiry && dispute.status !== 'needs_response') throw invalid('This dispute is closed.');
  dispute.status = isInquiry && outcome === 'won' ? 'warning_closed' : outcome;
  world.emit('charge.dispute.closed', id);
  if (dispute.status === 'won') world.emit('charge.dispute.funds_reinstated', id);
}

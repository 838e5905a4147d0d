import * as z from 'zod/mini';
import { businessLimits } from '../../data/business/business-limits.ts';
import { orderBody, orderMinutes } from '../../schemas/business/order.ts';
import { byId } from '../entry-id.ts';
import { contractOf } from '../schemas.ts';
import { pageOf, pageQuery } from './papers.ts';

/** An order that was read from an email, a calendar file, or a text, for the notary to approve. */
export const proposal = z.object({
  /** A body that `POST /business/orders` takes. Unknown fields are left out, also the minutes. */
  order: z.partial(z.extend(orderBody, { minutes: orderMinutes })),
  /** Names of fields of `order` that the notary should check. */
  unsure: z.array(z.string()),
  /** The order that this one changes or cancels. */
  replaces: z.nullable(z.string()),
  cancels: z.boolean(),
});

export const readOrders = contractOf('read-orders', {
  body: z.strictObject({
    format: z.enum(['eml', 'ics', 'text'], { error: 'must be eml, ics, or text' }),
    content: z.string(),
  }),
  responses: { 200: z.object({ proposals: z.array(proposal).check(z.maxLength(businessLimits.proposals)) }) },
});

/** Proposals from forwarded emails. */
export const listOrderProposals = contractOf('list-order-proposals', {
  query: z.partial(z.object(pageQuery)),
  responses: pageOf(z.extend(proposal, { id: z.string(), received_at: z.string(), from: z.string() })),
});
export const discardOrderProposal = contractOf('discard-order-proposal', {
  params: byId,
  responses: { 204: 'empty' },
});

/** The secret address that takes orders by email; null before the first, and in stages without email for orders. */
const orderAddress = z.object({ address: z.nullable(z.string()), available: z.boolean() });

export const getOrderAddress = contractOf('get-order-address', { responses: { 200: orderAddress } });
export const renewOrderAddress = contractOf('renew-order-address', { responses: { 201: orderAddress } });

export const getCalendar = contractOf('get-calendar', {
  responses: { 200: z.object({ active: z.boolean(), show_signers: z.boolean() }) },
});
export const createCalendar = contractOf('create-calendar', {
  body: z._default(z.strictObject({ show_signers: z._default(z.boolean(), false) }), { show_signers: false }),
  /** The address is answered this once only. */
  responses: { 201: z.object({ url: z.string() }) },
});
/** `file` is the secret and `.ics`. */
export const getCalendarFeed = contractOf('get-calendar-feed', {
  params: z.object({ file: z.string() }),
  responses: { 200: 'ics' },
});
export const endCalendar = contractOf('end-calendar', { responses: { 204: 'empty' } });

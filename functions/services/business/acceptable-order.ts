import type * as z from 'zod/mini';
import { orderBody } from '#shared/schemas/business/order.ts';
import type { OrderProposal } from './read-orders/proposed-order.ts';

type Draft = Record<string, unknown>;

/** A proposal whose `order` is a body that `POST /business/orders` takes, in wire names. */
export type AcceptableProposal = Omit<OrderProposal, 'order' | 'unsure'> & {
  order: Partial<z.input<typeof orderBody>>;
  unsure: string[];
};

/** Fields that an order can't lack, with their values where the read one was refused. */
const standIns: Draft = { title: 'Signing' };

/** Returns the value without the parts that `refuses` refuses. Undefined if nothing is left. */
function withoutRefused(value: unknown, refuses: (part: unknown) => boolean): unknown {
  if (!refuses(value)) return value;
  if (Array.isArray(value))
    return value.map((item) => withoutRefused(item, refuses)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return undefined;
  const left = Object.entries(value).filter(([, part]) => !refuses(part));
  return Object.fromEntries(left);
}

/**
 * Returns a proposal that can be added as it is: texts that `isProhibited` certainly prohibits, and values that the API
 * refuses, are left out and named as unsure. Undefined if no order is left.
 */
export function acceptableProposal(
  { order, unsure, replaces, cancels }: OrderProposal,
  isProhibited: (value: unknown) => boolean,
): AcceptableProposal | undefined {
  const doubts = new Set<string>(unsure);
  const draft: Draft = {};
  for (const [field, value] of Object.entries(order)) {
    const schema = orderBody.shape[field as keyof typeof orderBody.shape] as z.ZodMiniType | undefined;
    const left = withoutRefused(value, isProhibited);
    const kept = schema?.safeParse(left).success ? left : acceptedItems(schema, left);
    if (kept !== value) doubts.add(field);
    if (kept !== undefined) draft[field] = kept;
    else if (field in standIns) draft[field] = standIns[field];
  }
  if (!orderBody.safeParse(draft).success) return undefined;
  return { order: draft, unsure: [...doubts].sort(), replaces, cancels };
}

/** Returns an item of a list with only what it can't lack: the name of a signer, or the amount of a line. */
const bare = (item: Draft) =>
  'name' in item ? { name: item['name'] } : { kind: item['kind'], description: '', amount: item['amount'] };

/** Returns the items of a list that the API takes, without the details that it refuses. */
function acceptedItems(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema || !Array.isArray(value)) return undefined;
  const isTaken = (item: unknown) => schema.safeParse([item]).success;
  const items = value.map((item) => (isTaken(item) ? item : bare(item))).filter(isTaken);
  return schema.safeParse(items).success ? items : undefined;
}

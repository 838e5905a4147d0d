import type { DateStyle } from '#web/lib/dates.ts';
import { bodyOf } from '../orders/order-body.ts';
import { shownLocal } from '../orders/order-time.ts';
import type { Order, OrderBody, Proposal } from '../orders/order-types.ts';
import { lineWords } from '../orders/order-words.ts';

/** Whether a message says something about a field. */
const isSaid = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Fields that a message about an order does not decide: the notary does. */
const own: readonly (keyof OrderBody)[] = ['status', 'entryIds', 'clientId'];

/** Returns an order with what a message says of it. Where the message says nothing, the order stays as it is. */
export function mergedWith(order: Order, said: Proposal['order']): OrderBody {
  const changes = Object.entries(said).filter(
    ([name, value]) => isSaid(value) && !own.includes(name as keyof OrderBody),
  );
  return { ...bodyOf(order), ...Object.fromEntries(changes) };
}

/** Each field as a person reads it. */
const shown = {
  startsAt: ['Start', ({ startsAt, timezone }, notary) => shownLocal(startsAt, timezone, notary)],
  minutes: ['Length', ({ minutes }) => `${minutes} minutes`],
  title: ['Title', ({ title }) => title],
  address: ['Address', ({ address }) => address ?? ''],
  orderNumber: ['Order number', ({ orderNumber }) => orderNumber ?? ''],
  signers: ['Signers', ({ signers = [] }) => signers.map(({ name }) => name).join(', ')],
  product: ['Kind of signing', ({ product }) => product ?? ''],
  pages: ['Pages', ({ pages }) => String(pages ?? '')],
  scanbacksDue: [
    'Scanbacks due',
    ({ scanbacksDue, timezone }, notary) => (scanbacksDue ? shownLocal(scanbacksDue, timezone, notary) : ''),
  ],
  lines: [
    'Fees',
    ({ lines = [] }) => lines.map(({ kind, amount }) => `${lineWords[kind]} $${amount}`).join(', '),
  ],
  instructions: ['Instructions', ({ instructions }) => instructions ?? ''],
} as const satisfies Partial<
  Record<keyof OrderBody, readonly [string, (order: OrderBody, notary: DateStyle) => string]>
>;

/** Returns what a message changes in an order. */
export function changesOf(
  order: Order,
  said: Proposal['order'],
  notary: DateStyle,
): { label: string; before: string; after: string }[] {
  const merged = mergedWith(order, said);
  return Object.values(shown)
    .map(([label, show]) => ({ label, before: show(bodyOf(order), notary), after: show(merged, notary) }))
    .filter(({ before, after }) => before !== after);
}

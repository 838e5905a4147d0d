import type { OrderStatus } from '#shared/schemas/business/order.ts';
import { readAmount } from '#web/lib/amounts.ts';
import type { LineKind, Order, OrderBody } from './order-types.ts';

export type SignerValues = { name: string; phone: string; email: string };
export type LineValues = { kind: LineKind; description: string; amount: string };

/** An order as its form has it: every field is text. */
export type OrderValues = {
  title: string;
  clientId: string;
  orderNumber: string;
  startsAt: string;
  timezone: string;
  minutes: string;
  address: string;
  signers: SignerValues[];
  product: string;
  pages: string;
  scanbacksDue: string;
  instructions: string;
  lines: LineValues[];
  status: OrderStatus;
};

export const blankSigner: Readonly<SignerValues> = { name: '', phone: '', email: '' };
export const blankLine: Readonly<LineValues> = { kind: 'notarial', description: '', amount: '' };

/** The known fields of an order. */
type KnownOfOrder = { [Name in keyof OrderBody]?: OrderBody[Name] | undefined };

/** Returns an order, or what is known of one, as the form shows it. */
export function valuesOf(order: KnownOfOrder, timezone: string): OrderValues {
  return {
    title: order.title ?? '',
    clientId: order.clientId ?? '',
    orderNumber: order.orderNumber ?? '',
    startsAt: order.startsAt ?? '',
    timezone: order.timezone ?? timezone,
    minutes: String(order.minutes ?? 60),
    address: order.address ?? '',
    signers: (order.signers ?? []).map(({ name, phone, email }) => ({
      ...{ name, phone: phone ?? '', email: email ?? '' },
    })),
    product: order.product ?? '',
    pages: String(order.pages ?? ''),
    scanbacksDue: order.scanbacksDue ?? '',
    instructions: order.instructions ?? '',
    lines: (order.lines ?? []).map(({ kind, description, amount }) => ({ kind, description, amount })),
    status: order.status ?? 'pending',
  };
}

/** Parts of an order besides the fields of its form. */
type Kept = Partial<Pick<Order, 'lat' | 'lng' | 'source' | 'entryIds' | 'address'>>;

/** Returns the body that the server takes. The point on the map goes with an address that was changed. */
export function bodyFrom(values: OrderValues, kept: Kept = {}): OrderBody {
  const { signers, lines, pages, minutes, ...texts } = values;
  const isSamePlace = (kept.address ?? '') === values.address.trim();
  return {
    ...texts,
    minutes: Number(minutes),
    pages: pages.trim() === '' ? null : Number(pages),
    signers: signers.filter(({ name, phone, email }) => name.trim() || phone.trim() || email.trim()),
    lines: lines
      .filter(({ description, amount }) => description.trim() || amount.trim())
      .map((line) => ({ ...line, amount: readAmount(line.amount) ?? line.amount })),
    lat: isSamePlace ? (kept.lat ?? null) : null,
    lng: isSamePlace ? (kept.lng ?? null) : null,
    source: kept.source ?? null,
    entryIds: kept.entryIds ?? [],
  };
}

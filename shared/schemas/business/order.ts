import * as z from 'zod/mini';
import type { Camel } from '../../contract/wire.ts';
import { businessLimits } from '../../data/business/business-limits.ts';
import { line, optional } from '../text.ts';
import {
  address,
  amount,
  email,
  givenLine,
  localTime,
  notes,
  reference,
  shortLine,
  timezoneName,
} from './parts.ts';

export const orderStatuses = ['pending', 'confirmed', 'on_hold', 'done', 'cancelled'] as const;

/** Notarial fees bear no self-employment tax; everything else does. */
export const lineKinds = ['notarial', 'travel', 'printing', 'scanbacks', 'other'] as const;

/** Parts that an order can still lack. A cancelled order lacks nothing. */
export const missingParts = ['entry', 'mileage', 'invoice', 'payment'] as const;

const atMost = (max: number) => z.maxLength(max, { error: `must be at most ${max}` });

const whole = (min: number, max: number) =>
  z
    .int()
    .check(
      z.minimum(min, { error: `must be at least ${min}` }),
      z.maximum(max, { error: `must be at most ${max}` }),
    );

const orderSigner = z.strictObject({
  name: givenLine,
  phone: optional(shortLine),
  email: optional(email),
});

const orderLine = z.strictObject({
  kind: z.enum(lineKinds, { error: `must be one of ${lineKinds.join(', ')}` }),
  description: shortLine,
  amount,
});

export const orderMinutes = whole(1, businessLimits.minutes);

/** The content of an order: a signing appointment that a client ordered. */
export const orderBody = z.strictObject({
  title: givenLine,
  client_id: optional(reference),
  order_number: optional(line(businessLimits.numberLength)),
  /** Local date and time in `timezone`. */
  starts_at: localTime,
  timezone: timezoneName,
  minutes: z._default(orderMinutes, 60),
  address: optional(address),
  lat: optional(z.number().check(z.minimum(-90), z.maximum(90))),
  lng: optional(z.number().check(z.minimum(-180), z.maximum(180))),
  signers: z._default(z.array(orderSigner).check(atMost(businessLimits.signersPerOrder)), []),
  product: optional(shortLine),
  pages: optional(whole(0, businessLimits.pages)),
  /** Local date and time in `timezone`. */
  scanbacks_due: optional(localTime),
  instructions: optional(notes),
  lines: z._default(z.array(orderLine).check(atMost(businessLimits.linesPerOrder)), []),
  status: z._default(
    z.enum(orderStatuses, { error: `must be one of ${orderStatuses.join(', ')}` }),
    'pending',
  ),
  /** Where the order came from: the UID of an appointment or the ID of a message. */
  source: optional(shortLine),
  entry_ids: z._default(z.array(reference).check(atMost(businessLimits.entriesPerOrder)), []),
});

const nullableText = z.nullable(z.string());

/** An order as a list shows it. */
export const orderRow = z.object({
  id: z.string(),
  title: z.string(),
  client_id: nullableText,
  order_number: nullableText,
  starts_at: z.string(),
  timezone: z.string(),
  minutes: z.int(),
  address: nullableText,
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  signers: z.array(z.object({ name: z.string(), phone: nullableText, email: nullableText })),
  product: nullableText,
  pages: z.nullable(z.int()),
  scanbacks_due: nullableText,
  status: z.enum(orderStatuses),
  source: nullableText,
  entry_ids: z.array(z.string()),
  /** The sum of all lines, and of the notarial ones. */
  total: z.string(),
  notarial_total: z.string(),
  /** The invoice that the order is on. */
  invoice_id: nullableText,
  missing: z.array(z.enum(missingParts)),
  /** Counts changes of time, place, and status, for calendars. */
  sequence: z.int(),
});

export const order = z.extend(orderRow, {
  instructions: nullableText,
  lines: z.array(z.object({ kind: z.enum(lineKinds), description: z.string(), amount: z.string() })),
});

export type OrderBody = Camel<z.output<typeof orderBody>>;
export type Order = Camel<z.output<typeof order>>;
export type OrderRow = Camel<z.output<typeof orderRow>>;
export type OrderStatus = (typeof orderStatuses)[number];
export type MissingPart = (typeof missingParts)[number];

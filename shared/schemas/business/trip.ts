import * as z from 'zod/mini';
import type { Camel } from '../../contract/wire.ts';
import { optional } from '../text.ts';
import { address, businessDay, givenLine, miles, reference } from './parts.ts';

const place = address.check(z.minLength(1, { error: 'is required' }));

/** Two addresses between which a notary drives. */
export const drive = z.strictObject({ from: place, to: place });

/** The content of a trip: a line of the mileage log. */
export const tripBody = z.strictObject({
  date: businessDay,
  from: place,
  to: place,
  miles,
  purpose: givenLine,
  order_id: optional(reference),
});

export const trip = z.object({
  id: z.string(),
  date: z.string(),
  from: z.string(),
  to: z.string(),
  miles: z.number(),
  purpose: z.string(),
  order_id: z.nullable(z.string()),
  /** The standard mileage rate of the day, in cents with up to one decimal: `72.5`. */
  rate: z.string(),
});

export type Drive = z.output<typeof drive>;
export type TripBody = Camel<z.output<typeof tripBody>>;
export type Trip = Camel<z.output<typeof trip>>;

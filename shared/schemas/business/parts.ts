import * as z from 'zod/mini';
import { businessLimits } from '../../data/business/business-limits.ts';
import { isTimezone } from '../../rules/dates.ts';
import { day, line, paragraphs } from '../text.ts';

/** One line of at most 200 characters. */
export const shortLine = line(businessLimits.lineLength);

/** The same, and not empty. */
export const givenLine = shortLine.check(z.minLength(1, { error: 'is required' }));

/** An address on one line of at most 500 characters. */
export const address = line(businessLimits.addressLength);

/** Instructions and notes, at most 5,000 characters. */
export const notes = paragraphs(businessLimits.notesLength);

/** An email address to write to. */
export const email = shortLine.check(z.email({ error: 'must be an email address' }));

const amountForm = /^(0|[1-9]\d{0,4})\.\d{2}$/;

/** An amount in US dollars with two decimals, as text: `0.00` to `99999.99`. */
export const amount = z
  .string()
  .check(
    z.regex(amountForm, { error: 'must be an amount with two decimals up to 99999.99, for example 135.00' }),
  );

/** An amount above zero. */
export const paidAmount = amount.check(z.refine((text) => Number(text) > 0, { error: 'must be above 0.00' }));

/** The last day that a paper can have. */
export const lastBusinessDay = '2099-12-31';

/** A calendar day from 2000-01-01 to the last one. */
export const businessDay = day.check(
  z.refine((text) => text >= '2000-01-01' && text <= lastBusinessDay, {
    error: `must be a date from 2000-01-01 to ${lastBusinessDay}`,
  }),
);

const localTimeForm = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** A local date and time without a zone: `2026-12-03T17:30`. */
export const localTime = z.string().check(
  z.refine((text) => businessDay.safeParse(localTimeForm.exec(text)?.[1]).success, {
    error: 'must be a local date and time from 2000 to 2099, for example 2026-12-03T17:30',
  }),
);

/** An IANA name with a slash, or UTC. */
export const timezoneName = z.string().check(
  z.refine((text) => (text.includes('/') || text === 'UTC') && isTimezone(text), {
    error: 'must be a time zone, for example America/Chicago',
  }),
);

/** The ID of another paper. One that is unknown is refused when it is looked up. */
export const reference = z.string().check(z.maxLength(64, { error: 'must be an ID' }));

/** Miles with one decimal, above zero. */
export const miles = z.number().check(
  z.refine((value) => value > 0, { error: 'must be above 0' }),
  z.maximum(businessLimits.miles, { error: `must be at most ${businessLimits.miles}` }),
  z.refine((value) => Math.round(value * 10) / 10 === value, {
    error: 'must have at most one decimal',
  }),
);

import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { numberOrText } from './entry-filters.ts';

/** A whole number of a range, as text or as a number of JSON. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      numberOrText,
      z.string().check(z.regex(/^\d{1,9}$/, { error: `must be a whole number from ${min}` })),
    ),
    z.pipe(
      z.transform(Number),
      z
        .int()
        .check(
          z.minimum(min, { error: `must be at least ${min}` }),
          z.maximum(max, { error: `must be at most ${max}` }),
        ),
    ),
  );

/** The number of one of the account's journals, from 1. Without it, a call is about the current journal, a list about all. */
export const journalParameter = z.optional(wholeNumber(1, limits.journals));

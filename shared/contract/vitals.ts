import * as z from 'zod/mini';
import { contractOf } from './schemas.ts';

const upTo = (most: number) => z.int().check(z.gte(0), z.lte(most));

const milliseconds = z.optional(upTo(600_000));

/** Numbers only: nothing tells who was on the page, or on which page. Values that a browser can't measure are absent. */
export const reportVitals = contractOf('report-vitals', {
  body: z.object({
    /** Milliseconds until the largest content was shown (largest contentful paint). */
    lcp: milliseconds,
    /** Milliseconds that the page took to respond (interaction to next paint). */
    inp: milliseconds,
    /** The cumulative layout shift: how far content moved while the page loaded. */
    cls: z.optional(z.number().check(z.gte(0), z.lte(100))),
    /** Errors of scripts. */
    errors: upTo(1_000),
  }),
  responses: { 204: 'empty' },
});

import * as z from 'zod/mini';
import { contractOf } from './schemas.ts';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hex'));

/** The facts that anyone with the code of a document may know: never any content. */
export const verifyEntry = contractOf('verify-entry', {
  /** The number of an entry, or `12.a1` for addendum 1 of entry 12. */
  params: z.object({ journal_id: z.string(), number: z.string() }),
  query: z.object({ hash: sha256 }),
  responses: {
    200: z.discriminatedUnion('matches', [
      /** The journal has no such entry or addendum with this hash. Nothing else is said. */
      z.object({ matches: z.literal(false) }),
      z.object({
        matches: z.literal(true),
        kind: z.enum(['entry', 'addendum']),
        submitted_at: z.string(),
        /** When it was destroyed after its retention had ended. Missing if it is there. */
        destroyed_at: z.optional(z.string()),
        /** Its place in the public log, and the size of the first checkpoint that contains it; null before that. */
        log: z.nullable(z.object({ index: z.int(), tree_size: z.int() })),
        /** How many addenda the entry has, and when the latest was sealed; null if it has none. */
        addenda: z.object({ count: z.int(), latest_at: z.nullable(z.string()) }),
        /** When the journal was opened. */
        opened_at: z.string(),
      }),
    ]),
  },
});

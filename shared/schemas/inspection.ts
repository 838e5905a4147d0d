import * as z from 'zod/mini';
import { inspectionReasonIds } from '../data/inspection-reasons.ts';

/** The entries of an inspection as the notary chose them. */
export const inspectionScope = z.discriminatedUnion('kind', [
  /** All entries whose acts took place on these days, both included, as of when the link was made. */
  z.object({ kind: z.literal('period'), from: z.string(), to: z.string() }),
  /** Entry numbers, such as `12, 15-20`. */
  z.object({ kind: z.literal('numbers'), numbers: z.string() }),
]);

/** The facts about an inspection that notary and official both know. */
export const inspectionFacts = {
  recipient: z.string(),
  office: z.string(),
  reason: z.enum(inspectionReasonIds),
  scope: inspectionScope,
  entry_count: z.int(),
  /** Signatures, thumbprints, and photographs are included. ID numbers never are. */
  images: z.boolean(),
  created_at: z.string(),
  expires_at: z.string(),
};

/** An inspection link as its notary sees it. Neither its token nor its code can be read again. */
export const inspection = z.object({
  id: z.string(),
  ...inspectionFacts,
  /** The public ID of the journal that the entries are in. */
  journal_id: z.string(),
  state: z.enum(['active', 'expired', 'revoked']),
  revoked_at: z.nullable(z.string()),
});

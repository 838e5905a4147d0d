import * as z from 'zod/mini';
import { entryFields } from '../entry/fields.ts';
import { responseShape } from '../entry/response-shape.ts';
import { addendum } from './addendum.ts';
import { entryRow } from './entry-row.ts';

const text = z.nullable(z.string());

// The row has the outcome.
const { location_lat, location_lng, documents, outcome: _, ...others } = responseShape(entryFields);

/** A whole entry, images as data URLs. */
export const wholeEntry = z.extend(z.omit(entryRow, { destruction: true }), {
  status: z.enum(['draft', 'submitted']),
  created_at: z.string(),
  ...{ location_lat, location_lng, documents },
  document_description: z.string(),
  ...others,
  /** How far the device's clock was ahead when the entry was submitted, if that was more than two minutes. */
  clock_skew_seconds: z.nullable(z.int()),
  /** The notary's name at submission; null for a draft. */
  notary_name: text,
  /** The seal of a submitted entry; null for a draft. It is `logged` once a checkpoint of the public log contains it, and `witnessed` once enough independent witnesses cosigned one that does. */
  seal: z.nullable(
    z.object({
      version: z.literal(2),
      journal_id: z.string(),
      hash: z.string(),
      previous_hash: z.string(),
      state: z.enum(['sealed', 'logged', 'witnessed']),
      log_index: z.nullable(z.int()),
    }),
  ),
  /** Corrections and later facts, in order. A draft has none. */
  addenda: z.array(addendum),
  entry_hash: text,
  previous_hash: text,
  rules_version: text,
});

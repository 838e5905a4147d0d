import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { numberKindCodes } from '../data/number-kinds.ts';
import { entryFields } from '../entry/fields.ts';
import { wireName } from '../entry/wire-name.ts';
import { paragraphs } from './text.ts';

const fieldNames = Object.entries(entryFields).map(([name, field]) => wireName(name, field));

/** The field of the entry that an addendum corrects, by its name in the API. */
const correctedField = z.enum(fieldNames, { error: 'must be the name of a field of the entry' });

const written = (max: number) => paragraphs(max).check(z.minLength(1, { error: 'is required' }));

/** The meaning of a number in an addendum, where its shape could be that of a number that no journal may have. */
const confirmations = z.array(
  z.strictObject({
    field: z.enum(['reason', 'text'], { error: 'must be reason or text' }),
    kind: z.enum(numberKindCodes, {
      error: 'must be parcel_number, loan_number, file_number or other_number',
    }),
  }),
);

/** An addendum as a client sends it. */
export const addendumPayload = z.strictObject({
  reason: written(limits.addendumReasonLength),
  text: written(limits.addendumTextLength),
  field: z.optional(correctedField),
  text_confirmations: z.optional(confirmations.check(z.maxLength(2))),
});

/** An addendum as it is answered. */
export const addendum = z.object({
  /** Its number among the addenda of the entry, from 1. */
  number: z.int(),
  reason: z.string(),
  text: z.string(),
  /** Present if it corrects a field of the entry. */
  field: z.optional(z.string()),
  /** When the service sealed it, ISO 8601 UTC. */
  at: z.string(),
  /** The hash of its link in the journal's chain, SHA-256 in hex. */
  hash: z.string(),
});

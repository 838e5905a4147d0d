import * as z from 'zod/mini';
import { documentTypeCodes } from '../data/document-types.ts';
import { limits } from '../data/limits.ts';
import { filteredOutcomes } from '../rules/entry-filters.ts';
import { day, line } from '../schemas/text.ts';

/** Makes a parameter optional; an empty value counts as missing. */
const optionalParameter = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)),
      z.optional(schema),
    ),
  );

/** A number as text, which is its form in a query, or as a number of JSON. */
export const numberOrText = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

const searchLength = 2 * limits.nameLength + 1;

/** An amount of dollars, as typed. */
const amount = z.pipe(
  z.pipe(
    numberOrText,
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^\d{1,7}(\.\d{0,2})?$/, { error: 'must be an amount of at least 0, like 25 or 12.50' }),
      ),
  ),
  z.pipe(z.transform(Number), z.number()),
);

/** The parameters that filter a list of entries (specification, section 2.6). */
export const entryFilterQuery = {
  search: optionalParameter(line(searchLength)),
  date_from: optionalParameter(day),
  date_to: optionalParameter(day),
  location: optionalParameter(line(limits.locationLength)),
  document_type: optionalParameter(z.enum(documentTypeCodes, { error: 'must be a known document type' })),
  outcome: optionalParameter(z.enum(filteredOutcomes, { error: 'must be performed or not_performed' })),
  fee_min: optionalParameter(amount),
  fee_max: optionalParameter(amount),
};

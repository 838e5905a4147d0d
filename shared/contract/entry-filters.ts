import * as z from 'zod/mini';
import { type EntryFilters, entryFilters, type FilterName, filterNames } from '../rules/entry-filters.ts';
import { day, line } from '../schemas/text.ts';
import { type SnakeKey, snakeKey } from './wire.ts';

/** Makes a parameter optional; an empty value counts as missing. */
export const optionalParameter = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)),
      z.optional(schema),
    ),
  );

/** A number as text, which is its form in a query, or as a number of JSON. */
export const numberOrText = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

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

function valueSchema(filter: (typeof entryFilters)[FilterName]): z.ZodMiniType {
  switch (filter.kind) {
    case 'line':
      return line(filter.max);
    case 'day':
      return day;
    case 'code':
      return z.enum(filter.codes, { error: filter.error });
    case 'amount':
      return amount;
  }
}

type FilterParameters = {
  [Name in FilterName as SnakeKey<Name>]: ReturnType<
    typeof optionalParameter<z.ZodMiniType<NonNullable<EntryFilters[Name]>>>
  >;
};

/** The parameters that filter a list of entries (specification, section 2.6). */
export const entryFilterQuery = Object.fromEntries(
  filterNames.map((name) => [snakeKey(name), optionalParameter(valueSchema(entryFilters[name]))]),
) as FilterParameters;

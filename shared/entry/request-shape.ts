import * as z from 'zod/mini';
import { countryCodes } from '../data/countries.ts';
import { limits } from '../data/limits.ts';
import { nameProblem } from '../rules/line-of-text.ts';
import { money } from '../schemas/dollars.ts';
import { imageDataUrl } from '../schemas/image-data-url.ts';
import { signedAs } from '../schemas/signed-as.ts';
import { anyLine, day, lengthProblem, line, optional, paragraphs } from '../schemas/text.ts';
import { instant, timezone } from '../schemas/time.ts';
import { type Field, type FieldTable, inPlace } from './field.ts';
import type { RequestValue, WireName } from './field-values.ts';
import { wireName } from './wire-name.ts';

const time = z.string().check(
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'must be a time of day, HH:MM, from 00:00 to 23:59',
  }),
);

const count = (max: number) =>
  z
    .int()
    .check(
      z.minimum(1, { error: 'must be at least 1' }),
      z.maximum(max, { error: `must be at most ${max}` }),
    );

const document = z.strictObject({
  description: line(limits.descriptionLength),
  date: optional(day),
  pages: optional(count(limits.documentPagesMax)),
});

/** A SHA-256. Its letters are stored in lower case. */
const digest = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[\da-f]{64}$/u, { error: 'must be a SHA-256: 64 hexadecimal digits' }),
  );

const country = z.enum([...countryCodes], {
  error: 'must be the two letters of a country by ISO 3166-1, such as CA',
});

/** The schema of a value that is there. A thumbprint's is passed in, since only the entry itself has one. */
function valueSchema(field: Field, thumbprint: z.ZodMiniType<string>): z.ZodMiniType {
  switch (field.kind) {
    case 'line':
    case 'encrypted':
      return anyLine;
    case 'paragraphs':
      return paragraphs(field.max);
    case 'code':
      return z.enum(
        Object.keys(field.codes).filter((code) => code !== field.refused),
        { error: field.error },
      );
    case 'day':
      return day;
    case 'time':
      return time;
    case 'timezone':
      return timezone;
    case 'instant':
      return instant;
    case 'digest':
      return digest;
    case 'country':
      return country;
    case 'flag':
    case 'yesNo':
      return z.boolean();
    case 'count':
      return count(field.max);
    case 'money':
      return money(field.max);
    case 'degrees':
      return z.number().check(z.minimum(-field.max), z.maximum(field.max));
    case 'image':
      return imageDataUrl;
    case 'thumbprint':
      return thumbprint;
    case 'signedAs':
      return signedAs;
    case 'documents':
      return z.array(document).check(z.maxLength(field.max));
    case 'people':
      return z
        .array(z.strictObject(requestShape(field.of, thumbprint)).check(lineRules(field.of)))
        .check(z.maxLength(field.max));
  }
}

type RequestShape<T extends FieldTable> = {
  -readonly [Name in keyof T as WireName<Name, T[Name]>]: z.ZodMiniOptional<
    z.ZodMiniNullable<z.ZodMiniType<RequestValue<T[Name]>, RequestValue<T[Name]>>>
  >;
};

/**
 * Checks the lengths of all lines in an object, and that names have a letter. One check for all of them, because schemas for
 * each length would take a tenth of a cold start.
 */
export function lineRules(table: FieldTable) {
  const lines = inPlace(table).flatMap(([name, field]) =>
    field.kind === 'line' || field.kind === 'encrypted'
      ? [{ name: wireName(name, field), max: field.max, isName: field.isName }]
      : [],
  );
  return z.check<Record<string, unknown>>(
    ({ value, issues }) => {
      for (const { name, max, isName } of lines) {
        const input = value[name];
        if (typeof input !== 'string') continue;
        const message = lengthProblem(input, max) ?? (isName && nameProblem(input));
        if (message) issues.push({ code: 'custom', path: [name], message, input, continue: true });
      }
    },
    // Also if other fields are wrong: people see every complaint at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

// Building schemas is a good part of a cold start: fields that accept the same share one.
const built = new Map<string, z.ZodMiniType>();

/** The schemas of a table's fields in the body of a request, by their names on the wire. */
export function requestShape<T extends FieldTable>(
  table: T,
  thumbprint: z.ZodMiniType<string>,
): RequestShape<T> {
  const schemaOf = (field: Field) => {
    const { kind } = field;
    const isLine = kind === 'line' || kind === 'encrypted';
    const key = isLine ? 'line' : [kind, 'max' in field && field.max, 'error' in field && field.error].join();
    const schema = built.get(key) ?? optional(valueSchema(field, thumbprint));
    if (kind !== 'people') built.set(key, schema);
    return schema;
  };
  const members = inPlace(table).map(([name, field]) => [wireName(name, field), schemaOf(field)]);
  return Object.fromEntries(members) as RequestShape<T>;
}

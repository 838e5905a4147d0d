import fc from 'fast-check';
import * as z from 'zod/mini';

type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
  format?: string;
  pattern?: string;
};

/** A body of a route with room for one text, and the path of that text. */
export type TextPlace = { path: string; bodyWith: (text: unknown) => unknown };

const alternatives = ({ anyOf, oneOf }: JsonSchema) => anyOf ?? oneOf;
const samplesOfFormats: Record<string, string> = { date: '2026-11-20', 'date-time': '2026-11-20T12:00:00Z' };

/** Returns the simplest value that fits a schema. */
function sample(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = alternatives(schema) ?? [];
  if (first) return sample(first);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return sampleObject(schema);
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}));
    case 'string':
      return sampleText(schema);
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    default:
      return null;
  }
}

function sampleObject({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]));
}

function sampleText({ format = '', pattern }: JsonSchema): string {
  if (format === 'email') return 'ann@example.com';
  const known = samplesOfFormats[format];
  if (known) return known;
  return pattern
    ? (fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: 1, numRuns: 1 })[0] ?? '')
    : 'Ann Lee';
}

function placesIn(schema: JsonSchema): TextPlace[] {
  const below = (name: string, inner: TextPlace[], wrap: (value: unknown) => unknown): TextPlace[] =>
    inner.map(({ path, bodyWith }) => ({
      path: [name, path].filter(Boolean).join('.'),
      bodyWith: (text) => wrap(bodyWith(text)),
    }));
  const choices = alternatives(schema);
  if (choices) return choices.flatMap(placesIn);
  if ([schema.type].flat().includes('string')) return [{ path: '', bodyWith: (text) => text }];
  if (schema.type === 'array') return below('0', placesIn(schema.items ?? {}), (value) => [value]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    below(name, placesIn(property), (value) => ({ ...sampleObject(schema), [name]: value })),
  );
}

/** Returns every place of a schema that takes a text, at any depth and in every alternative. */
export function textPlaces(schema: z.ZodMiniType): TextPlace[] {
  return placesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

/** Parts of texts that break storing, sealing, searching, printing, or spreadsheets, and parts of usual texts. */
const part = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('Ann', ' ', 'é', 'ß', 'Lee', '12', '李', 'محمد') },
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('\ud83d', '\udc4d', '\ud83d\ud83d', '\ufffd', '\uffff', '\ufdd0', '\u{10ffff}', '\u{e000}'),
  fc.constantFrom('\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u2028', '\t', '\r', '\n'),
  fc.constantFrom(
    '\u202e',
    '\u2066',
    '\u200f',
    '\u061c',
    '\u{e0041}',
    '\u200b',
    '\u200d',
    '\ufeff',
    '\u00ad',
    '\u3164',
  ),
  fc.constantFrom(
    '\u0301',
    '\u0301'.repeat(8),
    '\u0301'.repeat(5_000),
    '\u20e3',
    '\ufe0f',
    '\u0344',
    '\ufdfa',
  ),
  fc.constantFrom('👩\u200d⚖️', '🏴\u{e0067}\u{e0062}\u{e007f}', '🇺🇸', '👍🏽'),
  fc.constantFrom(
    '=1',
    '＝1',
    '+',
    '＋',
    '-',
    '－',
    '@',
    '＠',
    ',',
    ';',
    '"',
    "'",
    '\\',
    '\\ud83d',
    '__proto__',
  ),
  fc.constantFrom('{"a":"\\ud83d"}', '[["\\udc00"]]', '../', '%ED%A0%BD', '<b>'),
);

/** Texts that a hostile or broken client may send. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(part, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));

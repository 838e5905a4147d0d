/** The part of JSON Schema that the API description uses. */
export type Schema = {
  $ref?: string;
  anyOf?: Schema[];
  enum?: unknown[];
  type?: string | string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
};

export type Resolve = (schema: Schema) => Schema;

function alternatives(schema: Schema, resolve: Resolve): Schema[] {
  const resolved = resolve(schema);
  if (resolved.anyOf) return resolved.anyOf.flatMap((one) => alternatives(one, resolve));
  if (Array.isArray(resolved.type)) return resolved.type.map((type) => ({ ...resolved, type }));
  return [resolved];
}

function coerceText(text: string, options: Schema[]): unknown {
  if (options.some((option) => option.enum?.includes(text))) return text;
  const types = new Set(options.filter((option) => !option.enum).map(({ type }) => type));
  if (types.has('number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (options.some((option) => option.enum?.includes(true)) && text === 'true') return true;
  return text;
}

/** Converts a form's strings to the numbers and booleans of the schema. */
export function coerce(value: unknown, schema: Schema, resolve: Resolve): unknown {
  const options = alternatives(schema, resolve);
  if (typeof value === 'string') {
    const isList = options.every(({ type }) => type === 'array');
    return isList && value === '' ? [] : coerceText(value, options);
  }
  if (Array.isArray(value)) {
    const list = options.find(({ type }) => type === 'array');
    return list?.items ? value.map((one) => coerce(one, list.items ?? {}, resolve)) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const object = options.find(({ type }) => type === 'object');
  const rest = typeof object?.additionalProperties === 'object' ? object.additionalProperties : {};
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      coerce(one, object?.properties?.[name] ?? rest, resolve),
    ]),
  );
}

/** Converts `address_line` to `addressLine` in types. */
type CamelKey<K> = K extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : K;

/** Converts `addressLine` to `address_line` in types. */
export type SnakeKey<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${SnakeKey<Tail>}`
    : `_${Lowercase<Head>}${SnakeKey<Tail>}`
  : '';

/** The camelCase form of a wire value, whose keys are snake_case. */
export type Camel<T> = T extends readonly (infer Item)[]
  ? Camel<Item>[]
  : T extends object
    ? { [K in keyof T as CamelKey<K>]: Camel<T[K]> }
    : T;

const camelKey = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
/** Our own keys. Foreign names, such as those of form fields (`X-Amz-Date`, `Policy`), stay unchanged. */
const ownKey = /^[a-z]\w*$/;

/** Converts `addressLine` to `address_line`, and `address2` to `address_2`. Longer numbers belong to their word, as in `sha256`. */
export const snakeKey = (key: string): string =>
  ownKey.test(key) ? key.replace(/[A-Z]|(?<!\d)\d(?!\d)/g, (letter) => `_${letter.toLowerCase()}`) : key;

function mapKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, rename));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), mapKeys(item, rename)]));
}

/** Converts a wire value to code: snake_case keys become camelCase, at every depth. Values stay unchanged. */
export function fromWire<T>(value: T): Camel<T> {
  return mapKeys(value, camelKey) as Camel<T>;
}

/** Converts a value to the wire form: camelCase keys become snake_case, at every depth. Values stay unchanged. */
export function toWire(value: unknown): unknown {
  return mapKeys(value, snakeKey);
}

/** Converts a field's path to wire names: `signers.0.idNumber` becomes `signers.0.id_number`. */
export function wirePath(path: string): string {
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? part : snakeKey(part)))
    .join('.');
}

/** Converts a path in wire names to a field's path: `signers.0.id_number` becomes `signers.0.idNumber`. */
export function fromWirePath(path: string): string {
  return path.split('.').map(camelKey).join('.');
}

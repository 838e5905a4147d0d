/** `address_line` -> `addressLine`, at the level of types. */
type CamelKey<K> = K extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : K;

/** A wire value (snake_case keys) as the code holds it (camelCase keys). */
export type Camel<T> = T extends readonly (infer Item)[]
  ? Camel<Item>[]
  : T extends object
    ? { [K in keyof T as CamelKey<K>]: Camel<T[K]> }
    : T;

const camelKey = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
/** Names that are not ours, like those of form fields (`X-Amz-Date`, `Policy`), stay as they are. */
const ownKey = /^[a-z]\w*$/;
const snakeKey = (key: string) =>
  ownKey.test(key) ? key.replace(/[A-Z0-9]/g, (letter) => `_${letter.toLowerCase()}`) : key;

function mapKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, rename));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), mapKeys(item, rename)]));
}

/** Wire to code: snake_case keys become camelCase, at every depth. Values are untouched. */
export function fromWire<T>(value: T): Camel<T> {
  return mapKeys(value, camelKey) as Camel<T>;
}

/** Code to wire: camelCase keys become snake_case, at every depth. Values are untouched. */
export function toWire(value: unknown): unknown {
  return mapKeys(value, snakeKey);
}

/** The path of a field as the wire names it: `signers.0.idNumber` becomes `signers.0.id_number`. */
export function wirePath(path: string): string {
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? part : snakeKey(part)))
    .join('.');
}

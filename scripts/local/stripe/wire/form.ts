/** A decoded form: strings, nested in objects and arrays. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

type Node = Map<string, Node | string>;

const depthLimit = 8;

/** Splits `a[b][0]` into `['a', 'b', '0']`; undefined if the brackets do not close or nest too deep. */
function keysOf(name: string): string[] | undefined {
  const whole = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!whole) return undefined;
  const [, first = '', rest = ''] = whole;
  const keys = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key)];
  return keys.length <= depthLimit ? keys : undefined;
}

function insert(node: Node, [key = '', ...rest]: string[], value: string): boolean {
  const name = key === '' ? String(node.size) : key;
  const found = node.get(name);
  if (rest.length === 0) {
    if (found !== undefined) return false;
    node.set(name, value);
    return true;
  }
  if (typeof found === 'string') return false;
  const next: Node = found ?? new Map();
  node.set(name, next);
  return insert(next, rest, value);
}

function toValue(node: Node | string): FormValue {
  if (typeof node === 'string') return node;
  const entries = [...node];
  const isArray = entries.every(([key], index) => key === String(index));
  return isArray
    ? entries.map(([, value]) => toValue(value))
    : Object.fromEntries(entries.map(([key, value]) => [key, toValue(value)]));
}

/** Decodes Stripe's bracketed form encoding; undefined if names contradict each other. */
export function decodeForm(text: string): Form | undefined {
  const root: Node = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = keysOf(name);
    if (!keys || !insert(root, keys, value)) return undefined;
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, toValue(value)]));
}

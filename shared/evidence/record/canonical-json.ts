/** A value that JSON can express. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** RFC 8785, section 3.2.2.2: text that UTF-8 cannot express has no canonical form. */
function canonicalText(text: string): string {
  if (!text.isWellFormed()) throw new TypeError('Text with a lone surrogate has no canonical JSON');
  return JSON.stringify(text);
}

/** RFC 8785, section 3.2.2.3: numbers as ECMAScript writes them. */
function canonicalNumber(number: number): string {
  if (!Number.isFinite(number)) throw new TypeError('Only finite numbers have canonical JSON');
  return JSON.stringify(number);
}

/**
 * Returns canonical JSON by RFC 8785: members sorted by the UTF-16 code units of their names, no white space, one form
 * for each number and text. The same value always has the same bytes. Throws a TypeError for a value without such a
 * form.
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  switch (typeof value) {
    case 'string':
      return canonicalText(value);
    case 'number':
      return canonicalNumber(value);
    case 'boolean':
      return String(value);
    case 'object': {
      if (value === null) return 'null';
      const members = Object.entries(value)
        .toSorted(([left], [right]) => (left < right ? -1 : 1))
        .map(([name, member]) => `${canonicalText(name)}:${canonicalJson(member)}`);
      return `{${members.join(',')}}`;
    }
    default:
      throw new TypeError(`Canonical JSON cannot express a value of type ${typeof value}`);
  }
}

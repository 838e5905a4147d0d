/**
 * Readers of untrusted JSON. They are our own because verifiers have to be read by strangers: a schema library would
 * be most of the single-file verifier, and probes for `eval`, which the content security policy reports.
 */

/** A file that does not have the shape of its format. The message is a sentence for the person who checks the file. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** Reads one value. `place` names it in messages. Throws UnreadableFile. */
export type Reader<T> = (value: unknown, place: string) => T;

type Read<R> = R extends Reader<infer T> ? T : never;

const unexpected = (place: string, wanted: string) => new UnreadableFile(`${place} is not ${wanted}.`);

/** Reads a text that matches a pattern; `wanted` names what the pattern describes. */
export function matching(pattern: RegExp, wanted: string): Reader<string> {
  return (value, place) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw unexpected(place, wanted);
    return value;
  };
}

export const text = matching(/^/, 'a text');
export const sha256Hex = matching(/^[0-9a-f]{64}$/, 'a SHA-256 in lower-case hex');
export const base64 = matching(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, 'base64');

/** Reads an integer of zero or more. */
export const count: Reader<number> = (value, place) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw unexpected(place, 'a count');
  }
  return value;
};

/** Reads one of the given values. */
export function oneOf<const T extends string | number>(...allowed: readonly T[]): Reader<T> {
  return (value, place) => {
    const found = allowed.find((one) => one === value);
    if (found === undefined) throw unexpected(place, allowed.join(' or '));
    return found;
  };
}

/** Reads null or a value. */
export function nullable<T>(read: Reader<T>): Reader<T | null> {
  return (value, place) => (value === null ? null : read(value, place));
}

/** Reads nothing or a value. */
export function optional<T>(read: Reader<T>): Reader<T | undefined> {
  return (value, place) => (value === undefined ? undefined : read(value, place));
}

/** Reads an array. */
export function list<T>(read: Reader<T>): Reader<T[]> {
  return (value, place) => {
    if (!Array.isArray(value)) throw unexpected(place, 'a list');
    return value.map((item, at) => read(item, `${place}[${at}]`));
  };
}

type Members = Record<string, Reader<unknown>>;
type ReadMembers<M extends Members> = { [K in keyof M]: Read<M[K]> };

/** Reads an object with at least these members, and leaves others out. */
export function some<M extends Members>(members: M): Reader<ReadMembers<M>> {
  return (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw unexpected(place, 'an object');
    }
    const given = new Map<string, unknown>(Object.entries(value));
    const read = Object.entries(members).map(([key, reader]) => [
      key,
      reader(given.get(key), `${place}.${key}`),
    ]);
    return Object.fromEntries(read);
  };
}

/** Reads an object with exactly these members: an unknown one would look as if it had been checked. */
export function object<M extends Members>(members: M): Reader<ReadMembers<M>> {
  const read = some(members);
  return (value, place) => {
    const known = read(value, place);
    for (const key of Object.keys(value as object)) {
      if (!Object.hasOwn(members, key)) throw new UnreadableFile(`${place} has an unknown member "${key}".`);
    }
    return known;
  };
}

/** No format of ours has more, and what walks through values calls itself at each level. */
const mostCharacters = 256 * 1024 * 1024;
const deepest = 64;

/** Returns how many lists and objects of a JSON text are in each other. Texts that are no JSON have some depth too. */
function depthOf(json: string): number {
  let depth = 0;
  let most = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (inText) {
      if (character === '\\') at += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      most = Math.max(most, depth);
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return most;
}

/**
 * Returns the value of a stranger's JSON text. Throws UnreadableFile. Every JSON text that a verifier reads goes through
 * here: what JSON.parse or a walk through its value throws would look like a fault of the verifier.
 */
export function readJson(json: string, place: string): unknown {
  if (json.length > mostCharacters) throw new UnreadableFile(`${place} is too large.`);
  if (depthOf(json) > deepest) throw new UnreadableFile(`${place} has too many levels.`);
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new UnreadableFile(`${place} is not valid JSON.`, { cause });
  }
}

/** Reads JSON text. Throws UnreadableFile. */
export function parseJson<T>(json: string, read: Reader<T>, place: string): T {
  return read(readJson(json, place), place);
}

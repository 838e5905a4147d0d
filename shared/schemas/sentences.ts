import type { core } from 'zod/mini';
import { limits } from '../data/limits.ts';

/** Converts `signers.0.first_name` to `Signer 1: First name`, counting list items from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  const words: string[] = [];
  for (const [index, part] of path.entries()) {
    if (typeof part === 'number') continue;
    const next = path[index + 1];
    const name = String(part).replaceAll('_', ' ');
    const shown = name.charAt(0).toUpperCase() + name.slice(1);
    words.push(typeof next === 'number' ? `${shown.replace(/(?<=ss)es$|s$/, '')} ${next + 1}` : shown);
  }
  return words.join(': ') || 'The request';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null ? (Reflect.get(inner, part) as unknown) : undefined,
    value,
  );
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Reports whether a schema has no message of its own (zod/mini has no locale). */
const isBare = (message: string) => message === 'Invalid input';

/** Returns one plain sentence about what is wrong with a field and what to do (specification, section 15). */
function sentence(issue: core.$ZodIssue, input: unknown): string[] {
  const name = fieldName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const within = issue.path.length > 0 ? ` in ${name}` : '';
    return issue.keys
      .slice(0, limits.complaints)
      .map((key) => `Unknown field${within}: ${key.slice(0, limits.fieldPathLength)}`);
  }
  if (valueAt(input, issue.path) === undefined) return [`${name} is required`];
  if (!isBare(issue.message)) return [`${name} ${issue.message}`];
  switch (issue.code) {
    case 'invalid_type':
      return [`${name} must be ${kinds[issue.expected] ?? issue.expected}`];
    case 'too_big':
      return issue.origin === 'array'
        ? [`${name} may hold at most ${issue.maximum}`]
        : [`${name} must be at most ${issue.maximum}`];
    case 'too_small':
      return [`${name} must be at least ${issue.minimum}`];
    default:
      return [`${name} is not valid`];
  }
}

/** Returns the first 20 complaints about `input` as sentences, for the `detail` of a 422. */
export function sentences(issues: readonly core.$ZodIssue[], input: unknown): string[] {
  const first = issues.slice(0, limits.complaints).flatMap((issue) => sentence(issue, input));
  return first.slice(0, limits.complaints);
}

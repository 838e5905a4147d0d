import { limits } from '#shared/data/limits.ts';
import { fieldName } from '#shared/schemas/sentences.ts';

type Path = readonly (string | number)[];

/** A JSON surrogate escape within a text, such as the thumbprint's. */
const escapedSurrogate = /^\s*[[{].*\\u[dD][89a-fA-F]/s;

const about = (path: Path) => fieldName(path).slice(0, limits.fieldPathLength).toWellFormed();
const broken = (path: Path) => `${about(path)}: a character is broken. Delete it and type it again.`;

/** Returns the JSON value of a text that may contain broken characters. */
function jsonWithin(text: string): unknown {
  if (!escapedSurrogate.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the first complaints about texts and names in JSON that are not well-formed Unicode. They can't be
 * encoded as UTF-8, so they can't be sealed.
 */
export function brokenInJson(json: unknown): string[] {
  const complaints: string[] = [];
  const look = (value: unknown, path: Path): void => {
    if (complaints.length >= limits.complaints) return;
    if (typeof value === 'string') {
      if (!value.isWellFormed()) complaints.push(broken(path));
      else look(jsonWithin(value), path);
    } else if (typeof value === 'object' && value !== null) {
      if (path.length >= limits.jsonDepth) {
        complaints.push(`${about(path)} is nested too deeply`);
        return;
      }
      for (const [name, member] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
        const inner = [...path, name];
        if (typeof name === 'string' && !name.isWellFormed()) complaints.push(broken(inner));
        else look(member, inner);
      }
    }
  };
  look(json, []);
  return complaints;
}

/** Returns complaints about decoded parts of an address. Broken characters arrive there as U+FFFD. */
export function brokenInAddress(parts: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(parts).flatMap(([name, value = '']) =>
    `${name}${value}`.includes('\ufffd') ? [broken([name])] : [],
  );
}

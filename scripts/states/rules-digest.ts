import { createHash } from 'node:crypto';
import { actTypes } from '#shared/data/act-types.ts';
import { documentTypes } from '#shared/data/document-types.ts';
import { stateLaws } from '#shared/data/state-laws.ts';

/** Returns JSON with sorted keys, so that only a change of content changes it. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );
}

/**
 * Returns the SHA-256, in hex, of the rules that entries are checked against: states, document types, and act types.
 */
export function rulesDigest(): string {
  return createHash('sha256').update(canonicalJson({ stateLaws, documentTypes, actTypes })).digest('hex');
}

import type { Metadata } from '../models.ts';
import { invalid } from '../stripe-error.ts';

/** Merges metadata. An empty value removes its key; an empty string instead of an object removes all keys. */
export function mergeMetadata(before: Metadata, given: unknown): Metadata {
  if (given === undefined) return before;
  if (typeof given !== 'object' || given === null) return {};
  const merged = { ...before };
  for (const [key, value] of Object.entries(given)) {
    if (key.length > 40) throw invalid(`Metadata keys must be 40 characters or less: ${key}`, 'metadata');
    const text = String(value ?? '');
    if (text.length > 500)
      throw invalid(`Metadata values must be 500 characters or less: ${key}`, 'metadata');
    if (text === '') delete merged[key];
    else merged[key] = text;
  }
  if (Object.keys(merged).length > 50) throw invalid('Metadata may hold 50 keys at most.', 'metadata');
  return merged;
}

/** Returns the new text. An empty string clears it, and a missing value keeps it. */
export const textAfter = (before: string | null, given: string | undefined): string | null =>
  given === undefined ? before : given === '' ? null : given;

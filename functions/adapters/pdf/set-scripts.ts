import { hasOtherScripts } from './fonts.ts';
import { textRuns } from './text-runs.ts';

/** A text, a list of content, or an object with content in one of these properties. */
type Holder = Record<string, unknown>;
const nested = ['content', 'stack', 'columns', 'ul', 'ol', 'table', 'body'];

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Returns a text as parts in the typefaces of its scripts, each with the style of the whole. */
function partsOf(part: unknown): unknown[] {
  if (typeof part === 'string') return hasOtherScripts(part) ? textRuns(part) : [part];
  if (!isHolder(part)) return [part];
  const { text, ...style } = part;
  if (Array.isArray(text)) return [{ ...style, text: text.flatMap(partsOf) }];
  if (typeof text !== 'string' || !hasOtherScripts(text)) return [part];
  return textRuns(text).map((run) => ({ ...style, ...run }));
}

/**
 * Sets texts of other scripts in their typefaces, everywhere in a part of a document, and returns the part. Changes it
 * in place, as the library does too; a part without such text stays as it is.
 */
export function setScripts<T>(part: T): T;
export function setScripts(part: unknown): unknown {
  if (typeof part === 'string') return hasOtherScripts(part) ? { text: textRuns(part) } : part;
  if (Array.isArray(part)) {
    for (const [at, one] of part.entries()) part[at] = setScripts(one);
    return part;
  }
  if (!isHolder(part)) return part;
  for (const key of nested) if (part[key] !== undefined) part[key] = setScripts(part[key]);
  const { text } = part;
  if (Array.isArray(text)) part['text'] = text.flatMap(partsOf);
  else if (typeof text === 'string' && hasOtherScripts(text)) part['text'] = textRuns(text);
  return part;
}

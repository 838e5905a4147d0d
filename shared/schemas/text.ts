import * as z from 'zod/mini';
import { lineProblem, nameProblem, textProblem } from '../rules/line-of-text.ts';

/** Control characters are rejected; line breaks and tabs are allowed in running text only. */
const controlCharactersButBreaks = /[^\P{Cc}\t\n\r]/u;

// Building schemas is a large part of a cold start, so identical checks are built once.
const trimmed = z.trim();
const composed = z.normalize('NFC');
/** A check by a rule that returns what is wrong. */
const by = (problemOf: (text: string) => string | undefined) =>
  z.check<string>(({ value, issues }) => {
    const message = problemOf(value);
    if (message) issues.push({ code: 'custom', input: value, message, continue: true });
  });
const oneLine = by(lineProblem);
const ofName = by(nameProblem);
const plainText = by((text) =>
  controlCharactersButBreaks.test(text) ? 'must be plain text' : textProblem(text),
);
/** Returns what is wrong with the length of a text, in characters and not in UTF-16 units. */
export function lengthProblem(value: string, max: number): string | undefined {
  return [...value].length > max ? `must be at most ${max} characters` : undefined;
}

const length = (max: number) =>
  z.refine<string>((value) => lengthProblem(value, max) === undefined, {
    error: `must be at most ${max} characters`,
  });

// `z.string().check(…)` would build each schema twice.
const text = (...checks: z.core.$ZodCheck<string>[]) =>
  new z.ZodMiniString({ type: 'string', checks }) as z.ZodMiniString<string>;

/** One line of text, trimmed, in Unicode NFC, of any length. */
export const anyLine = text(trimmed, composed, oneLine);

/** One line of text, trimmed, in Unicode NFC, at most `max` characters. */
export const line = (max: number) => text(trimmed, composed, oneLine, length(max));

/** The name of a person, on one line of at most `max` characters. */
export const name = (max: number) => text(trimmed, composed, oneLine, ofName, length(max));

/** Running text with line breaks, trimmed, in Unicode NFC, at most `max` characters. */
export const paragraphs = (max: number) => text(trimmed, composed, plainText, length(max));

const emptyToNull = z.transform((value: unknown): unknown => (value === '' ? null : value));

/** A field that may be missing, null, or empty; an empty text becomes null. */
export const optional = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(z.pipe(emptyToNull, z.nullable(schema))) as unknown as z.ZodMiniOptional<z.ZodMiniNullable<T>>;

/** An existing calendar day, YYYY-MM-DD. */
export const day = z.iso.date({ error: 'must be a date, YYYY-MM-DD' });

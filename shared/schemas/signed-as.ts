import * as z from 'zod/mini';
import { actTypeCodes } from '../data/act-types.ts';
import { limits } from '../data/limits.ts';
import { line } from './text.ts';
import { instant } from './time.ts';

/** The content of the screen on which a person signed: name, act, and titles in order, its language, and when (UTC). */
export const signedAs = z.strictObject({
  /** First and last name have a space between them. */
  name: line(limits.nameLength * 2 + 1),
  act: z.nullable(z.enum(actTypeCodes, { error: 'must be a known notarial act' })),
  documents: z
    .array(line(limits.descriptionLength))
    .check(z.maxLength(limits.documents, { error: `must be at most ${limits.documents} titles` })),
  language: z.enum(['en', 'es'], { error: 'must be en or es' }),
  at: instant,
});

export type SignedAs = z.output<typeof signedAs>;

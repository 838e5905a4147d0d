import * as z from 'zod/mini';
import { limits } from '../../data/limits.ts';
import { stateCode } from '../state-code.ts';
import { day, paragraphs } from '../text.ts';
import { instant } from '../time.ts';

const typedNote = z._default(paragraphs(limits.matterNoteLength), '');
const note = z.string();

/** A step that the notary adds to a matter: what a request contains, and what the matter keeps. `note` may be empty. */
export const notaryStep = <const K extends string, S extends z.core.$ZodLooseShape>(kind: K, details: S) => ({
  asked: z.strictObject({
    kind: z.literal(kind),
    note: typedNote,
    version: z.int().check(z.minimum(1)),
    ...details,
  }),
  kept: z.object({ kind: z.literal(kind), note, at: instant, ...details }),
});

/** A step that only the product adds, when it does something for the matter. */
export const productStep = <const K extends string, S extends z.core.$ZodLooseShape>(
  kind: K,
  details: S,
) => ({
  kept: z.object({ kind: z.literal(kind), note, at: instant, ...details }),
});

/** A kind of matter: what opens one, and what is kept of it, given the steps of all kinds. */
export const matterKind = <const K extends string, F extends z.ZodMiniType>(kind: K, facts: F) => ({
  asked: z.strictObject({ kind: z.literal(kind), state: stateCode, facts }),
  keptWith: <S extends z.ZodMiniType>(steps: S) =>
    z.object({
      id: z.string(),
      kind: z.literal(kind),
      /** The state whose law decides. */
      state: stateCode,
      opened_at: instant,
      /** The last day of the deadline; null where the law sets none. */
      due_on: z.nullable(day),
      closed_at: z.nullable(instant),
      facts,
      steps,
      /** Counts the changes, from 1. */
      version: z.int(),
    }),
});

import * as z from 'zod/mini';
import { numberKindCodes } from '#shared/data/number-kinds.ts';

/** A stored addendum. Everything but the last two members is sealed. */
export const addendumItem = z.object({
  entryNumber: z.int(),
  entryId: z.string(),
  /** Its number among the addenda of the entry, from 1. */
  number: z.int(),
  reason: z.string(),
  text: z.string(),
  /** The field that it corrects, by its API name. */
  field: z.nullable(z.string()),
  /** The notary's answers about ambiguous numbers in the addendum. */
  textConfirmations: z.array(z.object({ field: z.enum(['reason', 'text']), kind: z.enum(numberKindCodes) })),
  /** When it was sealed, ISO 8601 UTC. */
  at: z.string(),
  /** The notary's name and commission at that time. */
  notaryName: z.string(),
  commission: z.nullable(
    z.object({ commissionNumber: z.string(), state: z.string(), expirationDate: z.string() }),
  ),
  previousHash: z.string(),
  hash: z.string(),
  /** Sequence number of its link in the hash chain. */
  link: z.int(),
});

export type AddendumItem = z.output<typeof addendumItem>;

/** Returns the position of an addendum in the chain: `12.a1`. */
export const addendumPosition = ({ entryNumber, number }: Pick<AddendumItem, 'entryNumber' | 'number'>) =>
  `${entryNumber}.a${number}`;

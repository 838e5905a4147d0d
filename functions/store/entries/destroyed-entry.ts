import * as z from 'zod/mini';
import type { ActMode } from '#shared/data/act-types.ts';
import { destroyedListKey } from '../table/keys.ts';
import { entryRowItem } from './entry-row-item.ts';

/**
 * The remains of a destroyed entry (docs/adr/0068-destruction.md): number, state, seal with its time, and the
 * destruction. `updatedAt` is the time of the destruction.
 */
export const destroyedEntry = z.extend(entryRowItem, {
  status: z.literal('destroyed'),
  entryNumber: z.int(),
  submittedAt: z.string(),
  entryHash: z.string(),
  /** Sequence number of its link in the hash chain, and that of the item with the link if they differ. */
  link: z.int(),
  linkItem: z.optional(z.int()),
  destruction: z.string(),
  listKey: z.string(),
});

export type DestroyedEntry = z.output<typeof destroyedEntry>;

/** The facts of a sealed entry that its destruction needs. */
export type SealedFacts = {
  id: string;
  status: 'submitted' | 'destroyed';
  entryNumber: number;
  /** YYYY-MM-DD; blank once it is destroyed. */
  date: string;
  stateCode: string | null;
  actMode?: ActMode | null | undefined;
  /** ISO 8601 UTC. */
  submittedAt: string;
  link: number;
  /** Sequence number of the item with its link, if they differ. */
  linkItem?: number | undefined;
  entryHash: string;
  /** The notary's name as sealed; missing once it is destroyed. */
  notaryName?: string | undefined;
};

/** Returns the remains of an entry after its destruction at a time (ISO 8601 UTC). */
export function remainsOf(
  { id, entryNumber, stateCode, submittedAt, link, linkItem, entryHash }: SealedFacts,
  destruction: string,
  at: string,
): DestroyedEntry {
  return {
    ...{ id, entryNumber, stateCode, submittedAt, link, entryHash, destruction },
    ...(linkItem !== undefined && { linkItem }),
    ...{ status: 'destroyed', updatedAt: at, listKey: destroyedListKey(entryNumber, destruction) },
    ...{ version: 1, date: '', documentType: null, feeCents: 0 },
    ...{ locationLabel: null, documentCount: 0, signerNames: [] },
  };
}

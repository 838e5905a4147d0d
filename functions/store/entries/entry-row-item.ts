import * as z from 'zod/mini';
import { actTypeCodes } from '#shared/data/act-types.ts';
import { actOutcomeCodes } from '#shared/data/outcomes.ts';

const text = z.nullable(z.string());

/**
 * The commission at the time of submission. Missing on drafts, and on entries sealed before commissions were
 * recorded.
 */
const commission = z.optional(
  z.nullable(z.object({ commissionNumber: z.string(), state: z.string(), expirationDate: z.string() })),
);

/** Facts that an entry shares with its list row, besides the content. */
export const entryState = {
  id: z.string(),
  /**
   * `destroyed` entries have no content (docs/adr/0068-destruction.md): `date` is blank, and the other fields
   * are empty.
   */
  status: z.enum(['draft', 'submitted', 'destroyed']),
  version: z.int(),
  updatedAt: z.string(),
  entryNumber: z.nullable(z.int()),
  submittedAt: text,
  commission,
  /** The UTC offset of the act, `-07:00`; null while its time is unknown. */
  actUtcOffset: z.optional(text),
};

/** Missing on drafts and on entries sealed before open doubts were recorded. */
export const openDoubts = z.optional(z.array(z.string()));

/** `oneName`: the last name is all of the person's name. */
export const signerNames = z.array(
  z.object({ firstName: z.string(), lastName: z.string(), oneName: z.optional(z.boolean()) }),
);

/** An entry's row in the list index. In its own file, so functions that only list load nothing else. */
export const entryRowItem = z.object({
  ...entryState,
  date: z.string(),
  actTime: z.optional(text),
  actTimezone: z.optional(text),
  recordedAt: z.optional(text),
  stateCode: text,
  documentType: text,
  actType: z.optional(z.nullable(z.enum(actTypeCodes))),
  /** In the list index, the last part of the sort key. */
  outcome: z.optional(z.nullable(z.enum(actOutcomeCodes))),
  /** Codes of doubts that the notary had not answered. In the list index, a part of the sort key. */
  openDoubts,
  feeCents: z.int(),
  locationLabel: text,
  documentCount: z.int(),
  /** The beginning of the first document's description. Missing on entries from before it was listed. */
  documentTitle: z.optional(text),
  signerNames,
  /** The destruction that destroyed it. In the list index, the last part of the sort key. */
  destruction: z.optional(z.string()),
});

export type EntryRowItem = z.output<typeof entryRowItem>;

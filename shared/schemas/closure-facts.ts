import * as z from 'zod/mini';

/** The fate of the journal of a closed account: it is kept until its retention ends, or erased with the account. */
export const journalFates = ['keep', 'erase'] as const;

export type JournalFate = (typeof journalFates)[number];

/** The closure of an account. Times are ISO 8601 UTC. */
export const closureFacts = z.object({
  closedAt: z.iso.datetime(),
  /** Until then, the notary can reopen the account. */
  endsAt: z.iso.datetime(),
  journal: z.enum(journalFates),
});

export type ClosureFacts = z.output<typeof closureFacts>;

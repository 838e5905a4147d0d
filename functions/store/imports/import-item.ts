import * as z from 'zod/mini';

/**
 * The number of rows in a block, and their first and last date, so that a search skips blocks of other years.
 */
const span = z.object({ rows: z.int(), first: z.string(), last: z.string() });

const facts = {
  /** A ULID, which sorts by time. */
  id: z.string(),
  fileName: z.string(),
  /** The number of announced rows, which a complete import has. */
  rows: z.int(),
  createdAt: z.iso.datetime(),
};

/**
 * An import in progress, whose rows are hidden. It expires, in epoch seconds, and the queue then removes its
 * rows.
 */
const openImport = z.object({ ...facts, status: z.literal('open'), expiresAt: z.int() });

const completeImport = z.object({
  ...facts,
  status: z.literal('complete'),
  completedAt: z.iso.datetime(),
  /** SHA-256 of the rows' lines, in hex (shared/imports/imported-row.ts). */
  digest: z.string(),
  spans: z.array(span),
});

export const importItem = z.discriminatedUnion('status', [openImport, completeImport]);

export type BlockSpan = z.output<typeof span>;
export type OpenImport = z.output<typeof openImport>;
export type CompleteImport = z.output<typeof completeImport>;
export type EntryImport = OpenImport | CompleteImport;

/** Returns whether an import still exists for the notary: TTL removes an expired one up to two days later. */
export const isLive = (one: EntryImport, now: Date): boolean =>
  one.status === 'complete' || one.expiresAt * 1000 > now.getTime();

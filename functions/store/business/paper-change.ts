import type { PaperKind } from './business-keys.ts';
import type { Papers } from './stored-papers.ts';

/**
 * A paper, the version that a change of it must name, and how many orders and invoices name it, if it is a client. A
 * use counts as a change, so a client cannot be deleted while an order begins to name it.
 */
export type Versioned<T> = { paper: T; version: number; uses?: number | undefined };

/** A change of one paper: a new one has no `before`, a deleted one no `after`. */
export type PaperChange = {
  [K in PaperKind]: { kind: K; before?: Versioned<Papers[K]> | undefined; after?: Papers[K] | undefined };
}[PaperKind];

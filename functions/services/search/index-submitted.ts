import { submittingNotary } from '#functions/store/entries/added-link.ts';
import { type IndexJournalDeps, indexJournal } from './index-journal.ts';

export type IndexSubmittedDeps = IndexJournalDeps & {
  /** Returns whether there is time for another round. */
  hasTime: () => boolean;
};

/** The result for the journal of a stream record. */
export type IndexResult =
  | { kind: 'complete' | 'out-of-time'; notaryId: string; upTo: number; added: number }
  | { kind: 'ignored' }
  | { kind: 'failed'; notaryId: string | undefined; error: unknown };

async function indexed(deps: IndexSubmittedDeps, notaryId: string): Promise<IndexResult> {
  try {
    return { notaryId, ...(await indexJournal(deps, notaryId, { hasTime: deps.hasTime })) };
  } catch (error) {
    return { kind: 'failed', notaryId, error };
  }
}

/**
 * Brings the search indexes of journals with newly submitted entries up to date, as the table's stream records,
 * each journal once. Returns the result of each record, in order.
 */
export async function indexSubmitted(
  deps: IndexSubmittedDeps,
  records: readonly unknown[],
): Promise<IndexResult[]> {
  const results: IndexResult[] = [];
  const byNotary = new Map<string, IndexResult>();
  for (const record of records) {
    try {
      const notaryId = submittingNotary(record);
      const result: IndexResult =
        notaryId === undefined
          ? { kind: 'ignored' }
          : (byNotary.get(notaryId) ?? (await indexed(deps, notaryId)));
      if (notaryId !== undefined) byNotary.set(notaryId, result);
      results.push(result);
    } catch (error) {
      results.push({ kind: 'failed', notaryId: undefined, error });
    }
  }
  return results;
}

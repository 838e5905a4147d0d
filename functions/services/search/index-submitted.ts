import { submittingNotary } from '#functions/store/added-link.ts';
import { type IndexJournalDeps, indexJournal } from './index-journal.ts';

export type IndexSubmittedDeps = IndexJournalDeps & {
  /** Whether there is time for another round. */
  hasTime: () => boolean;
};

/** What became of the journal that a record of the stream tells of. */
export type IndexResult =
  | { end: 'complete' | 'out-of-time'; notaryId: string; upTo: number; added: number }
  | { end: 'ignored' }
  | { end: 'failed'; notaryId: string | undefined; error: unknown };

async function indexed(deps: IndexSubmittedDeps, notaryId: string): Promise<IndexResult> {
  try {
    return { notaryId, ...(await indexJournal(deps, notaryId, { hasTime: deps.hasTime })) };
  } catch (error) {
    return { end: 'failed', notaryId, error };
  }
}

/**
 * Brings the search indexes of the journals up to date in which entries were submitted, as the records of the table's
 * stream tell, each journal once. Answers, in the order of the records, what became of each.
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
          ? { end: 'ignored' }
          : (byNotary.get(notaryId) ?? (await indexed(deps, notaryId)));
      if (notaryId !== undefined) byNotary.set(notaryId, result);
      results.push(result);
    } catch (error) {
      results.push({ end: 'failed', notaryId: undefined, error });
    }
  }
  return results;
}

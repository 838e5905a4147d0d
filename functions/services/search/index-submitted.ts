import { submittingJournal } from '#functions/store/entries/added-entry.ts';
import { type IndexJournalDeps, indexJournal } from './index-journal.ts';

export type IndexSubmittedDeps = IndexJournalDeps & {
  /** Returns whether there is time for another round. */
  hasTime: () => boolean;
};

/** The result for the journal of a stream record. */
export type IndexResult =
  | { kind: 'complete' | 'out-of-time'; journalId: string; upTo: number; added: number }
  | { kind: 'ignored' }
  | { kind: 'failed'; journalId: string | undefined; error: unknown };

async function indexed(deps: IndexSubmittedDeps, journalId: string): Promise<IndexResult> {
  try {
    return { journalId, ...(await indexJournal(deps, journalId, { hasTime: deps.hasTime })) };
  } catch (error) {
    return { kind: 'failed', journalId, error };
  }
}

/**
 * Updates the search indexes of journals with newly submitted entries, as reported by the table's stream,
 * once per journal. Returns the result of each record, in order.
 */
export async function indexSubmitted(
  deps: IndexSubmittedDeps,
  records: readonly unknown[],
): Promise<IndexResult[]> {
  const results: IndexResult[] = [];
  const byJournal = new Map<string, IndexResult>();
  for (const record of records) {
    try {
      const journalId = submittingJournal(record);
      const result: IndexResult =
        journalId === undefined
          ? { kind: 'ignored' }
          : (byJournal.get(journalId) ?? (await indexed(deps, journalId)));
      if (journalId !== undefined) byJournal.set(journalId, result);
      results.push(result);
    } catch (error) {
      results.push({ kind: 'failed', journalId: undefined, error });
    }
  }
  return results;
}

import type { SealedFacts } from '#functions/store/entries/destroyed-entry.ts';
import type { AddendumFacts } from '#functions/store/entries/destruction-store.ts';
import type { KeptEntry } from '#shared/rules/duties/retention-periods.ts';

/** The facts of an entry that its retention depends on. */
export type Received = Pick<SealedFacts, 'entryNumber' | 'date' | 'stateCode' | 'actMode' | 'submittedAt'>;

/** Returns the facts that determine how long entries must be kept. `addenda` are those of all entries. */
export function retainedEntries(
  entries: readonly Received[],
  addenda: readonly Pick<AddendumFacts, 'entryNumber' | 'at'>[],
): KeptEntry[] {
  const annotated = new Map<number, string>();
  for (const { entryNumber, at } of addenda) {
    const day = at.slice(0, 10);
    if (day > (annotated.get(entryNumber) ?? '')) annotated.set(entryNumber, day);
  }
  return entries.map(({ entryNumber, date, stateCode, actMode, submittedAt }) => ({
    ...{ date, stateCode, actMode, receivedOn: submittedAt.slice(0, 10) },
    annotatedOn: annotated.get(entryNumber),
  }));
}

/** The known facts about a destroyed entry: the state whose law decided, and when (ISO 8601 UTC). */
type DestructionFacts = { stateCode: string | null; updatedAt: string; destruction: string };

/** Thrown where an entry turns out to be destroyed, after its retention had ended. */
export class EntryDestroyed extends Error {
  override name = 'EntryDestroyed';
  readonly facts: DestructionFacts;

  constructor(entryId: string, facts: DestructionFacts) {
    super(`Entry ${entryId} was destroyed`);
    this.facts = facts;
  }
}

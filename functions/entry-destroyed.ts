/** The known facts about a destroyed entry: the state whose law applied, and when (ISO 8601 UTC). */
type DestructionFacts = { stateCode: string | null; updatedAt: string; destruction: string };

/** Thrown when an entry turns out to have been destroyed after its retention ended. */
export class EntryDestroyed extends Error {
  override name = 'EntryDestroyed';
  readonly facts: DestructionFacts;

  constructor(entryId: string, facts: DestructionFacts) {
    super(`Entry ${entryId} was destroyed`);
    this.facts = facts;
  }
}

import { type Outcome, ok } from '#functions/outcome.ts';
import { type SubmitDeps, type SubmitInput, type Submitted, submitDrafts } from './submit-drafts.ts';

/**
 * Submits the drafts of a visit, all or none; see submitDrafts. Problems name the entry's position: `Entry 3:
 * …`.
 */
export async function submitEntries(
  deps: SubmitDeps,
  input: SubmitInput,
): Promise<Outcome<{ entries: Submitted[] }>> {
  const outcome = await submitDrafts(deps, input, (index) => `Entry ${index + 1}: `);
  return outcome.ok ? ok({ entries: outcome.value }) : outcome;
}

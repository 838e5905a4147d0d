import { type Outcome, ok } from '#functions/outcome.ts';
import { type SubmitDeps, type SubmitInput, type Submitted, submitDrafts } from './submit-drafts.ts';

export type SubmitEntryInput = Omit<SubmitInput, 'entryIds'> & { entryId: string };

/** Submits one draft; see submitDrafts. */
export async function submitEntry(
  deps: SubmitDeps,
  { entryId, ...input }: SubmitEntryInput,
): Promise<Outcome<Submitted>> {
  const outcome = await submitDrafts(deps, { ...input, entryIds: [entryId] });
  if (!outcome.ok) return outcome;
  const [entry] = outcome.value;
  if (!entry) throw new Error('A submission answered no entry');
  return ok(entry);
}

import type { Amendment, StateLaw } from '../../data/state-law.ts';
import { findLaw } from '../../data/state-laws.ts';
import type { EntryContent } from './entry-content.ts';

/** The facts that decide which law applies: the state, the day of the act (YYYY-MM-DD), and whether an earlier commission is spared. */
export type LawChoice = Pick<EntryContent, 'stateCode' | 'date' | 'earlierCommission'>;

/**
 * Returns the law that applies to an act: the present law of its state, with the rules that were replaced after the day
 * of the act, or that still apply to its notary's commission. Without a day, returns the present law. Undefined for no state.
 */
export function lawOf(choice: LawChoice): StateLaw | undefined {
  const law = findLaw(choice.stateCode);
  const replaced = law?.amendments?.filter((amendment) => !applies(amendment, choice));
  if (!law || !replaced?.length) return law;
  // The latest change first, so that the oldest rules win.
  return Object.assign({ ...law }, ...replaced.map(({ before }) => before)) as StateLaw;
}

/** Returns the change of law that depends on when the commission began, if the act is not before it. */
export function commissionAmendment({ stateCode, date }: LawChoice): Amendment | undefined {
  return findLaw(stateCode)?.amendments?.find(
    ({ sparesEarlierCommissions, from }) => sparesEarlierCommissions && !(date && date < from),
  );
}

function applies(
  { from, sparesEarlierCommissions }: Amendment,
  { date, earlierCommission }: LawChoice,
): boolean {
  if (date && date < from) return false;
  return !(sparesEarlierCommissions && earlierCommission);
}

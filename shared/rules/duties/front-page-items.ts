import { stateDuties } from '../../data/state-duties.ts';
import type { FrontPageItem, HandOverDuty } from '../../data/state-duty.ts';
import { stateLaws } from '../../data/state-laws.ts';
import { type StateCode, states } from '../../data/states.ts';
import type { FrontPageLines } from './front-page-lines.ts';

/** The facts that decide whether a front page is complete. */
export type FrontPageFacts = FrontPageLines & { abbreviations: string | null; signature: string | null };

type Practice = {
  primaryNotaryState: string | null;
  additionalNotaryStates: readonly string[];
  commissions: readonly { state: string }[];
};

/** Returns the states whose rules a front page follows: where the notary practices or is commissioned, the primary state first. */
export function frontPageStates(practice: Practice): StateCode[] {
  const { primaryNotaryState, additionalNotaryStates, commissions } = practice;
  const named = [primaryNotaryState, ...additionalNotaryStates, ...commissions.map(({ state }) => state)];
  const known = Object.keys(states) as StateCode[];
  return [...new Set(named)].flatMap((code) => known.find((one) => one === code) ?? []);
}

/** Returns what the law of a state lists for the front page, each once; empty where no rule was found. */
export function requiredItems(state: StateCode): FrontPageItem[] {
  const { frontPage } = stateDuties[state];
  return 'noneFound' in frontPage ? [] : [...new Set(frontPage.flatMap(({ items }) => items))];
}

/** Returns whether a front page has an item. An item that is not listed here is printed on every front page. */
function isMissing(item: FrontPageItem, state: StateCode, facts: FrontPageFacts): boolean {
  switch (item) {
    case 'commission_number':
    case 'commission_expiration':
    case 'commission_on_each_page':
      return !facts.commissions.some((commission) => commission.state === state);
    case 'office_address':
      return facts.officeAddress === null;
    case 'abbreviations':
      return facts.abbreviations === null;
    case 'signature':
      return facts.signature === null;
    default:
      return false;
  }
}

/** Returns what the law of a state requires on the front page, and the notary must still fill in. */
export function missingItems(state: StateCode, facts: FrontPageFacts): FrontPageItem[] {
  return requiredItems(state).filter((item) => isMissing(item, state, facts));
}

/** Returns what happens to the journal on the notary's death or incapacity; empty where no rule was found. */
export function dutiesOnDeath(state: StateCode): readonly HandOverDuty[] {
  const { death } = stateDuties[state];
  return 'noneFound' in death ? [] : death;
}

/**
 * Returns the earliest day (YYYY-MM-DD) on which the journal may be destroyed, counted from the day of its last entry so
 * far; null without an entry, or where the law gives no figure.
 */
export function earliestDestruction(state: StateCode, lastEntry: string | null): string | null {
  const { years: stated, openEnded, remote } = stateLaws[state].retention;
  if (lastEntry === null || stated === null || openEnded) return null;
  const years = Math.max(stated, remote?.years ?? 0);
  const day = new Date(`${lastEntry}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

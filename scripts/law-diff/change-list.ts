import { changesOf } from '#shared/data/state-changes.ts';
import type { Amendment } from '#shared/data/state-law.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { isStateCode, type StateCode, stateCodes, states } from '#shared/data/states.ts';

/** Returns the rules that an amendment changes, and whether earlier commissions keep the replaced ones. */
function amendmentLine({ from, before, cite, toVerify, sparesEarlierCommissions }: Amendment): string {
  const rules = Object.keys(before).join(', ');
  const spared = sparesEarlierCommissions ? '; commissions from before that day keep the replaced rules' : '';
  return `  ${from}  enforced from this day: ${rules}${spared} (${cite}${toVerify ? ', to be verified' : ''})`;
}

function linesOf(state: StateCode): string[] {
  const told = changesOf(state).map(({ date, toldOn, text, cite }) => ({
    date,
    line: `  ${date}  ${text} (${cite})${toldOn ? ` [told since ${toldOn}]` : ''}`,
  }));
  const { amendments = [] }: { amendments?: readonly Amendment[] } = stateLaws[state];
  const enforced = amendments.map((amendment) => ({ date: amendment.from, line: amendmentLine(amendment) }));
  return [...told, ...enforced]
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ line }) => line);
}

/** Returns all changes that the records know, state by state, the latest first: of one state, or of all. */
export function changeList(state?: string): string {
  if (state !== undefined && !isStateCode(state)) throw new Error(`${state} is not the code of a state.`);
  return (state ? [state] : stateCodes)
    .flatMap((code) => {
      const lines = linesOf(code);
      return lines.length > 0 ? [[states[code].name, ...lines].join('\n')] : [];
    })
    .join('\n\n');
}

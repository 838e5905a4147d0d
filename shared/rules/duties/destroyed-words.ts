import { findState } from '../../data/states.ts';
import { dayIn } from '../dates.ts';
import { type DateFormat, shownDay } from '../shown-day.ts';

/** The known facts about a destroyed entry: the state whose law decided, and when it was destroyed (ISO 8601 UTC). */
type Destroyed = { stateCode: string | null; updatedAt: string };

/** Returns when an entry was destroyed and under which law, in words. The certificate cites the law. */
export function destroyedWords(
  { stateCode, updatedAt }: Destroyed,
  { timezone, dateFormat }: { timezone: string; dateFormat: DateFormat },
): string {
  const day = shownDay(dayIn(timezone, new Date(updatedAt)), dateFormat);
  const state = findState(stateCode ?? '')?.name;
  return state ? `Destroyed on ${day} under the law of ${state}` : `Destroyed on ${day}`;
}

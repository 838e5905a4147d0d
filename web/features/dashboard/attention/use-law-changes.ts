import { useState } from 'react';
import { type StateChange, stateChanges } from '#shared/data/state-changes.ts';
import { daysBetween } from '#shared/rules/commissions.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

/** Days for which a change is news. The State Guide shows older ones. */
const newsDays = 90;

/** The states and days whose changes a notary dismissed on this device, one per line. */
const keyOf = (notaryId: string) => `dismissed_law_changes_${notaryId}`;

const dismissedBy = (notaryId: string) => localStorage.getItem(keyOf(notaryId))?.split('\n') ?? [];

/** The changes of one state from one day, with their sources. */
export type LawNews = { id: string; state: string; date: string; cites: string[] };

/**
 * Returns the changes in some states that were told since a day and are still news today, the latest first. Days are YYYY-MM-DD.
 */
function newsOn(
  changes: readonly StateChange[],
  states: readonly string[],
  { since, today }: { since: string; today: string },
): LawNews[] {
  const news = new Map<string, LawNews>();
  for (const { state, date, toldOn = date, cite } of changes) {
    const age = daysBetween(toldOn, today);
    if (!states.includes(state) || toldOn <= since || age < 0 || age > newsDays) continue;
    const id = `${state} ${date}`;
    const cites = news.get(id)?.cites ?? [];
    news.set(id, { id, state, date, cites: [...new Set([...cites, cite])] });
  }
  return [...news.values()];
}

/**
 * Returns changes of law in the notary's practice states that were told recently, after the registration, and were not dismissed
 * on this device.
 */
export function useLawChanges(): { news: LawNews[]; dismiss: () => void } {
  const { id, primaryNotaryState, additionalNotaryStates, timezone, createdAt } = useNotary();
  const [dismissed, setDismissed] = useState(() => dismissedBy(id));
  const states = [primaryNotaryState ?? '', ...additionalNotaryStates];
  const [since, today] = [dayIn(timezone, new Date(createdAt)), dayIn(timezone, new Date())];
  const news = newsOn(stateChanges, states, { since, today }).filter((item) => !dismissed.includes(item.id));
  return {
    news,
    dismiss: () => {
      const kept = [...dismissed, ...news.map((item) => item.id)];
      localStorage.setItem(keyOf(id), kept.join('\n'));
      setDismissed(kept);
    },
  };
}

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

/** The changes of one state from one day. */
export type LawNews = { id: string; state: string; date: string; texts: string[] };

/** Returns the changes in some states that are in force on a day (YYYY-MM-DD) and still news, the latest first. */
function newsOn(changes: readonly StateChange[], states: readonly string[], today: string): LawNews[] {
  const news = new Map<string, LawNews>();
  for (const { state, date, text } of changes) {
    const age = daysBetween(date, today);
    if (!states.includes(state) || age < 0 || age > newsDays) continue;
    const id = `${state} ${date}`;
    const texts = [...(news.get(id)?.texts ?? []), text];
    news.set(id, { id, state, date, texts });
  }
  return [...news.values()];
}

/** Returns recent changes of law in the notary's practice states that were not dismissed on this device. */
export function useLawChanges() {
  const { id, primaryNotaryState, additionalNotaryStates, timezone } = useNotary();
  const [dismissed, setDismissed] = useState(() => dismissedBy(id));
  const states = [primaryNotaryState ?? '', ...additionalNotaryStates];
  const current = newsOn(stateChanges, states, dayIn(timezone, new Date()));
  return {
    news: current.filter((item) => !dismissed.includes(item.id)),
    dismiss: (item: LawNews) => {
      const kept = [...dismissed, item.id];
      localStorage.setItem(keyOf(id), kept.join('\n'));
      setDismissed(kept);
    },
  };
}

import { Link } from 'react-router';
import { findState } from '#shared/data/states.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import type { AttentionLine } from './attention-line.ts';
import { useLawChanges } from './use-law-changes.ts';

const nameOf = (state: string) => findState(state)?.name ?? state;

/** Returns one line for all recent changes of law in the notary's practice states, until the notary dismisses it. */
export function useLawLines(): AttentionLine[] {
  const notary = useNotary();
  const { news, dismiss } = useLawChanges();
  if (news.length === 0) return [];
  const names = [...new Set(news.map(({ state }) => state))];
  const changes = names.map((name) => {
    const own = news.filter(({ state }) => state === name);
    const days = own.map(({ date, cites }) => [formatDay(date, notary), ...cites].join(', '));
    return `What changed in ${nameOf(name)}: ${days.join('; ')}.`;
  });
  return [
    {
      id: 'law',
      tone: 'info',
      text: changes.join(' '),
      actions: names.map((state) => (
        <Link key={state} to={paths.compliance(state)} aria-label={`State Guide of ${nameOf(state)}`}>
          {names.length === 1 ? 'State Guide' : nameOf(state)}
        </Link>
      )),
      dismiss: { label: 'Dismiss the changes of law', run: dismiss },
    },
  ];
}

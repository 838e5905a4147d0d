import { findState } from '#shared/data/states.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

type Facts = ApiOutput<'get-closure'>;

/** Shows what each state's law says about the journal of a notary who stops. */
export function JournalLaw({ facts }: { facts: Pick<Facts, 'entries' | 'states' | 'erasureLaw'> }) {
  const notary = useNotary();
  if (facts.entries === 0) return <p>Your journal has no entries.</p>;
  return (
    <>
      <p>
        Closing your account does not end your duties as a notary. We are not the office that must receive
        your journal.
      </p>
      {facts.states.map(({ state, entries, until, duties }) => (
        <section key={state} aria-label={findState(state)?.name ?? state}>
          <h3>
            {findState(state)?.name ?? state}: {entries === 1 ? '1 entry' : `${entries} entries`}
          </h3>
          <p>
            {until
              ? `Keep the journal until ${formatDay(until, notary)}.`
              : 'The retention period has no end date yet.'}
          </p>
          {duties.length === 0 && (
            <p className="muted">We found no rule about the journal of a notary who stops.</p>
          )}
          <ul>
            {[...duties, ...facts.erasureLaw.filter((law) => law.state === state)].map(({ text, cite }) => (
              <li key={text}>
                {text} <span className="muted">{cite}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

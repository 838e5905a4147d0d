import { Link } from 'react-router';
import type { ListedState } from '#web/lib/api/api-types.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { PracticeState } from './practice-states.ts';

const mediumWords = {
  any: 'Electronic journals allowed',
  paper: 'Paper journal required',
  contested: 'Keep a paper journal too',
} as const;

/** The states in the profile, each with a link to its requirements. `listed` adds a summary of each state. */
export function PracticeStateCards({
  practiceStates,
  listed,
  shown,
}: {
  practiceStates: readonly PracticeState[];
  listed: readonly ListedState[] | undefined;
  /** The code of the state that is shown. Its summary follows the cards, which then only name the states. */
  shown: string | undefined;
}) {
  return (
    <section aria-labelledby="practice-states">
      <h2 id="practice-states">Your Practice States</h2>
      <ul className="practice-states">
        {practiceStates.map(({ code, name, label }) => (
          <li key={code}>
            <Link
              to={paths.compliance(code)}
              className="practice-state"
              aria-current={code === shown ? 'page' : undefined}
            >
              <span className="practice-state-head">
                <span className="practice-state-name">{name}</span>
                <span className={`practice-label practice-label-${label.toLowerCase()}`}>{label}</span>
              </span>
              {!shown && <Facts state={listed?.find((state) => state.stateCode === code)} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ state }: { state: ListedState | undefined }) {
  if (!state) return null;
  return (
    <>
      <span>{state.journalRequired ? 'Journal required' : 'Journal recommended'}</span>
      <span>{mediumWords[state.journalMedium]}</span>
      <span className="practice-state-action">View requirements</span>
    </>
  );
}

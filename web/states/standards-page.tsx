import { type StateCode, states } from '#shared/data/states.ts';
import { journalStandards } from '#shared/rules/law/journal-standards.ts';
import { standardsId, statePagePath, statesPath } from '#shared/state-pages.ts';
import { standingCounts } from './standing-words.ts';
import { StatesFrame } from './states-frame.tsx';

/** The list of all states, each with the number of its requirements for an electronic journal that are met. */
export function StandardsPage({ stateCodes }: { stateCodes: readonly StateCode[] }) {
  return (
    <StatesFrame>
      <p className="crumbs">
        <a className="touch-link" href={statesPath}>
          Notary journal requirements by state
        </a>
      </p>
      <h1>How this journal satisfies the law of each state</h1>
      <p className="lead">
        Many states say how an electronic journal must work: protected, backed up, unchangeable. For each
        state, we list these rules, say how this journal meets them, and name the tests that show it. We also
        say what it does not meet, and where a state requires an approval, a registration, or a filing.
      </p>
      <ul className="states">
        {stateCodes.map((code) => {
          const { name } = states[code];
          return (
            <li key={code}>
              <a className="state-link" href={`${statePagePath(name)}#${standardsId}`}>
                <strong>{name}</strong>
                <span>{standingCounts(journalStandards(code)) || 'No rule found'}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </StatesFrame>
  );
}

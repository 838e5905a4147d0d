import { standardsPath, statePagePath } from '#shared/state-pages.ts';
import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { StatesFrame } from './states-frame.tsx';

const media: Readonly<Record<StateRequirements['journalMedium'], string>> = {
  any: 'electronic or paper',
  paper: 'paper required',
  contested: 'paper advised',
};

/** The list of all states, each with the two facts that notaries ask for first. */
export function IndexPage({ states }: { states: readonly StateRequirements[] }) {
  return (
    <StatesFrame>
      <h1>Notary journal requirements by state</h1>
      <p className="lead">
        Which acts to record, in which journal, for how long, and what to do about copies, a lost journal, and
        the end of a commission. Every statement names its source. The District of Columbia and the
        territories are not covered.
      </p>
      <p>
        <a className="touch-link" href={standardsPath}>
          How this journal satisfies the law of each state
        </a>
      </p>
      <ul className="states">
        {states.map(({ stateCode, stateName, specialRequirements, journalMedium }) => (
          <li key={stateCode}>
            <a className="state-link" href={statePagePath(stateName)}>
              <strong>{stateName}</strong>
              <span>
                {specialRequirements.journalRequired ? 'Journal required' : 'Journal recommended'},{' '}
                {media[journalMedium]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </StatesFrame>
  );
}

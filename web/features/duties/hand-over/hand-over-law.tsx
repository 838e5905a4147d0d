import { Link } from 'react-router';
import { type StateCode, states } from '#shared/data/states.ts';
import {
  type HandOverFacts,
  type HandOverGuide,
  handOverGuide,
  newJournalDuties,
} from '#shared/rules/duties/hand-over-duties.ts';
import { mayBeRenewed } from '#shared/rules/duties/hand-over-rules.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { DueWords } from '../due-words.tsx';
import { DutyLaw, NoRuleFound } from '../duty-law.tsx';

const journalWords: Record<NonNullable<HandOverGuide['journal']>, string> = {
  deliver: 'You must deliver the journal.',
  may_deliver: 'You may deliver the journal, or keep it.',
  keep: 'You keep the journal.',
};

/** A state's rules about the journal at the end of a commission, in the law's words and in short. */
export function HandOverLaw({
  state,
  facts,
}: {
  state: StateCode;
  facts: Pick<HandOverFacts, 'reason' | 'endedOn'>;
}) {
  const { basis, journal, duties, searched, due } = handOverGuide(state, facts);
  const { name } = states[state];
  return (
    <>
      {basis === 'moved' && (
        <p>
          We have not read what {name} says about moving away. If your commission ends when you move, this is
          what it says about a resignation. Ask the office.
        </p>
      )}
      {journal === null ? (
        <NoRuleFound about={`of ${name} about the journal in this case`} searched={searched} />
      ) : (
        <>
          <p>
            <strong>{journalWords[journal]}</strong>
          </p>
          <DutyLaw duties={duties} />
          <DueWords due={due} />
        </>
      )}
      {mayBeRenewed(facts.reason) && <WithNewCommission state={state} />}
    </>
  );
}

/** Says that the journal continues, and in which other case the state requires a new one. */
function WithNewCommission({ state }: { state: StateCode }) {
  const { name } = states[state];
  const newJournal = newJournalDuties(state);
  return (
    <>
      <h3>With a new commission</h3>
      <p>
        Your journal continues with the next number. We know of no rule of {name} that requires a new journal
        for a new commission.
      </p>
      {newJournal.length > 0 && (
        <>
          <p>
            {name} requires a new journal in another case. Then{' '}
            <Link to={paths.dutyPage('journals')}>close this journal and start a new one</Link>.
          </p>
          <DutyLaw duties={newJournal} />
        </>
      )}
    </>
  );
}

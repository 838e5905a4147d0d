import { statesPath } from '#shared/state-pages.ts';
import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { RequirementsSheet } from '../features/compliance/requirements-sheet.tsx';
import { type Question, questionsOf } from './questions.ts';
import { StatesFrame } from './states-frame.tsx';

/** The public page of a state: the requirements as in the State Guide, then the answers to common questions. */
export function StatePage({ requirements }: { requirements: StateRequirements }) {
  const { stateName } = requirements;
  return (
    <StatesFrame>
      <p className="crumbs">
        <a className="touch-link" href={statesPath}>
          Notary journal requirements by state
        </a>
      </p>
      <h1>{stateName} notary journal requirements</h1>
      <p className="lead">
        What {stateName} law requires of a notary’s journal, with a source for every statement. Where this
        page says “this journal”, it means ours.
      </p>
      <h2 id="requirements">What the law requires</h2>
      <section className="sheet" aria-labelledby="requirements">
        <RequirementsSheet requirements={requirements} />
      </section>
      <h2 id="questions">Common questions</h2>
      <Questions questions={questionsOf(requirements)} />
    </StatesFrame>
  );
}

function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <dl className="questions">
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

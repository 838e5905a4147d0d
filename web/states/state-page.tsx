import { statesPath } from '#shared/state-pages.ts';
import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { RequirementsSheet } from '../features/compliance/requirements-sheet.tsx';
import { type Question, questionsOf } from './questions.ts';
import { StatesFrame } from './states-frame.tsx';

/** The public page of a state: short answers, then the requirements as in the State Guide. */
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
      <h2 id="in-short">In short</h2>
      <Questions questions={questionsOf(requirements)} />
      <h2 id="in-detail">In detail</h2>
      <section className="sheet" aria-labelledby="in-detail">
        <RequirementsSheet requirements={requirements} />
      </section>
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

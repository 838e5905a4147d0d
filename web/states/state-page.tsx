import { stateStandards } from '#shared/data/state-standards.ts';
import type { StateCode } from '#shared/data/states.ts';
import { statesPath } from '#shared/state-pages.ts';
import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { RequirementsSheet } from '../features/compliance/requirements-sheet.tsx';
import { SourceIdsContext, sourceIdsOf } from '../features/compliance/source-ids.ts';
import { type Question, questionsOf } from './questions.ts';
import { StandardsSection } from './standards-section.tsx';
import { StatesFrame } from './states-frame.tsx';

/** Adds the sources of the standards to those of the guide, which the page lists together. */
function withSourcesOfStandards(requirements: StateRequirements, stateCode: StateCode): StateRequirements {
  const { sources } = stateStandards[stateCode];
  const added = sources.map((source) => ({ url: null, readAt: null, quote: null, ...source }));
  return { ...requirements, sources: [...requirements.sources, ...added] };
}

/**
 * The public page of a state: the requirements as in the State Guide, how this journal satisfies the rules on electronic
 * journals, and the answers to common questions.
 */
export function StatePage({ guide, stateCode }: { guide: StateRequirements; stateCode: StateCode }) {
  const requirements = withSourcesOfStandards(guide, stateCode);
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
      <SourceIdsContext value={sourceIdsOf(requirements)}>
        <StandardsSection stateCode={stateCode} stateName={stateName} />
      </SourceIdsContext>
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

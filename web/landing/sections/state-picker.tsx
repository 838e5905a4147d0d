import { stateCodes } from '#shared/data/states.ts';
import { stateRequirements } from '#shared/rules/law/state-requirements.ts';
import { statePagePath, statesPath } from '#shared/state-pages.ts';
import { journalAnswer, mediumAnswer } from '#web/lib/state-answers.ts';

const states = stateCodes
  .map((stateCode) => stateRequirements({ stateCode, documentType: undefined }))
  .sort((one, other) => one.stateName.localeCompare(other.stateName, 'en-US'));

/**
 * Answers whether the visitor's state allows this journal, in the words of its page. The options have the answers, so that
 * `state-answer.ts` only copies them. Without JavaScript, the link to all states remains.
 */
export function StatePicker() {
  return (
    <div className="state-picker">
      <label htmlFor="state">Is it legal in my state?</label>
      <select id="state" defaultValue="">
        <option value="">Choose your state</option>
        {states.map((state) => (
          <option
            key={state.stateCode}
            value={statePagePath(state.stateName)}
            data-medium={mediumAnswer(state)}
            data-journal={journalAnswer(state)}
          >
            {state.stateName}
          </option>
        ))}
      </select>
      <div role="status">
        <dl id="state-answer" hidden>
          <dt>Electronic journal allowed?</dt>
          <dd data-answer="medium" />
          <dt>Journal required?</dt>
          <dd data-answer="journal" />
        </dl>
      </div>
      <a id="state-rules" href={statesPath}>
        The rules of all {states.length} states, with sources
      </a>
    </div>
  );
}

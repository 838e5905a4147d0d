import { RuleSection } from './rule-list.tsx';

/** Questions to confirm with the state. Shows nothing if there are none. */
export function OpenQuestions({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <RuleSection title="To Be Confirmed with the State">
      <ul className="statements">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </RuleSection>
  );
}

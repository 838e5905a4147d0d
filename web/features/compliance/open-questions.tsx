import { RuleSection } from './rule-list.tsx';

/** What a careful reader of the law has confirmed by the state; nothing where all is clear. */
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

import { Radio, RadioGroupField } from '@aws-amplify/ui-react';
import type { Question } from './csv/questions.ts';

/** The field of a question, to focus it. */
export const questionField = (id: string) => `import-question-${id}`;

/** A question about cells that can be read in two ways. Nothing is chosen until the notary chooses. */
export function ColumnQuestion({
  id,
  text,
  hint,
  options,
  value,
  onChange,
}: Pick<Question, 'text' | 'hint' | 'options'> & {
  id: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <div id={questionField(id)} className="annex-question">
      <RadioGroupField
        legend={text}
        {...(hint && { descriptiveText: hint })}
        name={questionField(id)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value}>
            {option.label}
          </Radio>
        ))}
      </RadioGroupField>
    </div>
  );
}

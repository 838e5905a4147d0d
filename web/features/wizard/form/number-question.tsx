import { SelectField } from '@aws-amplify/ui-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type NumberKind, numberKinds } from '#shared/data/number-kinds.ts';
import { useLaw } from '../law/law-context.tsx';
import type { EntryForm } from './entry-form.ts';
import { answered } from './number-answers.ts';
import { fieldId } from './wizard-context.tsx';

/**
 * Asks what the number in a text is, if its shape could be that of a number that the journal may not have. The question
 * comes right after its text, is announced when it appears, and keeps its answer while the text is unchanged.
 */
export function NumberQuestion({ path }: { path: string }) {
  const { control, setValue } = useFormContext<EntryForm>();
  const answers = useWatch({ control, name: 'numberAnswers' });
  const question = useLaw().questions.get(path);
  const kind = question && answers.find(({ text }) => text === question.text)?.kind;
  return (
    <div aria-live="polite">
      {question && (
        <SelectField
          id={`${fieldId(path)}-number`}
          className="wizard-question"
          label={`${question.label}: what is this number?`}
          descriptiveText={
            kind
              ? 'Your answer is kept in the entry.'
              : `It looks like ${question.one}. If it is one, ${question.instead}.`
          }
          value={kind ?? ''}
          onChange={(event) =>
            setValue(
              'numberAnswers',
              answered(answers, question.text, (event.target.value || null) as NumberKind | null),
              { shouldDirty: true },
            )
          }
        >
          <option value="">Choose what it is</option>
          {Object.entries(numberKinds).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

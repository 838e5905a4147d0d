import { SelectField } from '@aws-amplify/ui-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type NumberKind, numberKinds } from '#shared/data/number-kinds.ts';
import type { TextQuestion } from '#shared/rules/law/text/text-problems.ts';
import type { EntryForm } from './entry-form.ts';
import { answered } from './number-answers.ts';
import { fieldId } from './wizard-context.tsx';

/** The kinds of numbers that the one in a text may be. */
export function NumberChoice({ path, question }: { path: string; question: TextQuestion }) {
  const { control, setValue } = useFormContext<EntryForm>();
  const answers = useWatch({ control, name: 'numberAnswers' });
  const kind = answers.find(({ text }) => text === question.text)?.kind;
  return (
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
  );
}

import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { dayIn } from '#shared/rules/dates.ts';
import { serverNow } from '#web/lib/server-clock.ts';
import type { EntryForm } from './form/entry-form.ts';
import { contentFromForm } from './form/form-content.ts';
import { formProblems } from './form/steps.ts';

/** The form, with its content and its problems, which are computed once per change. */
export function useEntryForm(initial: EntryForm) {
  const form = useForm<EntryForm>({ defaultValues: initial, shouldFocusError: false });
  const { control, getValues } = form;
  const values = useWatch({ control });
  // `values` only signals a change: the complete form comes from the form itself.
  const content = useMemo(() => values && contentFromForm(getValues()), [values, getValues]);
  const today = dayIn(getValues('actTimezone'), serverNow());
  const problems = useMemo(() => formProblems(getValues(), today, content), [getValues, today, content]);
  return { form, content, problems };
}

import { useCallback, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { dayIn } from '#shared/rules/dates.ts';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import type { Profile } from '#web/lib/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { serverNow } from '#web/lib/server-clock.ts';
import type { EntryForm } from './form/entry-form.ts';
import { contentFromForm } from './form/form-content.ts';
import { formProblems } from './form/steps.ts';
import { withCurrentResponses } from './form/warning-responses.ts';
import { lawfulForm } from './law/lawful-form.ts';

/** Returns the warnings about what a form would record, and the form without responses to any other warning. */
function warned(form: EntryForm, notary: Profile, today: string) {
  const warnings = entryWarnings(contentFromForm(lawfulForm(form).form), {
    fullName: notary.fullName,
    commissions: notary.notaryCommissions,
    today,
    showDay: (day) => formatDay(day, notary),
  });
  return { warnings, form: withCurrentResponses(form, warnings) };
}

/** The form, with its content, warnings, and problems, which are computed once per change. */
export function useEntryForm(initial: EntryForm, notary: Profile) {
  const form = useForm<EntryForm>({ defaultValues: initial, shouldFocusError: false });
  const { control, getValues } = form;
  const values = useWatch({ control });
  const today = dayIn(getValues('actTimezone'), serverNow());
  const read = useCallback(() => warned(getValues(), notary, today), [getValues, notary, today]);
  // `values` only signals a change: the complete form comes from the form itself.
  const current = useMemo(() => values && read(), [values, read]);
  const content = useMemo(() => contentFromForm(current.form), [current]);
  const problems = useMemo(() => formProblems(current.form, today, content), [current, today, content]);
  return {
    form,
    /** The form as of the last change. */
    entered: current.form,
    content,
    warnings: current.warnings,
    problems,
    getForm: () => read().form,
  };
}

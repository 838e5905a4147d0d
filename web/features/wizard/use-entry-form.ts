import { useCallback, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { dayIn } from '#shared/rules/dates.ts';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import { textQuestions } from '#shared/rules/law/text/text-problems.ts';
import type { Profile } from '#web/lib/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { serverNow } from '#web/lib/server-clock.ts';
import type { EntryForm } from './form/entry-form.ts';
import { contentFromForm } from './form/form-content.ts';
import { formProblems } from './form/steps.ts';
import { withCurrentResponses } from './form/warning-responses.ts';
import { lawfulForm } from './law/lawful-form.ts';
import { type Judgment, judgeVisit } from './visit/judge-visit.ts';
import { sharedContent } from './visit/shared-content.ts';

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

/** Returns what the rules say of one entry. */
function judgedEntry(form: EntryForm, notary: Profile, today: string): Judgment {
  const { warnings, form: current } = warned(form, notary, today);
  const content = contentFromForm(current);
  return {
    form: current,
    warnings,
    problems: formProblems(current, today, content),
    questions: textQuestions(content),
    placeOf: (path) => path,
  };
}

/** Returns what the rules say of the form, and of each entry that it describes. */
function judged(form: EntryForm, notary: Profile, today: string) {
  if (!form.visit) {
    const judgment = judgedEntry(form, notary, today);
    return { ...judgment, entries: [judgment] };
  }
  const { form: raised, ...judgment } = judgeVisit(form, form.visit, (entry) =>
    judgedEntry(entry, notary, today),
  );
  return { ...judgment, form: withCurrentResponses(raised, judgment.warnings) };
}

/** The form with its content and what the rules say of it, which are computed once per change. */
export function useEntryForm(initial: EntryForm, notary: Profile) {
  const form = useForm<EntryForm>({ defaultValues: initial, shouldFocusError: false });
  const { control, getValues } = form;
  const values = useWatch({ control });
  const today = dayIn(getValues('actTimezone'), serverNow());
  const read = useCallback(() => judged(getValues(), notary, today), [getValues, notary, today]);
  // `values` only signals a change: the complete form comes from the form itself.
  const current = useMemo(() => values && read(), [values, read]);
  const content = useMemo(() => sharedContent(current.form), [current]);
  const { form: entered, ...judgment } = current;
  return {
    ...judgment,
    form,
    /** The form as of the last change. */
    entered,
    content,
    getForm: () => read().form,
  };
}

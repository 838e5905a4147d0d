import { useCallback, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { dayIn } from '#shared/rules/dates.ts';
import type { Profile } from '#web/lib/api/api-types.ts';
import { serverNow } from '#web/lib/session/server-clock.ts';
import type { EntryForm } from './form/entry-form.ts';
import type { FormJudgment } from './law/judge.ts';
import { useRules } from './law/rules-on-demand.ts';
import { sharedContent } from './visit/shared-content.ts';

/** Returns a form that the rules have not judged yet. */
function unjudged(form: EntryForm): FormJudgment {
  const judgment = { form, warnings: [], problems: [], questions: [] };
  return { ...judgment, entries: [{ ...judgment, placeOf: (path) => path }] };
}

/** The content of a form and what the rules say of it, which are computed once per change. */
export function useEntryForm(form: UseFormReturn<EntryForm>, notary: Profile) {
  const judge = useRules()?.judge;
  const { control, getValues } = form;
  const values = useWatch({ control });
  const today = dayIn(getValues('actTimezone'), serverNow());
  const read = useCallback(
    () => judge?.(getValues(), notary, today) ?? unjudged(getValues()),
    [judge, getValues, notary, today],
  );
  // `values` only signals a change: the complete form comes from the form itself.
  const current = useMemo(() => values && read(), [values, read]);
  const content = useMemo(() => sharedContent(current.form), [current]);
  const { form: entered, ...judgment } = current;
  return {
    ...judgment,
    isJudged: judge !== undefined,
    /** The form as of the last change. */
    entered,
    content,
    getForm: () => read().form,
  };
}

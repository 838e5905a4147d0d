import { dayIn } from '#shared/rules/dates.ts';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import { textQuestions } from '#shared/rules/law/text/text-problems.ts';
import type { Profile } from '#web/lib/api/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import { withCurrentResponses } from '../form/warning-responses.ts';
import { type Judgment, judgeVisit } from '../visit/judge-visit.ts';
import { formProblems } from './form-problems.ts';
import { lawfulForm } from './lawful-form.ts';

/** The judgment of a form and of each entry that it describes. */
export type FormJudgment = Omit<Judgment, 'placeOf'> & { entries: readonly Judgment[] };

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

/** Returns the day on which an act of a visit was recorded, at its last signature, which may be before midnight. */
const recordedOn = ({ recordedAt, actTimezone }: EntryForm) =>
  recordedAt ? dayIn(actTimezone, new Date(recordedAt)) : undefined;

/** Returns what the rules say of one entry. */
function judgedEntry(form: EntryForm, notary: Profile, today: string): Judgment {
  const { warnings, form: current } = warned(form, notary, today);
  const content = contentFromForm(current);
  return {
    form: current,
    warnings,
    problems: formProblems(current, recordedOn(current) ?? today, content),
    questions: textQuestions(content),
    placeOf: (path) => path,
  };
}

/** Returns what the rules say of the form, and of each entry that it describes. `today` is YYYY-MM-DD. */
export function judge(form: EntryForm, notary: Profile, today: string): FormJudgment {
  if (!form.visit) {
    const judgment = judgedEntry(form, notary, today);
    return { ...judgment, entries: [judgment] };
  }
  const { form: raised, ...judgment } = judgeVisit(form, form.visit, (entry) =>
    judgedEntry(entry, notary, today),
  );
  return { ...judgment, form: withCurrentResponses(raised, judgment.warnings) };
}

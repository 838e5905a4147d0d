import { formatMoney } from '#shared/entry/money.ts';
import type { EntryProblem } from '#shared/rules/law/entry-problem.ts';
import type { EntryWarning } from '#shared/rules/law/entry-warnings.ts';
import { ErrorSummary } from '#web/components/forms/error-summary.tsx';
import { formatDay } from '#web/lib/dates.ts';
import { serverNow } from '#web/lib/session/server-clock.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useNow } from '#web/lib/use-now.ts';
import { type EntryForm, parseFee } from '../form/entry-form.ts';
import { steps } from '../form/steps.ts';
import { EntryWarnings } from '../law/warning-list.tsx';
import { EntryList } from './entry-list.tsx';
import { groupedLines } from './review-groups.ts';
import { reviewLines } from './review-lines.ts';
import { ReviewLines } from './review-lines-list.tsx';
import { warningsOf } from './review-warnings.ts';
import './review.css';

/** An entry as the review shows it: its form, what the law says of it, and what keeps it from being sealed. */
export type ReviewedEntry = {
  form: EntryForm;
  warnings: readonly EntryWarning[];
  problems: readonly EntryProblem[];
};

/**
 * Shows what will be sealed: one entry, or all entries of a visit with what they share only once. Every line leads to
 * its field: `onGoTo` gets the place of the entry and the path in its form.
 */
export function Review({
  entries,
  onGoTo,
}: {
  entries: readonly ReviewedEntry[];
  onGoTo: (entry: number, path: string) => void;
}) {
  const notary = useNotary();
  // The time of the act follows the clock.
  useNow();
  const moment = { now: serverNow(), showDay: (day: string) => formatDay(day, notary) };
  const { shared, groups } = groupedLines(entries.map(({ form }) => reviewLines(form, moment)));
  const isVisit = entries.length > 1;
  const fees = entries.reduce((sum, { form }) => sum + parseFee(form.fee), 0);
  const problems = entries.flatMap((entry, index) =>
    entry.problems.map(({ path, message }) => ({
      name: `${index} ${path} ${message}`,
      message: isVisit ? `Entry ${index + 1}: ${message}` : message,
      focus: () => onGoTo(index, path),
    })),
  );

  const warnings = warningsOf(entries.map((entry) => entry.warnings));

  return (
    <div className="review">
      <p className="review-lead">
        {isVisit
          ? `${entries.length} entries, ${formatMoney(fees)} in fees. Check them before you seal them: sealed entries can’t be changed.`
          : 'Check the entry before you seal it: a sealed entry can’t be changed.'}
      </p>
      <EntryWarnings step="all" kind="doubts" warnings={warnings} />
      <ErrorSummary problems={problems} isTold />
      {/* The last step is this one: its comments are below. */}
      {steps.slice(0, -1).map(({ step, title }) => (
        <ReviewLines
          key={step}
          title={isVisit ? `${title}, all entries` : title}
          lines={shared.filter((line) => line.step === step)}
          onGoTo={(path) => onGoTo(0, path)}
        />
      ))}
      {groups.map(({ signers, shared: ofGroup, entries: own }) => (
        <section key={signers} className="review-group" aria-label={`Entries of ${signers}`}>
          <h3>{groups.length > 1 ? signers : 'Entries'}</h3>
          <ReviewLines lines={ofGroup} onGoTo={(path) => onGoTo(own[0]?.index ?? 0, path)} />
          <EntryList entries={own} onGoTo={onGoTo} />
        </section>
      ))}
      <EntryWarnings step="all" kind="notes" warnings={warnings} />
    </div>
  );
}

import { outcomeReasons } from '#shared/data/outcomes.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { OutcomeBadge } from '#web/components/outcome-badge.tsx';
import type { Entry, EntryRow } from '#web/lib/api-types.ts';
import { Lines } from './lines.tsx';

/** Says above the details that the act was not performed, and why as soon as that is loaded. */
export function OutcomeMark({
  entry,
}: {
  entry: Pick<EntryRow, 'outcome'> & Partial<Pick<Entry, 'outcomeReason' | 'outcomeNote'>>;
}) {
  const { outcomeReason, outcomeNote } = entry;
  if (wasPerformed(entry)) return null;
  return (
    <section className="outcome-mark" aria-label={entryFields.outcome.label}>
      <p>
        <OutcomeBadge entry={entry} />
        {outcomeReason && <strong> {outcomeReasons[outcomeReason]}</strong>}
      </p>
      {outcomeNote && <Lines text={outcomeNote} />}
    </section>
  );
}

import { entryFields } from '#shared/entry/fields.ts';
import { inWords } from '#shared/entry/words.ts';
import { notPerformed } from '#shared/rules/entry-words.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import type { Entry, EntryRow } from '#web/lib/api/api-types.ts';
import { Lines } from './lines.tsx';

/** Says above the details that the act was not performed, and why as soon as that is loaded. */
export function OutcomeMark({
  entry,
}: {
  entry: Pick<EntryRow, 'outcome'> & Partial<Pick<Entry, 'outcomeReason' | 'outcomeNote'>>;
}) {
  const { outcomeNote } = entry;
  const reason = inWords(entryFields.outcomeReason, entry.outcomeReason, String);
  if (wasPerformed(entry)) return null;
  return (
    <section className="outcome-mark" aria-label={entryFields.outcome.label}>
      <p>
        <strong>{notPerformed(entry)}.</strong> {reason && `${reason}.`}
      </p>
      {outcomeNote && <Lines text={outcomeNote} />}
    </section>
  );
}

import type { DueDate } from '#shared/rules/duties/due-date.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

/** The last day of a duty, and whether the law or we set it. */
export function DueWords({ due }: { due: DueDate | null }) {
  const notary = useNotary();
  if (!due) return <p>The law that we read sets no deadline.</p>;
  const day = formatDay(due.day, notary);
  return (
    <p>
      {due.suggested ? (
        <>
          The law names no number of days. We suggest <strong>{day}</strong> at the latest.
        </>
      ) : (
        <>
          Last day: <strong>{day}</strong>.
        </>
      )}
    </p>
  );
}

import { Link } from 'react-router';
import { AddendaMark } from '#web/components/entries/addenda-mark.tsx';
import { EntryTitle } from '#web/components/entries/entry-title.tsx';
import { OutcomeBadge } from '#web/components/entries/outcome-badge.tsx';
import type { EntryRow } from '#web/lib/api/api-types.ts';
import { formatDate, formatDay } from '#web/lib/dates.ts';
import { entryName } from '#web/lib/entries/entry-name.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { StatusBadge } from './status-badge.tsx';

/** One line of recent activity. It opens the details of a submitted entry, or a draft in the wizard. */
export function RecentEntry({ entry }: { entry: EntryRow }) {
  const notary = useNotary();
  const submitted = entry.status !== 'draft';
  return (
    <li>
      <Link to={submitted ? paths.entryDetails(entry.id) : paths.wizard(entry.id)} className="recent-entry">
        <span className="recent-name tabular">{submitted ? entryName(entry) : 'Draft Entry'}</span>
        <span className="recent-title">
          <EntryTitle entry={entry} />
          {/* The badge of a draft says that it is one. */}
          {!submitted && <OutcomeBadge entry={entry} />}
          <AddendaMark entry={entry} />
        </span>
        <span className="recent-date tabular">
          {entry.date ? formatDay(entry.date, notary) : formatDate(entry.updatedAt, notary)}
        </span>
        <StatusBadge entry={entry} />
      </Link>
    </li>
  );
}

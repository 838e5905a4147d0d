import { Link } from 'react-router';
import { AddendaMark } from '#web/components/addenda-mark.tsx';
import { OutcomeBadge } from '#web/components/outcome-badge.tsx';
import { SignerName } from '#web/components/signer-name.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import type { EntryRow } from '#web/lib/api-types.ts';
import { formatDate, formatDay } from '#web/lib/dates.ts';
import { entryName } from '#web/lib/entry-name.ts';
import { paths } from '#web/lib/paths.ts';
import { useNotary } from '#web/lib/session.ts';

/** One line of recent activity. It opens the details of a submitted entry, or a draft in the wizard. */
export function RecentEntry({ entry }: { entry: EntryRow }) {
  const notary = useNotary();
  const submitted = entry.status !== 'draft';
  return (
    <li>
      <Link to={submitted ? paths.entryDetails(entry.id) : paths.wizard(entry.id)} className="recent-entry">
        <span className="recent-name tabular">{submitted ? entryName(entry) : 'Draft Entry'}</span>
        <span className="recent-signer">
          <SignerName entry={entry} />
          <OutcomeBadge entry={entry} />
          <AddendaMark entry={entry} />
        </span>
        <span className="recent-date tabular">
          {entry.date ? formatDay(entry.date, notary) : formatDate(entry.updatedAt, notary)}
        </span>
        <StatusBadge status={entry.status} />
      </Link>
    </li>
  );
}

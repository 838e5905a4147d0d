import { Link } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { useQueue } from '#web/lib/offline/use-queue.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { entriesText } from './entries-text.ts';
import './offline.css';

/** The number of entries that are only on this device, as a link to their list. */
export function QueueBadge() {
  const notary = useNotary();
  const unsent = useQueue(notary.id)?.filter(({ state }) => state.is !== 'sent') ?? [];
  if (unsent.length === 0) return null;
  const count = unsent.reduce((sum, { entries = 1 }) => sum + entries, 0);
  const needsNotary = unsent.some(({ state }) => state.is === 'needs-you');
  const words = needsNotary ? 'not sent, needs your attention' : 'waiting to be sent';
  return (
    <Link
      to={paths.dashboard}
      className={needsNotary ? 'queue-badge queue-badge-needs-you' : 'queue-badge'}
      aria-label={`${entriesText(count)} ${words}`}
    >
      <span className="tabular">{count}</span>
      <span className="queue-badge-words">{needsNotary ? 'needs you' : 'waiting'}</span>
    </Link>
  );
}

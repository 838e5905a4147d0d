import { dayIn } from '#shared/rules/dates.ts';
import { Icon } from '#web/components/icon.tsx';
import type { Dashboard } from '#web/lib/api/api-types.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

/** Says when all entries were last compared with their seals. Says nothing before that, or about an empty journal. */
export function Verified({ dashboard: { verified, submittedCount } }: { dashboard: Dashboard }) {
  const notary = useNotary();
  if (!verified || verified.entries === 0) return null;
  const { at, entries } = verified;
  const day = dayIn(notary.timezone, new Date(at));
  const when = day === dayIn(notary.timezone, new Date()) ? 'today' : `on ${formatDate(at, notary)}`;
  const number = entries.toLocaleString('en-US');
  const which = entries < submittedCount ? `The first ${number}` : `All ${number}`;
  return (
    <p className="verified muted">
      <Icon name="check" /> {entries === 1 ? 'Your first entry was' : `${which} entries were`} verified {when}
      : unchanged since they were sealed.
    </p>
  );
}

import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { findState } from '#shared/data/states.ts';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import type { MatterRow } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import '#web/components/entries/entry-list.css';
import { DueBadge } from './due-badge.tsx';

const failure = 'Failed to load your duties';

/** Sorts the earliest deadline first; without a deadline last. */
const byDeadline = (a: MatterRow, b: MatterRow) => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9');

/** A list of matters, fifty to a page: the open ones by deadline, the closed ones newest first. */
export function MatterList({ title, open }: { title: string; open: 'true' | 'false' }) {
  const [before, setBefore] = useState<string>();
  const { data, error, mutate } = useApi(
    'list-matters',
    { query: { open, ...(before && { before }) } },
    { failure },
  );
  const notary = useNotary();
  const id = `matters-${open}`;
  const items = open === 'true' ? data?.items.toSorted(byDeadline) : data?.items;
  if (open === 'false' && items?.length === 0 && !before) return null;
  return (
    <section className="ledger" aria-labelledby={id}>
      <div className="ledger-head">
        <h2 id={id}>{title}</h2>
      </div>
      {error ? (
        <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />
      ) : items ? (
        <>
          {items.length === 0 && <p className="matter-none muted">Nothing is open.</p>}
          <ul className="matter-rows">
            {items.map((matter) => (
              <li key={matter.id}>
                <Link to={paths.matter(matter.id)}>{matter.title}</Link>
                <span className="muted">
                  {findState(matter.state)?.name}, {open === 'true' ? 'opened' : 'closed'}{' '}
                  {formatDate(matter.closedAt ?? matter.openedAt, notary)}
                </span>
                {open === 'true' && matter.dueOn && <DueBadge dueOn={matter.dueOn} />}
              </li>
            ))}
          </ul>
          {data?.next && <Button onClick={() => setBefore(data.next ?? undefined)}>Older ones</Button>}
        </>
      ) : (
        <Skeleton label="Loading…" lines={2} />
      )}
    </section>
  );
}

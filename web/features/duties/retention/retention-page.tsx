import { Badge, Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { findState } from '#shared/data/states.ts';
import { isActive } from '#shared/rules/duties/holds.ts';
import { untilWords, whyWords } from '#shared/rules/duties/retention-words.ts';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { DestroyEntriesDialog } from './destroy-entries-dialog.tsx';
import { Destructions } from './destructions.tsx';
import { Holds } from './holds.tsx';
import './retention.css';

type Group = ApiOutput<'get-retention'>['groups'][number];

const failure = 'Failed to load how long entries must be kept';

/** Shows how long the entries of each year must be kept and why, and the legal holds of the journal. */
export function RetentionPage() {
  useViewTitle('Retention', 'How long your entries must be kept, and legal holds');
  const { data, error, mutate } = useApi('get-retention', {}, { failure });
  const [destroying, setDestroying] = useState<Group>();
  if (!data) {
    return error ? (
      <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />
    ) : (
      <Skeleton label="Loading…" lines={4} />
    );
  }
  return (
    <>
      <section className="matter-block" aria-labelledby="retention-years">
        <h2 id="retention-years">Your entries by year</h2>
        {data.groups.length === 0 ? (
          <p className="muted">Your journal has no entries yet.</p>
        ) : (
          <ul className="retention-years">
            {data.groups.map((group) => (
              <RetentionRow
                key={`${group.year} ${group.state}`}
                group={group}
                isHeld={data.holds.some(isActive)}
                isAsked={data.destructions.some(
                  ({ year, state, status }) =>
                    year === group.year && state === group.state && status === 'waiting',
                )}
                onDestroy={() => setDestroying(group)}
              />
            ))}
          </ul>
        )}
        <p className="muted">
          Nothing is deleted when a date passes. We keep your journal for as long as you have an account,
          unless you have the entries of a year destroyed.
        </p>
      </section>
      <Destructions destructions={data.destructions} onChange={() => void mutate()} />
      <Holds holds={data.holds} onChange={() => void mutate()} />
      {destroying && (
        <DestroyEntriesDialog
          group={destroying}
          onClose={() => setDestroying(undefined)}
          onAsked={() => void mutate()}
        />
      )}
    </>
  );
}

function RetentionRow({
  group,
  isHeld,
  isAsked,
  onDestroy,
}: {
  group: Group;
  isHeld: boolean;
  /** Whether their destruction was requested, and can still be canceled. */
  isAsked: boolean;
  onDestroy: () => void;
}) {
  const notary = useNotary();
  const { year, state, entries, retention, canDestroy } = group;
  const { destruction, cite } = retention;
  const name = findState(state ?? '')?.name ?? 'No state';
  return (
    <li>
      <h3>
        {year}, {name} <Badge>{entries === 1 ? '1 entry' : `${entries} entries`}</Badge>
      </h3>
      <p>{untilWords(retention, (day) => formatDay(day, notary))}</p>
      <p className="muted">
        {whyWords(retention)} {cite}
      </p>
      {destruction.text && (
        <p className="muted">
          {destruction.text} {destruction.cite}
        </p>
      )}
      {canDestroy && isHeld && <p className="muted">A legal hold is active, so they cannot be destroyed.</p>}
      {canDestroy && !isHeld && !isAsked && (
        <Button size="small" aria-label={`Destroy the entries of ${year}, ${name}`} onClick={onDestroy}>
          Destroy these entries…
        </Button>
      )}
    </li>
  );
}

import { findState } from '#shared/data/states.ts';
import { rulesOf } from '#shared/rules/duties/rules-of.ts';
import type { Matter } from '#shared/schemas/matter.ts';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { useApi, useRefreshMatters } from '#web/lib/api/use-api.ts';
import { formatDateTime, formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { CloseMatter } from './close-matter.tsx';
import { DueBadge } from './due-badge.tsx';
import { MakeDocument } from './make-document.tsx';
import { partOf } from './matter-parts.ts';
import { StepLog } from './step-log.tsx';

const failure = 'Failed to load this duty';

/** One matter: its facts and deadline, what its kind offers next, its steps, and its record. */
export function MatterView({ matterId }: { matterId: string }) {
  const { data, error, mutate } = useApi('get-matter', { params: { id: matterId } }, { failure });
  const refreshLists = useRefreshMatters();
  if (error) return <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton label="Loading…" lines={4} />;
  const change = (next: Matter) => {
    void mutate(next, { revalidate: false });
    void refreshLists();
  };
  return <ShownMatter matter={data} onChange={change} onStale={() => void mutate()} />;
}

function ShownMatter({
  matter,
  onChange,
  onStale,
}: {
  matter: Matter;
  onChange: (next: Matter) => void;
  onStale: () => void;
}) {
  const notary = useNotary();
  const { title, facts } = rulesOf(matter.kind);
  useViewTitle(title(matter.facts), findState(matter.state)?.name);
  const Part = partOf(matter.kind);
  const known = facts(matter.facts, (day) => formatDay(day, notary)).filter(([, text]) => Boolean(text));
  return (
    <>
      <section className="matter-block" aria-label="Facts">
        <p className="matter-deadline">
          {matter.closedAt ? (
            <>Closed {formatDateTime(matter.closedAt, notary)}</>
          ) : matter.dueOn ? (
            <DueBadge dueOn={matter.dueOn} />
          ) : (
            'There is no deadline now.'
          )}
        </p>
        <dl className="matter-facts">
          <div>
            <dt>Opened</dt>
            <dd>{formatDateTime(matter.openedAt, notary)}</dd>
          </div>
          {known.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Part matter={matter} onChange={onChange} onStale={onStale} />
      <StepLog matter={matter} onChange={onChange} onStale={onStale} />
      <section className="matter-block matter-end" aria-label="Record">
        <MakeDocument matter={matter} document="record" label="Record (PDF)" onMade={onStale} />
        {matter.closedAt === null && <CloseMatter matter={matter} onChange={onChange} onStale={onStale} />}
      </section>
    </>
  );
}

import { Button } from '@aws-amplify/ui-react';
import { type ComponentType, lazy, useState } from 'react';
import { findState } from '#shared/data/states.ts';
import { rulesOf } from '#shared/rules/duties/rules-of.ts';
import type { Matter, MatterKind, MatterOf } from '#shared/schemas/matter.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { useApi, useRefreshMatters } from '#web/lib/api/use-api.ts';
import { formatDateTime, formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { DueBadge } from './due-badge.tsx';
import { MakeDocument } from './make-document.tsx';
import type { MatterPartProps } from './matter-part.ts';
import { StepLog } from './step-log.tsx';
import { useMatterStep } from './use-matter-step.ts';

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
            'No deadline.'
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

/** Closes a matter, after a confirmation: a closed one takes no more steps. */
function CloseMatter(props: { matter: Matter; onChange: (next: Matter) => void; onStale: () => void }) {
  const [asking, setAsking] = useState(false);
  const { run, busy } = useMatterStep(props.matter, props);
  const close = async () => {
    await run({ kind: 'closed', note: '' });
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Close this duty</Button>
      {asking && (
        <ConfirmDialog
          title="Close this duty?"
          confirmLabel="Close duty"
          busyLabel="Closing…"
          busy={busy}
          onConfirm={() => void close()}
          onCancel={() => setAsking(false)}
        >
          <p>It stays here with its full record. You can’t add to it or reopen it.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The part of a matter's page that only its kind has. */
const parts: { [K in MatterKind]: ComponentType<MatterPartProps<MatterOf<K>>> } = {
  copy: lazy(async () => ({ default: (await import('./copies/copy-part.tsx')).CopyPart })),
  loss: lazy(async () => ({ default: (await import('./loss/loss-part.tsx')).LossPart })),
  hand_over: lazy(async () => ({ default: (await import('./hand-over/hand-over-part.tsx')).HandOverPart })),
  official: lazy(async () => ({
    default: (await import('./officials/official-part.tsx')).OfficialPart,
  })),
};

/** Returns the part of a matter's page for its kind. */
function partOf(kind: MatterKind): ComponentType<MatterPartProps> {
  return parts[kind] as ComponentType<MatterPartProps>;
}

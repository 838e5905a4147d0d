import { Badge, Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { inspectionReasons } from '#shared/data/inspection-reasons.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useJournalNames } from '#web/components/entries/journal-choice.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { api } from '#web/lib/api/api-client.ts';
import type { ApiOutput, Inspection } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { formatDateTime, formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { stateBadges } from './state-badges.ts';

const failure = 'Failed to load this inspection link';

/** One inspection link: its facts, its end, and everything that was viewed with it. */
export function InspectionView({ id }: { id: string }) {
  const { data, error, mutate } = useApi('get-inspection', { params: { id } }, { failure });
  useViewTitle('Inspection link', data && `${data.inspection.recipient}, ${data.inspection.office}`);
  if (error) return <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton label="Loading…" lines={4} />;
  return (
    <>
      <Facts inspection={data.inspection} onRevoked={() => void mutate()} />
      <Views views={data.views} />
    </>
  );
}

function Facts({ inspection, onRevoked }: { inspection: Inspection; onRevoked: () => void }) {
  const notary = useNotary();
  const { id, journalId, state, reason, scope, entryCount, images, createdAt, expiresAt, revokedAt } =
    inspection;
  const journal = useJournalNames()(journalId);
  const [asking, setAsking] = useState(false);
  const revoke = useCall(() => api('revoke-inspection', { params: { id } }), {
    failed: (reason) => `The link was not revoked: ${reason}`,
    done: 'The link was revoked',
  });
  const confirm = async () => {
    if (await revoke.run()) onRevoked();
    setAsking(false);
  };
  const entries =
    scope.kind === 'period'
      ? `Acts from ${formatDay(scope.from, notary)} to ${formatDay(scope.to, notary)}`
      : `${entryCount === 1 ? 'Number' : 'Numbers'} ${scope.numbers}`;
  const facts = [
    ['Reason', inspectionReasons[reason]],
    ...(journal ? [['Journal', journal] as const] : []),
    ['Entries', `${entries} (${entryCount.toLocaleString('en-US')})`],
    ['Images', images ? 'Included' : 'Not included'],
    ['Created', formatDateTime(createdAt, notary)],
    revokedAt
      ? ['Revoked', formatDateTime(revokedAt, notary)]
      : [state === 'expired' ? 'Expired' : 'Expires', formatDateTime(expiresAt, notary)],
  ] as const;
  return (
    <section className="matter-block" aria-label="Facts">
      <p className="matter-deadline">
        <Badge variation={stateBadges[state].variation}>{stateBadges[state].label}</Badge>
      </p>
      <dl className="matter-facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {state === 'active' && (
        <p>
          <Button colorTheme="error" onClick={() => setAsking(true)}>
            Revoke link
          </Button>
        </p>
      )}
      {asking && (
        <ConfirmDialog
          title="Revoke this link?"
          confirmLabel="Revoke"
          busyLabel="Revoking…"
          busy={revoke.busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          <p>
            The link stops working immediately, even in pages that are already open. You can create another
            one.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Views({ views }: { views: ApiOutput<'get-inspection'>['views'] }) {
  const notary = useNotary();
  return (
    <section className="matter-block" aria-labelledby="link-views">
      <h2 id="link-views">What was viewed</h2>
      {views.length === 0 && <p className="muted">The link hasn’t been used yet.</p>}
      <ol className="matter-steps">
        {views.map(({ id, label, at, device, entryNumber }) => (
          <li key={id}>
            <strong>{label}</strong>
            {entryNumber !== null && ` ${formatEntryNumber(entryNumber)}`}{' '}
            <span className="muted">
              {formatDateTime(at, notary)}, {device}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

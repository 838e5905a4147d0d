import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { formatDateTime } from '#web/lib/dates.ts';
import { clearSent, discardQueued, sendAgain } from '#web/lib/offline/queue-actions.ts';
import type { QueuedEntry } from '#web/lib/offline/queue-types.ts';
import { useQueue } from '#web/lib/offline/use-queue.ts';
import { paths } from '#web/lib/paths.ts';
import { useNotary } from '#web/lib/session.ts';
import { warn } from '#web/lib/warn.ts';
import { QueueRow } from './queue-row.tsx';
import { queuedTitle } from './queue-words.ts';
import { useInHand } from './use-in-hand.ts';
import './offline.css';

/** How long the list shows a sent entry, in milliseconds. */
const sentIsShown = 24 * 60 * 60 * 1000;

/** The entries on this device that are not in the journal yet, and those that were sent recently. */
export function QueuePanel() {
  const notary = useNotary();
  const navigate = useNavigate();
  const entries = useQueue(notary.id) ?? [];
  const [discarding, setDiscarding] = useState<QueuedEntry>();
  const inHandSince = useInHand(notary.id);
  const isEmpty = entries.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    clearSent(notary.id, new Date(Date.now() - sentIsShown)).catch((error) =>
      warn('The list of sent entries could not be shortened', error),
    );
  }, [notary.id, isEmpty]);
  if (isEmpty && !inHandSince) return null;
  return (
    <section className="queue-panel" aria-labelledby="queue-title">
      <h2 id="queue-title">On this device</h2>
      <ul>
        {inHandSince && <InHandRow since={inHandSince} />}
        {entries.map((entry) => (
          <QueueRow
            key={entry.id}
            entry={entry}
            onView={(id) => navigate(paths.entryDetails(id))}
            onSendAgain={() => void sendAgain(notary.id, entry.id)}
            onDiscard={() => {
              if (entry.state.is === 'sent') void discardQueued(notary.id, entry.id);
              else setDiscarding(entry);
            }}
          />
        ))}
      </ul>
      {discarding && (
        <ConfirmDialog
          title={(discarding.entries ?? 1) > 1 ? 'Discard this visit?' : 'Discard this entry?'}
          confirmLabel="Discard"
          busyLabel="Discarding..."
          busy={false}
          onConfirm={() => {
            setDiscarding(undefined);
            void discardQueued(notary.id, discarding.id);
          }}
          onCancel={() => setDiscarding(undefined)}
        >
          <p>
            {(discarding.entries ?? 1) > 1 ? 'The visit' : 'The entry'} of {queuedTitle(discarding)} is on
            this device only. If you discard it, it cannot be recovered.
          </p>
        </ConfirmDialog>
      )}
      <Hint entries={entries} />
    </section>
  );
}

function InHandRow({ since }: { since: string }) {
  const notary = useNotary();
  return (
    <li className="queue-row">
      <div className="queue-facts">
        <strong>Entry in progress</strong>
        <span className="queue-when">Last changed {formatDateTime(since, notary)}</span>
        <span className="queue-state">Not saved yet</span>
      </div>
      <div className="queue-actions">
        <LinkButton to={paths.wizard()} small>
          Continue
        </LinkButton>
      </div>
    </li>
  );
}

function Hint({ entries }: { entries: QueuedEntry[] }) {
  if (!entries.some(({ state, task }) => state.is === 'waiting' && task === 'submit')) return null;
  return (
    <p className="queue-hint">
      An entry gets its number when it is sent. It keeps the date and time of the act.
    </p>
  );
}

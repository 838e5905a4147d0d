import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { formatDateTime } from '#web/lib/dates.ts';
import { keptDraft } from '#web/lib/entries/draft-keeper.ts';
import { keptSigners } from '#web/lib/entries/kept-signers.ts';
import { continuing } from '#web/lib/navigation/continuing.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { discardQueued, sendAgain } from '#web/lib/offline/queue-actions.ts';
import type { QueuedEntry } from '#web/lib/offline/queue-types.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { QueueRow } from './queue-row.tsx';
import { queuedTitle } from './queue-words.ts';

const day = 24 * 60 * 60 * 1000;

/** From when on the age of what waits is a warning: well before browsers delete it. */
const agedDays = 2;

/** Lists the entries on this device: the queued ones, and the unsaved one, if any. */
export function QueueList({
  entries,
  inHandSince,
}: {
  entries: QueuedEntry[];
  inHandSince: string | undefined;
}) {
  const notary = useNotary();
  const navigate = useNavigate();
  const [discarding, setDiscarding] = useState<QueuedEntry>();
  return (
    <section className="queue-panel" aria-labelledby="queue-title">
      <h2 id="queue-title">On this device</h2>
      <ul aria-live="polite">
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
  const [signers, setSigners] = useState<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the entry again after each change
  useEffect(() => {
    let isCurrent = true;
    void keptDraft(notary.id).then((kept) => isCurrent && setSigners(keptSigners(kept?.value)));
    return () => {
      isCurrent = false;
    };
  }, [notary.id, since]);
  return (
    <li className="queue-row">
      <div className="queue-facts">
        <strong>{signers.join(', ') || 'Entry in progress'}</strong>
        <span className="queue-when">Last changed {formatDateTime(since, notary)}</span>
        <span className="queue-state">Not saved yet</span>
      </div>
      <div className="queue-actions">
        <LinkButton to={paths.wizard()} state={continuing} small>
          Continue
        </LinkButton>
      </div>
    </li>
  );
}

function Hint({ entries }: { entries: QueuedEntry[] }) {
  const unsent = entries.filter(({ state }) => state.is !== 'sent');
  const submitted = unsent.some(({ state, task }) => state.is === 'waiting' && task === 'submit');
  const [oldest] = unsent.map(({ queuedAt }) => Date.now() - new Date(queuedAt).getTime());
  const days = Math.floor((oldest ?? 0) / day);
  return (
    <>
      {days >= agedDays && (
        <p className="queue-warning">
          <strong>Waiting for {days} days.</strong> Safari deletes what a website keeps when it was not opened
          for seven days. Open the journal with a connection, and keep this tab open until all is sent.
        </p>
      )}
      {submitted && (
        <p className="queue-hint">
          An entry gets its number when it is sent. It keeps the date and time of the act.
        </p>
      )}
    </>
  );
}

import { Button } from '@aws-amplify/ui-react';
import { formatEntryTime } from '#web/lib/dates.ts';
import type { QueuedEntry } from '#web/lib/offline/queue-types.ts';
import { useEditQueued } from '#web/lib/offline/use-edit-queued.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { editLabel, kindWords, queuedTitle, stateWords } from './queue-words.ts';

/** One queued entry, with its status and its actions. */
export function QueueRow({
  entry,
  onView,
  onSendAgain,
  onDiscard,
}: {
  entry: QueuedEntry;
  onView: (entryId: string) => void;
  onSendAgain: () => void;
  onDiscard: () => void;
}) {
  const notary = useNotary();
  const isOnline = useOnline();
  const edit = useEditQueued();
  const { state } = entry;
  const title = queuedTitle(entry);
  const isBusy = state.is === 'sending' && isOnline;
  return (
    <li className="queue-row" data-state={state.is}>
      <div className="queue-facts">
        <strong>{title}</strong>
        <span className="queue-when">
          {kindWords(entry)}, recorded {formatEntryTime(entry.queuedAt, entry.actTimezone || null, notary)}
        </span>
        <span className="queue-state">{stateWords(entry, isOnline)}</span>
        {state.is === 'needs-you' && <p className="queue-why">{state.why}</p>}
      </div>
      <div className="queue-actions">
        {state.is === 'sent' && entry.task === 'submit' && (
          <Button size="small" onClick={() => onView(state.entryId)}>
            View<span className="visually-hidden">: {title}</span>
          </Button>
        )}
        {state.is !== 'sent' && (
          <Button size="small" isDisabled={isBusy} onClick={() => void edit(entry)}>
            {editLabel(entry)}
            <span className="visually-hidden">: {title}</span>
          </Button>
        )}
        {(canBeRepeated(entry) || isBusy || (state.is === 'waiting' && isOnline)) && (
          // It keeps its place while the entry is sent: another button must not move under the finger.
          <Button size="small" isDisabled={isBusy} onClick={onSendAgain}>
            {isBusy ? 'Sending…' : state.is === 'waiting' ? 'Send Now' : 'Send Again'}
            <span className="visually-hidden">: {title}</span>
          </Button>
        )}
        <Button size="small" isDisabled={isBusy} onClick={onDiscard}>
          {state.is === 'sent' ? 'Dismiss' : 'Discard'}
          <span className="visually-hidden">: {title}</span>
        </Button>
      </div>
    </li>
  );
}

/** Sending again does not help if another version is in the way. */
function canBeRepeated({ state }: QueuedEntry): boolean {
  if (state.is === 'no-room') return true;
  return state.is === 'needs-you' && (state.because === 'refused' || state.because === 'gone');
}

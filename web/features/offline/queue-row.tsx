import { Button } from '@aws-amplify/ui-react';
import { useNavigate } from 'react-router';
import { notify } from '#web/lib/browser/toasts.ts';
import { formatEntryTime } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { editQueued } from '#web/lib/offline/queue-actions.ts';
import type { QueuedEntry } from '#web/lib/offline/queue-types.ts';
import type { TakenBack } from '#web/lib/offline/taken-back.ts';
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
  const edit = useEdit(entry);
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
          <Button size="small" isDisabled={isBusy} onClick={edit}>
            {editLabel(entry)}
            <span className="visually-hidden">: {title}</span>
          </Button>
        )}
        {canBeRepeated(entry) && (
          <Button size="small" onClick={onSendAgain}>
            Send Again<span className="visually-hidden">: {title}</span>
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

/** Opens the entry in the wizard. If it was changed elsewhere, the wizard shows both versions. */
function useEdit(entry: QueuedEntry): () => Promise<void> {
  const notary = useNotary();
  const navigate = useNavigate();
  return async () => {
    const outcome = await editQueued(notary.id, entry, new Date());
    if (outcome === 'gone') {
      const isVisit = (entry.entries ?? 1) > 1;
      notify.info(isVisit ? 'This visit has already been sent.' : 'This entry has already been sent.');
      return;
    }
    if (outcome === 'hand-is-full') {
      notify.warning('Another entry is open on this device. Save, submit, or discard it first.');
      navigate(paths.wizard());
      return;
    }
    const differs = entry.state.is === 'needs-you' && entry.state.because === 'changed-elsewhere';
    const compares = entry.task === 'submit' ? 'submitting' : 'saving';
    const state: TakenBack = { takenBack: differs ? { compares } : {} };
    navigate(paths.wizard(), { state });
  };
}

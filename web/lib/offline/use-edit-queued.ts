import { useNavigate } from 'react-router';
import { notify } from '../browser/toasts.ts';
import { paths } from '../navigation/paths.ts';
import { useNotary } from '../session/session.ts';
import { editQueued } from './queue-actions.ts';
import type { QueuedEntry } from './queue-types.ts';
import type { TakenBack } from './taken-back.ts';

/** Opens a queued entry in the wizard. If it was changed elsewhere, the wizard shows both versions. */
export function useEditQueued(): (
  entry: Pick<QueuedEntry, 'id' | 'state' | 'task' | 'entries'>,
) => Promise<void> {
  const notary = useNotary();
  const navigate = useNavigate();
  return async (entry) => {
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

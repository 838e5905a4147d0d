import { useState } from 'react';
import { useNavigate } from 'react-router';
import { findState } from '#shared/data/states.ts';
import { isSessionEnd } from '#web/lib/api/api-error.ts';
import type { SubmittedEntry } from '#web/lib/api/api-types.ts';
import { useRefreshEntries } from '#web/lib/api/use-api.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { rememberActs } from '#web/lib/entries/recent-acts.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { within } from '#web/lib/within.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { fetchRules } from '../law/rules-on-demand.ts';
import { StaleDraftError, SubmittedBeforeError } from './draft-conflicts.ts';
import { keepDraftStep } from './draft-steps.ts';
import type { EntrySaver, SaveOptions } from './entry-saver.ts';
import { reportFailure, type ServerRefusal } from './saving-failure.ts';
import { type Attempt, type Task, useAttempt } from './use-attempt.ts';
import type { EntryInHand } from './use-entry-in-hand.ts';
import { useQueueEntry } from './use-queue-entry.ts';

/** Saves and submits the entry in hand, and shows how that ended. */
export function useSaving({
  notaryId,
  getForm,
  entryInHand,
  isSavingSignature,
  onStale,
}: {
  notaryId: string;
  getForm: () => EntryForm;
  entryInHand: EntryInHand;
  isSavingSignature: () => boolean;
  /** Called when the draft has a newer version on the server. */
  onStale: (task: Task) => void;
}) {
  const navigate = useNavigate();
  const refreshEntries = useRefreshEntries();
  const { saver, keepSoon, forget, markStored } = entryInHand;
  const [refusal, setRefusal] = useState<ServerRefusal>();
  const [sealed, setSealed] = useState<SubmittedEntry[]>();
  const [draftId, setDraftId] = useState(listedId(saver));
  const { queued, sendOrQueue } = useQueueEntry(notaryId, entryInHand);
  const { busy, isRunning, run } = useAttempt({
    getForm,
    isSavingSignature,
    onStart: () => setRefusal(undefined),
    onFailure,
    onEnd: () => setDraftId(listedId(saver)),
  });

  function onFailure(task: Task, error: unknown): void {
    // The saver may have learned something about the server's side that must survive a reload.
    keepSoon();
    if (isSessionEnd(error)) return;
    if (error instanceof StaleDraftError) onStale(task);
    else if (error instanceof SubmittedBeforeError) {
      notify.warning(
        `Entry ${error.entry.entryNumber} was submitted before your latest changes. A submitted entry is permanent.`,
      );
      void forget().then(() => navigate(paths.entryDetails(error.entry.id)));
    } else setRefusal(reportFailure(task, error));
  }

  /** Checks the entry with the server before it is sent (specification, section 4). Returns true to stop the attempt. */
  async function isRefusedByLaw(
    { form, payloads }: Attempt,
    status: 'draft' | 'submitted',
  ): Promise<boolean> {
    const [payload, ...others] = payloads;
    // Offline, the same rules have judged the entry here, and the server judges it when it is sent. So it does with all
    // entries of a visit, before it seals any.
    if (!navigator.onLine || !payload || others.length > 0) return false;
    // Its code takes no longer than its answer may. The server judges the entry in any case.
    const code = await within(5_000, import('../law/check-compliance.ts')).catch(() => undefined);
    const missing = await code?.checkCompliance(payload, status);
    if (missing === undefined) return false;
    const title = `${findState(form.stateCode)?.name} compliance error`;
    notify.error(`${title}: ${missing.message}`);
    setRefusal({ title, detail: missing.message, path: missing.path });
    return true;
  }

  async function saveNow({ form, payloads }: Attempt, options: SaveOptions): Promise<void> {
    await saver.save(payloads, options);
    (await fetchRules()).noteOrder(notaryId, entryInHand.orderId, [], saver);
    markStored(form);
    await forget();
    if (form.visit) {
      // Each entry is now a draft of its own, and there is no form of all of them any more.
      notify.success(
        payloads.length === 1 ? 'Entry saved as draft!' : `${payloads.length} entries saved as drafts!`,
      );
      await refreshEntries();
      navigate(paths.drafts());
      return;
    }
    const id = saver.state().draft?.id;
    // A reload then opens this draft. The router is not told, since the page stays as it is.
    if (id) {
      keepDraftStep(notaryId, id, entryInHand.step);
      window.history.replaceState(window.history.state, '', paths.wizard(id));
    }
    notify.success('Entry saved as draft!');
    await refreshEntries();
  }

  async function submitNow({ payloads }: Attempt, options: SaveOptions): Promise<void> {
    const entries = await saver.submit(payloads, options);
    (await fetchRules()).noteOrder(notaryId, entryInHand.orderId, entries, saver);
    await forget();
    setSealed(entries);
    void refreshEntries();
  }

  return {
    busy,
    isRunning,
    refusal,
    sealed,
    queued,
    draftId,
    /** Saves the draft. Resolves to whether the server has it now; a queued draft stays in view. */
    save: (options: SaveOptions = {}) =>
      run('saving', async (attempt) => {
        if (await isRefusedByLaw(attempt, 'draft')) return false;
        return sendOrQueue('draft', attempt.form, () => saveNow(attempt, options));
      }),
    submit: (options: SaveOptions = {}) =>
      run('submitting', async (attempt) => {
        if (await isRefusedByLaw(attempt, 'submitted')) return false;
        const isSent = await sendOrQueue('submit', attempt.form, () => submitNow(attempt, options));
        const { recentActsOf } = await fetchRules();
        void rememberActs(notaryId, recentActsOf(attempt.form));
        return isSent;
      }),
  };
}

/** The ID of the draft in the notary's list. A draft made only to be submitted is not listed. */
function listedId(saver: EntrySaver): string | undefined {
  const draft = saver.state().draft;
  return draft?.intent === 'draft' ? draft.id : undefined;
}

import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dayIn } from '#shared/rules/dates.ts';
import { api } from '#web/lib/api-client.ts';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api-error.ts';
import type { Profile } from '#web/lib/api-types.ts';
import { forgetDraft, keptDraft } from '#web/lib/draft-keeper.ts';
import { takenBackIn } from '#web/lib/offline/taken-back.ts';
import { paths } from '#web/lib/paths.ts';
import { notify } from '#web/lib/toasts.ts';
import { emptyForm, formFromEntry } from './form/entry-form.ts';
import { type KeptEntry, readKeptEntry } from './saving/kept-entry.ts';
import type { Task } from './saving/use-attempt.ts';

/**
 * The entry that the wizard opens with. `isKept` marks a form with unsaved content. `compares` marks a form whose draft
 * changed elsewhere before the task could finish.
 */
export type WizardStart = KeptEntry & {
  isKept: boolean;
  /** The entry comes from the queue, so leaving it discards what was recorded offline. */
  isTakenBack?: boolean;
  compares?: Task | undefined;
};

type Phase =
  | { kind: 'loading' }
  | { kind: 'failed'; text: string; detail: string | undefined }
  | { kind: 'offering'; kept: KeptEntry; keptAt: string }
  | { kind: 'ready'; start: WizardStart };

async function openDraft(entryId: string, today: string): Promise<WizardStart | 'submitted'> {
  const entry = await api('get-entry', { params: { id: entryId } });
  if (entry.status === 'submitted') return 'submitted';
  return {
    form: formFromEntry(entry, today),
    saver: { draft: { id: entry.id, version: entry.version, intent: 'draft' } },
    step: 1,
    isKept: false,
  };
}

/** Decides what to open. It first offers a form kept on this device, then opens the draft or a new entry. */
export function useWizardStart(notary: Profile, entryId: string | undefined) {
  const [phase, setPhase] = useState<Phase>({ kind: 'loading' });
  const navigate = useNavigate();
  const { state } = useLocation();
  const [takenBack] = useState(() => takenBackIn(state));
  // Uses the profile as of now: a later change of the profile must not restart the entry.
  const [{ id: notaryId, timezone, primaryNotaryState }] = useState(notary);

  const open = useCallback(
    async (isCurrent: () => boolean = () => true) => {
      setPhase({ kind: 'loading' });
      const today = dayIn(timezone, new Date());
      if (!entryId) {
        const form = emptyForm(today, primaryNotaryState);
        setPhase({ kind: 'ready', start: { form, saver: {}, step: 1, isKept: false } });
        return;
      }
      try {
        const start = await openDraft(entryId, today);
        if (!isCurrent()) return;
        if (start === 'submitted') {
          navigate(paths.entryDetails(entryId), { replace: true });
          return;
        }
        setPhase({ kind: 'ready', start });
        notify.success('Draft loaded successfully!', { id: 'draft-loaded' });
      } catch (error) {
        if (!isCurrent() || isSessionEnd(error)) return;
        const isGone = error instanceof ApiError && error.status === 404;
        const text = isGone
          ? 'Draft not found. Please refresh the page and try again.'
          : 'Failed to open draft. Please try again.';
        notify.error(text, { id: 'draft-failed' });
        setPhase({ kind: 'failed', text, detail: isGone ? undefined : detailOf(error, '') });
      }
    },
    [entryId, timezone, primaryNotaryState, navigate],
  );

  useEffect(() => {
    let isCurrent = true;
    void keptDraft(notaryId).then((kept) => {
      if (!isCurrent) return;
      const entry = kept && readKeptEntry(kept.value);
      if (entry && takenBack) {
        setPhase({
          kind: 'ready',
          start: { ...entry, isKept: true, isTakenBack: true, compares: takenBack.compares },
        });
      } else if (entry) {
        setPhase({ kind: 'offering', kept: entry, keptAt: kept.keptAt });
      } else void open(() => isCurrent);
    });
    return () => {
      isCurrent = false;
    };
  }, [notaryId, open, takenBack]);

  return {
    phase,
    retry: () => void open(),
    takeKept: () => {
      if (phase.kind === 'offering') setPhase({ kind: 'ready', start: { ...phase.kept, isKept: true } });
    },
    dropKept: () => {
      void forgetDraft(notaryId).then(() => open());
    },
  };
}

import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dayIn, timeIn } from '#shared/rules/dates.ts';
import { api } from '#web/lib/api-client.ts';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api-error.ts';
import type { Profile } from '#web/lib/api-types.ts';
import { forgetDraft, keptDraft } from '#web/lib/draft-keeper.ts';
import { takenBackIn } from '#web/lib/offline/taken-back.ts';
import { paths } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/server-clock.ts';
import { deviceTimezone } from '#web/lib/timezones.ts';
import { notify } from '#web/lib/toasts.ts';
import { type EntryForm, formFromEntry, newForm } from './form/entry-form.ts';
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

/**
 * Returns a form that can be continued in a time zone. An entry that comes back from the queue keeps the time at which it
 * was recorded there.
 */
function continued(form: EntryForm, timezone: string): EntryForm {
  const actTimezone = form.actTimezone || timezone;
  const recorded = form.recordedAt ? new Date(form.recordedAt) : undefined;
  const wasThatDay = recorded && dayIn(actTimezone, recorded) === form.date;
  const actTime = form.actTime || (wasThatDay ? timeIn(actTimezone, recorded) : '');
  return { ...form, actTimezone, actTime, recordedAt: '' };
}

async function openDraft(entryId: string, timezone: string): Promise<WizardStart | 'submitted'> {
  const entry = await api('get-entry', { params: { id: entryId } });
  if (entry.status === 'submitted') return 'submitted';
  return {
    form: continued(formFromEntry(entry), timezone),
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
  const [{ id: notaryId, primaryNotaryState }] = useState(notary);
  const [timezone] = useState(() => deviceTimezone() ?? notary.timezone);

  const open = useCallback(
    async (isCurrent: () => boolean = () => true) => {
      setPhase({ kind: 'loading' });
      if (!entryId) {
        const form = newForm(serverNow(), timezone, primaryNotaryState);
        setPhase({ kind: 'ready', start: { form, saver: {}, step: 1, isKept: false } });
        return;
      }
      try {
        const start = await openDraft(entryId, timezone);
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
      const read = kept && readKeptEntry(kept.value);
      const entry = read && { ...read, form: continued(read.form, timezone) };
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
  }, [notaryId, timezone, open, takenBack]);

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

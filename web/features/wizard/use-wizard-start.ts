import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api-error.ts';
import type { Profile } from '#web/lib/api-types.ts';
import { forgetDraft, keptDraft } from '#web/lib/draft-keeper.ts';
import { takenBackIn } from '#web/lib/offline/taken-back.ts';
import { paths } from '#web/lib/paths.ts';
import { type RecentAct, recentActs } from '#web/lib/recent-acts.ts';
import { deviceTimezone } from '#web/lib/timezones.ts';
import { notify } from '#web/lib/toasts.ts';
import { type KeptEntry, readKeptEntry } from './saving/kept-entry.ts';
import { loadRecentActs } from './start/load-recent-acts.ts';
import { continued, openEntry, type WizardStart } from './start/open-entry.ts';

type Phase =
  | { kind: 'loading' }
  | { kind: 'failed'; text: string; detail: string | undefined }
  | { kind: 'offering'; kept: KeptEntry; keptAt: string; acts: readonly RecentAct[] }
  | { kind: 'ready'; start: WizardStart; acts: readonly RecentAct[] };

/** Returns what to show when the draft, or the entry for another act, could not be opened. */
function failureOf(
  draftId: string | undefined,
  error: unknown,
): { text: string; detail: string | undefined } {
  const isGone = error instanceof ApiError && error.status === 404;
  const detail = isGone ? undefined : detailOf(error, '');
  if (!draftId) {
    const text = isGone ? 'Entry not found.' : 'Failed to open the entry. Please try again.';
    return { text, detail };
  }
  const text = isGone
    ? 'Draft not found. Please refresh the page and try again.'
    : 'Failed to open draft. Please try again.';
  return { text, detail };
}

/** Decides what to open. It first offers a form kept on this device, then opens what the address names. */
export function useWizardStart(notary: Profile, draftId: string | undefined) {
  const [phase, setPhase] = useState<Phase>({ kind: 'loading' });
  const navigate = useNavigate();
  const { state } = useLocation();
  const sealedId = useSearchParams()[0].get('another') ?? undefined;
  const [takenBack] = useState(() => takenBackIn(state));
  // Uses the profile as of now: a later change of the profile must not restart the entry.
  const [{ id: notaryId, primaryNotaryState: primaryState }] = useState(notary);
  const [timezone] = useState(() => deviceTimezone() ?? notary.timezone);

  const open = useCallback(
    async (isCurrent: () => boolean = () => true) => {
      setPhase({ kind: 'loading' });
      try {
        const acts = draftId ? ((await recentActs(notaryId)) ?? []) : await loadRecentActs(notaryId);
        const start = await openEntry({ draftId, sealedId }, { notaryId, timezone, primaryState, acts });
        if (!isCurrent()) return;
        if (start === 'submitted') {
          navigate(paths.entryDetails(draftId ?? ''), { replace: true });
          return;
        }
        setPhase({ kind: 'ready', start, acts });
        if (draftId) notify.success('Draft loaded successfully!', { id: 'draft-loaded' });
      } catch (error) {
        if (!isCurrent() || isSessionEnd(error)) return;
        const failure = failureOf(draftId, error);
        notify.error(failure.text, { id: failure.text });
        setPhase({ kind: 'failed', ...failure });
      }
    },
    [draftId, sealedId, notaryId, timezone, primaryState, navigate],
  );

  useEffect(() => {
    let isCurrent = true;
    void Promise.all([keptDraft(notaryId), recentActs(notaryId)]).then(([kept, acts = []]) => {
      if (!isCurrent) return;
      const read = kept && readKeptEntry(kept.value);
      const entry = read && { ...read, form: continued(read.form, timezone) };
      if (entry && takenBack) {
        setPhase({
          kind: 'ready',
          start: { ...entry, isKept: true, isTakenBack: true, compares: takenBack.compares },
          acts,
        });
      } else if (entry) {
        setPhase({ kind: 'offering', kept: entry, keptAt: kept.keptAt, acts });
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
      if (phase.kind !== 'offering') return;
      setPhase({ kind: 'ready', start: { ...phase.kept, isKept: true }, acts: phase.acts });
    },
    dropKept: () => {
      void forgetDraft(notaryId).then(() => open());
    },
  };
}

import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import type { Profile } from '#web/lib/api/api-types.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { forgetDraft, keptDraft } from '#web/lib/entries/draft-keeper.ts';
import { type RecentAct, recentActs } from '#web/lib/entries/recent-acts.ts';
import { isContinuing } from '#web/lib/navigation/continuing.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { preparedIn } from '#web/lib/navigation/prepared-entry.ts';
import { takenBackIn } from '#web/lib/offline/taken-back.ts';
import { freshProfile } from '#web/lib/session/session.ts';
import { deviceTimezone } from '#web/lib/timezones.ts';
import { fetchRules } from '../law/rules-on-demand.ts';
import type { KeptEntry } from '../saving/kept-entry.ts';
import { loadRecentActs } from './load-recent-acts.ts';
import { continued, openEntry, type WizardStart } from './open-entry.ts';

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

const timezoneFor = (profile: Profile): string => deviceTimezone() ?? profile.timezone;

/**
 * Decides what to open. It first offers a form kept on this device, then opens what the address names, with the profile as of
 * then: a later change of the profile must not restart the entry.
 */
export function useWizardStart(notary: Profile, draftId: string | undefined) {
  const [phase, setPhase] = useState<Phase>({ kind: 'loading' });
  const navigate = useNavigate();
  const { state } = useLocation();
  const sealedId = useSearchParams()[0].get('another') ?? undefined;
  const [takenBack] = useState(() => takenBackIn(state));
  const [continues] = useState(() => isContinuing(state));
  const [prepared] = useState(() => preparedIn(state));
  const notaryId = notary.id;

  const open = useCallback(
    async (isCurrent: () => boolean = () => true) => {
      setPhase({ kind: 'loading' });
      try {
        const reads = [freshProfile(), draftId ? recentActs(notaryId) : loadRecentActs(notaryId)] as const;
        const [profile, acts = []] = await Promise.all(reads);
        if (!profile) return;
        // A draft may open at a later step. The rules decide which steps are open.
        if (draftId) await fetchRules();
        const { primaryNotaryState: primaryState } = profile;
        const timezone = timezoneFor(profile);
        const start = await openEntry(
          { draftId, sealedId, prepared },
          { notaryId, timezone, primaryState, acts },
        );
        if (!isCurrent()) return;
        if (start === 'submitted') {
          navigate(paths.entryDetails(draftId ?? ''), { replace: true });
          return;
        }
        // A transition renders in slices, so that a slow phone still reacts to touches.
        startTransition(() => setPhase({ kind: 'ready', start, acts }));
      } catch (error) {
        if (!isCurrent() || isSessionEnd(error)) return;
        const failure = failureOf(draftId, error);
        notify.error(failure.text, { id: failure.text });
        setPhase({ kind: 'failed', ...failure });
      }
    },
    [draftId, sealedId, prepared, notaryId, navigate],
  );

  useEffect(() => {
    let isCurrent = true;
    async function begin(): Promise<void> {
      const kept = await keptDraft(notaryId);
      const read = kept && (await import('../saving/read-kept-entry.ts')).readKeptEntry(kept.value);
      if (!isCurrent) return;
      if (!read) return await open(() => isCurrent);
      const [profile, acts = []] = await Promise.all([freshProfile(), recentActs(notaryId), fetchRules()]);
      if (!isCurrent || !profile) return;
      const entry = { ...read, form: continued(read.form, timezoneFor(profile)) };
      if (takenBack) {
        const start = { ...entry, isKept: true, isTakenBack: true, compares: takenBack.compares };
        setPhase({ kind: 'ready', start, acts });
      } else if (continues) setPhase({ kind: 'ready', start: { ...entry, isKept: true }, acts });
      else setPhase({ kind: 'offering', kept: entry, keptAt: kept.keptAt, acts });
    }
    void begin();
    return () => {
      isCurrent = false;
    };
  }, [notaryId, open, takenBack, continues]);

  const isDraftShown = draftId !== undefined && phase.kind === 'ready' && !phase.start.isKept;
  useEffect(() => {
    if (isDraftShown) notify.success('Draft loaded successfully!', { id: 'draft-loaded' });
  }, [isDraftShown]);

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

import { dayIn, timeIn } from '#shared/rules/dates.ts';
import { api } from '#web/lib/api/api-client.ts';
import type { RecentAct } from '#web/lib/entries/recent-acts.ts';
import type { PreparedEntry } from '#web/lib/navigation/prepared-entry.ts';
import { serverNow } from '#web/lib/session/server-clock.ts';
import { type EntryForm, formFromEntry, newForm } from '../form/entry-form.ts';
import { fetchRules } from '../law/rules-on-demand.ts';
import { draftStep } from '../saving/draft-steps.ts';
import type { KeptEntry } from '../saving/kept-entry.ts';
import type { Task } from '../saving/use-attempt.ts';
import { withDefaults } from './defaults.ts';

/**
 * The entry that the wizard opens with. `isKept` marks a form with unsaved content. `compares` marks a form whose draft
 * changed elsewhere before the task could finish.
 */
export type WizardStart = KeptEntry & {
  isKept: boolean;
  /** The entry was begun just now, so that fee, document, and place may be suggested. */
  isNew?: boolean;
  /** The entry comes from the queue, so leaving it discards what was recorded offline. */
  isTakenBack?: boolean;
  /** A practice entry: it is neither saved nor kept. */
  isPractice?: true;
  compares?: Task | undefined;
};

/**
 * Returns a form that can be continued in a time zone. An entry that comes back from the queue keeps the time at which it
 * was recorded there.
 */
export function continued(form: EntryForm, timezone: string): EntryForm {
  const actTimezone = form.actTimezone || timezone;
  const recorded = form.recordedAt ? new Date(form.recordedAt) : undefined;
  const wasThatDay = recorded && dayIn(actTimezone, recorded) === form.date;
  const actTime = form.actTime || (wasThatDay ? timeIn(actTimezone, recorded) : '');
  return { ...form, actTimezone, actTime, recordedAt: '' };
}

/** The entry that the address of the wizard names: a draft, a sealed entry for another act of its signers, or neither. Or what is known of a new one. */
export type WizardAddress = {
  draftId: string | undefined;
  sealedId: string | undefined;
  prepared: PreparedEntry | undefined;
};

const unsaved = { saver: {}, step: 1, isKept: false } as const;

/** Opens what the address names, or a new entry. Returns `submitted` if the draft has become an entry. */
export async function openEntry(
  { draftId, sealedId, prepared }: WizardAddress,
  {
    notaryId,
    timezone,
    primaryState,
    acts,
  }: { notaryId: string; timezone: string; primaryState: string | null; acts: readonly RecentAct[] },
): Promise<WizardStart | 'submitted'> {
  if (draftId) {
    const entry = await api('get-entry', { params: { id: draftId } });
    if (entry.status === 'submitted') return 'submitted';
    const saver = { draft: { id: entry.id, version: entry.version, intent: 'draft' as const } };
    const form = continued(formFromEntry(entry), timezone);
    const { orderOfDraft } = await fetchRules();
    const orderId = orderOfDraft(notaryId, draftId);
    return { ...unsaved, form, saver, step: draftStep(notaryId, draftId), orderId };
  }
  if (sealedId) {
    const { anotherActOf } = await import('./another-act.ts');
    const entry = await api('get-entry', { params: { id: sealedId } });
    const { form, carriedFrom } = anotherActOf(entry, serverNow(), timezone);
    return { ...unsaved, form: withDefaults(form, acts), carriedFrom, isNew: true };
  }
  const form = newForm(serverNow(), timezone, primaryState ?? (acts[0]?.stateCode || null));
  if (prepared) {
    const { preparedForm } = await import('./prepared-form.ts');
    const { orderId } = prepared;
    return { ...unsaved, form: preparedForm(form, prepared, acts), isNew: true, orderId };
  }
  return { ...unsaved, form: withDefaults(form, acts), isNew: true };
}

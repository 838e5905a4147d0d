import { type PlanFacts, trialEndOf } from './plan.ts';

/** A mail about the end of the trial, and the UTC day it is due (YYYY-MM-DD). */
export type TrialNotice = { notice: 'trial-3-days' | 'trial-1-day' | 'trial-over'; dueDay: string };

const hourMs = 3_600_000;

/** Mails go out at this hour, UTC, so a mail that is due after the end of the trial may be due a day later. */
const mailHour = 13;

/** The days from each notice to the first mails after the end: at least three days, at least one day, and none before it. */
const daysBefore = { 'trial-3-days': 4, 'trial-1-day': 2, 'trial-over': 0 } as const;

/** Returns the mails about the end of a trial, the earliest first. */
export function trialNotices(facts: PlanFacts): TrialNotice[] {
  const end = Date.parse(trialEndOf(facts)) + (24 - mailHour) * hourMs;
  return (['trial-3-days', 'trial-1-day', 'trial-over'] as const).map((notice) => ({
    notice,
    dueDay: new Date(end - daysBefore[notice] * 24 * hourMs).toISOString().slice(0, 'YYYY-MM-DD'.length),
  }));
}

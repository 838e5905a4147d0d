import type { ClosureFacts } from '../schemas/closure-facts.ts';
import { utcDay } from './expiry-reminders.ts';

/** Days in which a closed account can be reopened. */
export const daysToReturn = 30;

const dayMs = 86_400_000;

/** Returns until when an account that is closed now can be reopened. */
export function closureEnd(now: Date): Date {
  return new Date(now.getTime() + daysToReturn * dayMs);
}

/** Returns whether a closed account can still be reopened. */
export function canReopen({ endsAt }: Pick<ClosureFacts, 'endsAt'>, now: Date): boolean {
  return now.getTime() < Date.parse(endsAt);
}

export const closureNoticeIds = ['closure-7-days', 'closure-1-day'] as const;

/** An email before the end of the time to return, and the UTC day it is due (YYYY-MM-DD). */
export type ClosureNotice = { notice: (typeof closureNoticeIds)[number]; dueDay: string };

const daysBefore = { 'closure-7-days': 7, 'closure-1-day': 1 } as const;

/** Returns the emails before the end of the time to return, the earliest first. */
export function closureNotices({ endsAt }: Pick<ClosureFacts, 'endsAt'>): ClosureNotice[] {
  return closureNoticeIds.map((notice) => ({
    notice,
    dueDay: utcDay(new Date(Date.parse(endsAt) - daysBefore[notice] * dayMs)),
  }));
}

/** Returns whether the email address of the account was typed, in any case, before something that cannot be undone. */
export function confirmsByEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}

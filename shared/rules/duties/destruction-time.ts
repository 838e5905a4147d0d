import { utcDay } from '../expiry-reminders.ts';

const dayMs = 86_400_000;

/** Days between the request of a destruction and the destruction, in which the notary can cancel it. */
export const daysToCancel = 7;

/** Days between the request and a second email about it: the first one may have been lost. */
const daysToRemind = 4;

/** The second email about a requested destruction, and the UTC day it is due (YYYY-MM-DD). */
export type DestructionNotice = { notice: typeof destructionNoticeId; dueDay: string };

export const destructionNoticeId = 'destruction-3-days';

/** Returns the second email about a destruction that was requested at a time (ISO 8601 UTC). */
export function destructionNotice(requestedAt: string): DestructionNotice {
  const due = new Date(Date.parse(requestedAt) + daysToRemind * dayMs);
  return { notice: destructionNoticeId, dueDay: utcDay(due) };
}

/** Returns when a destruction that was requested at a time (ISO 8601 UTC) may be carried out. */
export function carriedOutAfter(requestedAt: string): string {
  return new Date(Date.parse(requestedAt) + daysToCancel * dayMs).toISOString();
}

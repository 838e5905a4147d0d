import type { ClosureNotice } from '#shared/rules/closure.ts';
import type { DestructionNotice } from '#shared/rules/duties/destruction-time.ts';
import type { MatterReminder } from '#shared/rules/duties/matter-reminders.ts';
import { type ExpiryReminder, forgottenAfter } from '#shared/rules/expiry-reminders.ts';
import type { TrialNotice } from '#shared/rules/trial-notices.ts';
import { type Key, matterReminderKey, noticeKey, reminderKey } from '../table/keys.ts';

// Every function loads this file with the accounts. Code that reads reminders builds schemas, so it is in a
// separate file.

/** Returns the key of a reminder or notice. */
export function keyOfReminder(
  notaryId: string,
  reminder: ExpiryReminder | TrialNotice | ClosureNotice | DestructionNotice | MatterReminder,
): Key {
  if ('notice' in reminder) return noticeKey(reminder.dueDay, notaryId, reminder.notice);
  if ('matterId' in reminder) return matterReminderKey(reminder.dueDay, notaryId, reminder.matterId);
  return reminderKey(reminder.dueDay, notaryId, reminder.commissionNumber, reminder.days);
}

/** Returns when a reminder is removed, in epoch seconds. */
export const expiryOf = (dueDay: string) => Math.floor(forgottenAfter(dueDay).getTime() / 1000);

/**
 * Returns a notice's item, for the transaction that creates or closes the account, requests the destruction,
 * or changes the matter.
 */
export function noticeItem(
  notaryId: string,
  notice: TrialNotice | ClosureNotice | DestructionNotice | MatterReminder,
) {
  return {
    ...keyOfReminder(notaryId, notice),
    ...notice,
    notaryId,
    status: 'due',
    expiresAt: expiryOf(notice.dueDay),
  };
}

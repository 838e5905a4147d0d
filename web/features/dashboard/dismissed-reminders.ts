/** The IDs of the reminders that a notary dismissed on this device, one per line. */
const keyOf = (notaryId: string) => `dismissed_reminders_${notaryId}`;

export function dismissedReminders(notaryId: string): string[] {
  return localStorage.getItem(keyOf(notaryId))?.split('\n') ?? [];
}

export function keepDismissed(notaryId: string, ids: readonly string[]): void {
  localStorage.setItem(keyOf(notaryId), ids.join('\n'));
}

const minute = 60_000;
const hour = 60 * minute;

/** DynamoDB can export what is older than about five minutes. */
const settled = 10 * minute;

/**
 * Returns the hours whose changes are exported: the latest that ended, and the one before it. Two exports contain each hour,
 * so one that fails leaves no gap.
 */
export function changesWindow(now: Date): { from: Date; to: Date } {
  const to = Math.floor((now.getTime() - settled) / hour) * hour;
  return { from: new Date(to - 2 * hour), to: new Date(to) };
}

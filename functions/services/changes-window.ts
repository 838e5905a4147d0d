const minute = 60_000;
const hour = 60 * minute;

/** DynamoDB can export changes older than about five minutes. */
const settled = 10 * minute;

/**
 * Returns the hours of changes to export: the latest complete hour and the one before. Each hour is exported
 * twice, so a failed export leaves no gap.
 */
export function changesWindow(now: Date): { from: Date; to: Date } {
  const to = Math.floor((now.getTime() - settled) / hour) * hour;
  return { from: new Date(to - 2 * hour), to: new Date(to) };
}

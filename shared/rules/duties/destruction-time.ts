/** Days between the request of a destruction and the destruction, in which the notary can cancel it. */
export const daysToCancel = 7;

/** Returns when a destruction that was requested at a time (ISO 8601 UTC) may be carried out. */
export function carriedOutAfter(requestedAt: string): string {
  return new Date(Date.parse(requestedAt) + daysToCancel * 86_400_000).toISOString();
}

/** Returns when to try again, ISO 8601, whether the plan has room. An upgrade does not wait for it (`useRoomNews`). */
export function roomCheckAfter(now: Date): string {
  return new Date(now.getTime() + 3_600_000).toISOString();
}

/** The item in the place of a submitted draft. TTL removes it. */
export const submittedTombstone = { status: 'submitted' } as const;

/** A stub exists for longer than any reader takes between a look for the entry and a look for its draft. */
export const tombstoneSeconds = 24 * 60 * 60;

/** Returns whether an item at the place of a draft is such a stub. */
export const isTombstone = (item: Record<string, unknown>): boolean =>
  item['status'] === submittedTombstone.status;

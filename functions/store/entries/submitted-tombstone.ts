/** The stub that replaces a submitted draft. TTL removes it. */
export const submittedTombstone = { status: 'submitted' } as const;

/** Stubs outlive any reader between its lookups of the entry and of the draft. */
export const tombstoneSeconds = 24 * 60 * 60;

/** Returns whether an item is the stub of a submitted draft. */
export const isTombstone = (item: Record<string, unknown>): boolean =>
  item['status'] === submittedTombstone.status;

/** The item in the place of a submitted draft. TTL removes it. */
export const submittedStub = { status: 'submitted' } as const;

/** A stub exists for longer than any reader takes between a look for the entry and a look for its draft. */
export const stubSeconds = 24 * 60 * 60;

/** Returns whether an item at the place of a draft is such a stub. */
export const isStub = (item: Record<string, unknown>): boolean => item['status'] === submittedStub.status;

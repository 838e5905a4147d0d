/**
 * Returns the addresses of the timestamp authorities that this function may ask; empty if its stage has none.
 */
export const timestampAuthorities = (): string[] => process.env['TIMESTAMP_AUTHORITIES']?.split(',') ?? [];

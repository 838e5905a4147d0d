/**
 * Periods of the product, in days, as the legal pages state them. Functions and infrastructure define them, which the site
 * cannot import: test/scripts/legal-periods.test.ts compares.
 */
export const periods = {
  device: 180,
  oldVersions: 36,
  exportFiles: 4,
  recovery: 35,
  databaseCopies: 90,
  erasedFileCopies: 30,
} as const;

import { defineConfig } from 'vitest/config';

/** The tests of one group of mutants. `npm run mutants` names them. */
export default defineConfig({
  test: {
    setupFiles: ['test/support/every-file.ts'],
    globalSetup: ['test/support/global-stack.ts'],
    include: (process.env['MUTANTS_TESTS'] ?? '').split(','),
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

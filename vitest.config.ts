import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    pool: 'forks',
    // Three files at a time, however few cores: many a test waits for a browser, a database or a function.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    passWithNoTests: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    setupFiles: ['test/support/require-assertions.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: ['test/support/global-stack.ts'],
          include: ['test/{shared,functions,infra,scripts,api,browser}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'web', environment: 'happy-dom', include: ['test/web/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});

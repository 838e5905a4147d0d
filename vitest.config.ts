import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    pool: 'forks',
    passWithNoTests: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
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

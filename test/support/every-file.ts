import { flushCompileCache } from 'node:module';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';

let environment: NodeJS.ProcessEnv;

beforeAll(() => {
  environment = { ...process.env };
});

/** A test that asserts nothing proves nothing: it fails. */
beforeEach(() => {
  expect.hasAssertions();
});

/** Files share workers, so each leaves the worker as it was. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  // For the other workers; Node itself would write it when this one ends.
  flushCompileCache();
});

import { beforeEach, expect } from 'vitest';

/** A test that asserts nothing proves nothing: it fails. */
beforeEach(() => {
  expect.hasAssertions();
});

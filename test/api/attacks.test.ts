import { expect, it } from 'vitest';
import { attacks } from '#scripts/attack/attacks.ts';
import { Target } from '#scripts/attack/target.ts';
import { stackUrls } from '#test/support/stack.ts';

/*
 * The attacks that need neither a mailbox nor an export. `npm run attack` tries all of them, and tests of services and verifiers
 * prove the rest.
 */
it.each(attacks.filter(({ isLong }) => !isLong))('holds against $name', async ({ run }) => {
  const { apiUrl } = await stackUrls();
  expect(await run(new Target(apiUrl))).toBeUndefined();
});

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listPackages } from '#shared/contract/packages.ts';
import { toWire } from '#shared/contract/wire.ts';
import { starterPackages } from '#shared/data/package-starters.ts';
import { packageProblems } from '#shared/rules/package-problems.ts';

it('accepts the starters, which can be answered as they are', () => {
  expect(packageProblems(starterPackages)).toEqual([]);
  const response = toWire({ version: 0, packages: starterPackages });
  expect(z.safeParse(listPackages.responses[200], response).success).toBe(true);
});

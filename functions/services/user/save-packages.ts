import { isDeepStrictEqual } from 'node:util';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { PackageStore } from '#functions/store/account/package-store.ts';
import type { savePackages as contract } from '#shared/contract/packages.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { packageProblems } from '#shared/rules/package-problems.ts';

type SavePackagesInput = { account: Account; body: Input<typeof contract>['body'] };

/**
 * Replaces all document lists of a notary. PACKAGES_VERSION_STALE, without changes, if another device saved
 * since the client read them. Succeeds for a retry whose first response was lost. INVALID_FIELDS for two
 * lists with the same name, and for a text with a number that no journal may contain.
 */
export async function savePackages(
  { packages: store }: { packages: PackageStore },
  { account, body: { version, packages } }: SavePackagesInput,
): Promise<Outcome<Output<typeof contract>>> {
  const problems = packageProblems(packages);
  if (problems.length > 0) return refuse('INVALID_FIELDS', { detail: problems });
  const next = { version: version + 1, packages };
  if (await store.replace(account.id, next)) return ok(next);
  const stored = await store.get(account.id);
  return isDeepStrictEqual(stored, next) ? ok(next) : refuse('PACKAGES_VERSION_STALE');
}

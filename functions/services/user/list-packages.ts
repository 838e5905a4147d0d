import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { PackageStore, StoredPackages } from '#functions/store/account/package-store.ts';
import type { listPackages as contract } from '#shared/contract/packages.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { starterPackages } from '#shared/data/package-starters.ts';

/** Returns a notary's document lists. Until the notary saves lists, returns the starters as version 0. */
export async function packagesOf(
  { packages }: { packages: Pick<PackageStore, 'get'> },
  notaryId: string,
): Promise<StoredPackages> {
  return (await packages.get(notaryId)) ?? { version: 0, packages: [...starterPackages] };
}

export async function listPackages(
  deps: { packages: Pick<PackageStore, 'get'> },
  { account }: { account: Account },
): Promise<Outcome<Output<typeof contract>>> {
  return ok(await packagesOf(deps, account.id));
}

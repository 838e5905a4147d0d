import { setTimeout as delay } from 'node:timers/promises';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account, AccountStore } from '#functions/store/account-store.ts';
import type {
  AccountPart,
  Changes,
  ProfileChanges,
  ProfileDetails,
  ProfileStore,
  WholeProfile,
} from '#functions/store/profile-store.ts';
import type { TransactItem } from '#functions/store/transactions.ts';
import type { ErrorCode } from '#shared/errors.ts';

export type ChangeProfileDeps = {
  accounts: Pick<AccountStore, 'get'>;
  profiles: Pick<ProfileStore, 'get' | 'save'>;
};

/** What a profile becomes, and the items that are written with it. */
export type ProfileDecision = ProfileChanges & { also?: TransactItem[] };

type Known = {
  account: Account;
  version?: number | undefined;
  /** What it refuses with when an item to be written with the profile is not there any more. */
  gone?: ErrorCode;
};

/** Writers of one profile take turns: each loses at most once to every other one under way. */
const tries = 30;

/** Of some values those that differ from what is stored; undefined when none does. */
function differing<T extends object>(stored: T, values: Changes<T> | undefined): Partial<T> | undefined {
  const members = Object.entries(values ?? {}).filter(
    ([name, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(Reflect.get(stored, name)),
  );
  return members.length > 0 ? (Object.fromEntries(members) as Partial<T>) : undefined;
}

/**
 * Changes a profile as `decide` says, which is asked again with what another device wrote meanwhile. All
 * that changes is written at once; a decision that changes nothing writes nothing. With `version`, the
 * one that the client knew, PROFILE_VERSION_STALE when another device changed the profile since.
 */
export async function changeProfile(
  { accounts, profiles }: ChangeProfileDeps,
  { account: known, version, gone }: Known,
  decide: (profile: WholeProfile) => Outcome<ProfileDecision>,
): Promise<Outcome<WholeProfile>> {
  let account: Account | undefined = known;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (!account) return refuse('SESSION_EXPIRED');
    const details = await profiles.get(account.id);
    const decision = decide({ account, details });
    if (!decision.ok) return decision;
    const changes: ProfileChanges = {};
    const ofAccount = differing<AccountPart>(account, decision.value.account);
    const ofDetails = differing<ProfileDetails>(details, decision.value.details);
    if (ofAccount) changes.account = ofAccount;
    if (ofDetails) changes.details = ofDetails;
    // First: the repetition of a change whose answer was lost is no conflict.
    if (!ofAccount && !ofDetails) return ok({ account, details });
    if (version !== undefined && version !== account.profileVersion) return refuse('PROFILE_VERSION_STALE');
    const result = await profiles.save(account, changes, decision.value.also);
    if (result === 'refused') {
      if (gone) return refuse(gone);
      throw new Error('An item written with a profile was refused');
    }
    if (result === 'saved') {
      return ok({
        account: { ...account, ...ofAccount, profileVersion: account.profileVersion + 1 },
        details: { ...details, ...ofDetails },
      });
    }
    await delay(Math.random() * 20 * Math.min(attempt + 1, 10));
    account = await accounts.get(account.id);
  }
  return refuse('BUSY', { retryAfter: 1 });
}

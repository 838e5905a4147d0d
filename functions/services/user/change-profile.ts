import { setTimeout as delay } from 'node:timers/promises';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';
import type {
  AccountPart,
  Changes,
  ProfileChanges,
  ProfileDetails,
  ProfileStore,
  WholeProfile,
} from '#functions/store/account/profile-store.ts';
import type { TransactItem } from '#functions/store/table/transactions.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { type FrontPageLines, lineChanges, officeAddress } from '#shared/rules/duties/front-page-lines.ts';

export type ChangeProfileDeps = {
  accounts: Pick<AccountStore, 'get'>;
  profiles: Pick<ProfileStore, 'get' | 'save'>;
  now: () => Date;
};

/** The changes to a profile, and the items written with it. */
export type ProfileDecision = Pick<ProfileChanges, 'account' | 'details'> & { also?: TransactItem[] };

type Known = {
  account: Account;
  version?: number | undefined;
  /** The error if an item to be written with the profile no longer exists. */
  gone?: ErrorCode;
};

/** Maximum concurrent writers of one profile: each loses at most once to every other. */
const tries = 30;

/** Returns the values that differ from the stored ones, if any. */
function differing<T extends object>(stored: T, values: Changes<T> | undefined): Partial<T> | undefined {
  const members = Object.entries(values ?? {}).filter(
    ([name, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(Reflect.get(stored, name)),
  );
  return members.length > 0 ? (Object.fromEntries(members) as Partial<T>) : undefined;
}

const linesOf = ({ account, details }: WholeProfile): FrontPageLines => ({
  name: account.fullName,
  officeAddress: officeAddress(details),
  commissions: account.commissions,
});

/**
 * Changes a profile as `decide` returns. Calls it again with the new state if another device wrote first.
 * Writes all changes at once, with the date of each changed line of the journal's front page (14 Ill. Adm.
 * Code 176.900(c)); writes nothing if nothing changes. With the client's known `version`, fails with
 * PROFILE_VERSION_STALE if another device changed the profile.
 */
export async function changeProfile(
  { accounts, profiles, now }: ChangeProfileDeps,
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
    // Checked first: repeating a change whose response was lost isn't a conflict.
    if (!ofAccount && !ofDetails) return ok({ account, details });
    if (version !== undefined && version !== account.profileVersion) return refuse('PROFILE_VERSION_STALE');
    const after: WholeProfile = {
      account: { ...account, ...ofAccount },
      details: { ...details, ...ofDetails },
    };
    const lines = lineChanges(linesOf({ account, details }), linesOf(after));
    if (lines.length > 0) changes.lines = { at: now().toISOString(), changes: lines };
    const result = await profiles.save(account, changes, decision.value.also);
    if (result === 'refused') {
      if (gone) return refuse(gone);
      throw new Error('An item written with a profile was refused');
    }
    if (result === 'saved') {
      const profileVersion = account.profileVersion + 1;
      return ok({ ...after, account: { ...after.account, profileVersion } });
    }
    await delay(Math.random() * 20 * Math.min(attempt + 1, 10));
    account = await accounts.get(account.id);
  }
  return refuse('BUSY', { retryAfter: 1 });
}

import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account, AccountStore } from '#functions/store/account-store.ts';
import type { updateProfile as contract } from '#shared/contract/profile.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { practiceStateProblems } from '#shared/rules/practice-states.ts';
import { profileOf } from './get-profile.ts';

type Deps = { accounts: Pick<AccountStore, 'get' | 'setPracticeStates'> };

type UpdateProfileInput = { account: Account; changes: Input<typeof contract>['body'] };

/** How often a write meets one from another device before it gives up. */
const tries = 5;

/**
 * Changes what is named of the practice states and leaves the rest as stored; the last write wins.
 * INVALID_FIELDS when the primary and the additional states would contradict each other then.
 */
export async function updateProfile(
  { accounts }: Deps,
  { account: known, changes }: UpdateProfileInput,
): Promise<Outcome<Output<typeof contract>>> {
  let account: Account | undefined = known;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (!account) return refuse('SESSION_EXPIRED');
    const practice = {
      primaryNotaryState:
        changes.primaryNotaryState === undefined ? account.primaryNotaryState : changes.primaryNotaryState,
      additionalNotaryStates: changes.additionalNotaryStates ?? account.additionalNotaryStates,
    };
    const problems = practiceStateProblems(practice);
    if (problems.length > 0) return refuse('INVALID_FIELDS', { detail: problems });
    if (await accounts.setPracticeStates(account, practice))
      return ok(profileOf({ ...account, ...practice }));
    account = await accounts.get(account.id);
  }
  return refuse('BUSY', { retryAfter: 1 });
}

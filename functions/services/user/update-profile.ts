import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { EveningStore } from '#functions/store/account/evening-store.ts';
import type { MonthlyEmailStore } from '#functions/store/account/monthly-email-store.ts';
import type { updateProfile as contract } from '#shared/contract/profile.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { practiceStateProblems } from '#shared/rules/practice-states.ts';
import { specializationProblems } from '#shared/rules/profile-fields.ts';
import { eveningAfter } from '../reminders/evening-time.ts';
import { type ChangeProfileDeps, changeProfile } from './change-profile.ts';
import { profileOf } from './get-profile.ts';

type UpdateProfileInput = { account: Account; changes: Input<typeof contract>['body'] };

/** A cleared field is stored as null, whether it was sent as null, empty, or spaces. */
const cleared = (text: string | null | undefined) => (text === '' ? null : text);

/**
 * Changes the given fields of the profile and leaves the rest. With `version`, fails with
 * PROFILE_VERSION_STALE if the client's profile is outdated; without it, the last write wins. INVALID_FIELDS
 * if the primary and additional states would contradict each other, or a specialization repeats.
 */
export async function updateProfile(
  deps: ChangeProfileDeps & {
    headMails: Pick<MonthlyEmailStore, 'listed'>;
    evenings: Pick<EveningStore, 'scheduled'>;
  },
  { account, changes: { version, ...changes } }: UpdateProfileInput,
): Promise<Outcome<Output<typeof contract>>> {
  const outcome = await changeProfile(deps, { account, version }, ({ account: stored }) => {
    const practice = {
      primaryNotaryState:
        changes.primaryNotaryState === undefined ? stored.primaryNotaryState : changes.primaryNotaryState,
      additionalNotaryStates: changes.additionalNotaryStates ?? stored.additionalNotaryStates,
    };
    const problems = [
      ...practiceStateProblems(practice),
      ...specializationProblems(changes.specializations ?? []),
    ];
    if (problems.length > 0) return refuse('INVALID_FIELDS', { detail: problems });
    // One item serves both emails: the write that lists it for the copy includes the other.
    const kind = changes.monthlyCopyEmail ? 'copy' : changes.monthlyHeadEmail ? 'head' : undefined;
    const evening = eveningAfter(changes.timezone ?? stored.timezone, deps.now());
    return ok({
      account: {
        ...practice,
        fullName: changes.fullName,
        timezone: changes.timezone,
        dateFormat: changes.dateFormat,
        signatureMetadataEnabled: changes.signatureMetadataEnabled,
        monthlyHeadEmail: changes.monthlyHeadEmail,
        monthlyCopyEmail: changes.monthlyCopyEmail,
        eveningEmail: changes.eveningEmail,
        planSeen: changes.planSeen,
      },
      details: {
        phone: cleared(changes.phone),
        businessName: cleared(changes.businessName),
        businessAddress: cleared(changes.businessAddress),
        businessAddress2: cleared(changes.businessAddress2),
        businessCity: cleared(changes.businessCity),
        businessState: changes.businessState,
        businessZip: cleared(changes.businessZip),
        website: cleared(changes.website),
        specializations: changes.specializations,
      },
      also: [
        ...(kind ? [deps.headMails.listed(stored, kind)] : []),
        ...(changes.eveningEmail ? [deps.evenings.scheduled(stored.id, evening)] : []),
      ],
    });
  });
  return outcome.ok ? ok(profileOf(outcome.value)) : outcome;
}

import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type {
  AskedDestruction,
  DestructionStore,
  StopReason,
} from '#functions/store/entries/destruction-store.ts';
import type { requestDestruction as contract } from '#shared/contract/retention.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { confirmsDestruction, destructionPhrase } from '#shared/rules/duties/confirm-destruction.ts';
import { carriedOutAfter } from '#shared/rules/duties/destruction-time.ts';
import type { Caller } from '../auth/authenticate.ts';
import { tell } from '../security/notify.ts';
import { requireRecentProof } from '../security/recent-proof.ts';
import type { NoticeDeps } from '../security/security-deps.ts';
import { type ClosureFactsDeps, exportState } from './closure-facts.ts';
import { destructionEmail } from './destruction-email.ts';
import { type PlannedDestructionDeps, plannedDestruction } from './planned-destruction.ts';

type Deps = Pick<ClosureFactsDeps, 'dataExports' | 'access'> &
  PlannedDestructionDeps &
  NoticeDeps & {
    destructions: Pick<DestructionStore, 'ask' | 'asked' | 'record'>;
    newId: () => string;
    siteUrl: string;
  };

const answerOf = ({ id, askedAt }: AskedDestruction): Output<typeof contract> => ({
  ...{ id, requestedAt: askedAt, carriedOutAfter: carriedOutAfter(askedAt) },
});

const reasons: Record<StopReason, string> = {
  hold: 'A legal hold is active. Entries can be destroyed when it is lifted.',
  kept: 'The law does not let you destroy these entries, or they must be kept longer.',
  nothing: 'There are no entries of this year and state.',
  closed: 'Your account is closed.',
  journals: 'Your account has several journals, so their entries are kept.',
};

/** A finished destruction stays in the list until the next day, when its last remains are removed. */
const notOver = 'Entries of this year were destroyed today. You can have the others destroyed tomorrow.';

/**
 * Requests the destruction of a year and state's entries, and emails how to cancel it. A daily run rechecks
 * it and carries it out seven days later. A repeated request changes nothing. STEP_UP_REQUIRED without a
 * recent proof; INVALID_FIELDS unless the phrase was typed; DESTRUCTION_REFUSED while the entries must be
 * kept; EXPORT_NOT_DOWNLOADED unless the notary downloaded them; SESSION_EXPIRED if every session ended
 * meanwhile.
 */
export async function requestDestruction(
  deps: Deps,
  caller: Caller,
  { year, state, confirmation }: Input<typeof contract>['body'],
): Promise<Outcome<Output<typeof contract>>> {
  const { account } = caller;
  const proven = requireRecentProof(caller, deps.now());
  if (!proven.ok) return proven;
  const group = { year, state };
  if (!confirmsDestruction(confirmation, group))
    return refuse('INVALID_FIELDS', { detail: [`Type ${destructionPhrase(group)} to confirm.`] });
  const plan = await plannedDestruction(deps, account, group);
  if (plan.kind === 'refused') return refuse('DESTRUCTION_REFUSED', { detail: reasons[plan.reason] });
  const lastLink = Math.max(...[...plan.entries, ...plan.addenda].map(({ link }) => link));
  if ((await exportState(deps, account, lastLink)) !== 'downloaded')
    return refuse('EXPORT_NOT_DOWNLOADED', {
      detail: 'Prepare and download the export of all data first. It must contain these entries.',
    });
  const { id: notaryId, journalId, tokenVersion } = account;
  const askedAt = deps.now().toISOString();
  const asked = { id: deps.newId(), notaryId, journalId, ...group, askedAt, tokenVersion };
  const result = await deps.destructions.ask(asked);
  if (result === 'ended') return refuse('SESSION_EXPIRED');
  if (result === 'asked') {
    await tell(deps, account, () => destructionEmail(account, asked, deps.siteUrl));
    return ok(answerOf(asked));
  }
  const before = (await deps.destructions.asked(account.id)).find(
    (one) => one.year === year && one.state === state,
  );
  const record = before && (await deps.destructions.record(before.journalId, before.id));
  return !before || record?.finishedAt
    ? refuse('DESTRUCTION_REFUSED', { detail: notOver })
    : ok(answerOf(before));
}

import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type BillingCycle, type PaidPlanId, plans, trialPlanId } from '#shared/data/plans.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { api } from '#web/lib/api/api-client.ts';
import type { TrialInfo } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useRefreshSubscription } from '#web/lib/api/use-subscription.ts';
import { formatDate } from '#web/lib/dates.ts';
import { type PlanStart, paths } from '#web/lib/navigation/paths.ts';
import { choiceText, daysText, priceText } from '#web/lib/plan-words.ts';
import { useNotary } from '#web/lib/session/session.ts';

type Props = { planId: PaidPlanId; cycle: BillingCycle; onClose: () => void };

const failure = 'Failed to load trial information';

/** Asks when the chosen plan starts, during a trial or after it, and leads to its checkout. */
export function TrialUpgradeDialog({ planId, cycle, onClose }: Props) {
  const { data, error, mutate } = useApi('get-trial-info', {}, { failure });
  const navigate = useNavigate();
  const [start, setStart] = useState<PlanStart>('trial_end');
  const isTrial = data?.isTrial === true;
  return (
    <Dialog
      title={`Choose when ${plans[planId].name} starts`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isTrial ? 'Cancel' : 'Close'}</Button>
          {isTrial && (
            <Button variation="primary" onClick={() => navigate(paths.checkout(planId, cycle, start))}>
              Continue
            </Button>
          )}
        </>
      }
    >
      {!data && !error && <Skeleton label="Loading trial information…" lines={3} />}
      {!data && error && <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />}
      {data && !isTrial && <p role="status">No active trial found</p>}
      {data && isTrial && (
        <>
          <StartChoice planId={planId} cycle={cycle} trial={data} start={start} onChange={setStart} />
          <Scheduled trial={data} />
        </>
      )}
    </Dialog>
  );
}

function StartChoice({
  planId,
  cycle,
  trial,
  start,
  onChange,
}: {
  planId: PaidPlanId;
  cycle: BillingCycle;
  trial: TrialInfo;
  start: PlanStart;
  onChange: (start: PlanStart) => void;
}) {
  const notary = useNotary();
  const { name } = plans[planId];
  const end = trial.trialEnd ? formatDate(trial.trialEnd, notary) : 'the last day of the trial';
  const option = (value: PlanStart) => ({
    type: 'radio' as const,
    name: 'plan-start',
    value,
    checked: start === value,
    onChange: () => onChange(value),
  });
  return (
    <fieldset className="trial-start">
      <legend>
        {choiceText({ planId, cycle })}, {priceText(planId, cycle)}
      </legend>
      <label>
        <input {...option('trial_end')} />
        <span className="trial-option">
          <strong>Schedule it for the end of the trial</strong>
          <span>
            You keep {plans[trialPlanId].name} features for {daysText(trial.remainingDays)} more. {name}{' '}
            starts, and is charged, on {end}.
          </span>
        </span>
      </label>
      <label>
        <input {...option('now')} />
        <span className="trial-option">
          <strong>Upgrade immediately</strong>
          <span>The trial ends now. {name} starts, and is charged, today.</span>
        </span>
      </label>
    </fieldset>
  );
}

/** The scheduled change. Another choice replaces it, and a button cancels it. */
function Scheduled({ trial: { pendingPlanChange: pending } }: { trial: TrialInfo }) {
  const refresh = useRefreshSubscription();
  const { run, busy } = useCall(
    async () => {
      const { message } = await api('cancel-scheduled-change');
      await refresh();
      return message;
    },
    { failed: 'Failed to cancel scheduled change', done: (message) => message },
  );
  if (!pending) return null;
  return (
    <div className="trial-scheduled">
      <p>
        Scheduled so far: {choiceText({ planId: pending.newPlanId, cycle: pending.billingCycle })}. Your new
        choice will replace it.
      </p>
      <Button isLoading={busy} loadingText="Canceling…" onClick={() => void run()}>
        Cancel Scheduled Change
      </Button>
    </div>
  );
}

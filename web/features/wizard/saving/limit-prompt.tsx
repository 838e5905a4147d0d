import { PlanPrompt } from '#web/components/plans/plan-prompt.tsx';
import { useSubscription } from '#web/lib/api/use-subscription.ts';

/** Says that no notarizations are left this month, and that an entry can still be recorded. The server decides. */
export function LimitPrompt() {
  const { subscription } = useSubscription();
  if (!subscription) return null;
  const { monthlyNotarizationsLimit: limit, monthlyNotarizationsUsed: used, planName } = subscription;
  if (limit < 0 || used < limit) return null;
  return (
    <PlanPrompt
      title={`Limit reached: ${limit} of ${limit}`}
      text={`You have used all of this month's notarizations on ${planName}. Record this entry anyway: it is kept on this device until your plan has room.`}
    />
  );
}

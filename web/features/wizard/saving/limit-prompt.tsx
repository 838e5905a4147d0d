import { PlanPrompt } from '#web/components/plan-prompt.tsx';
import { useSubscription } from '#web/lib/use-subscription.ts';

/** Warns that no notarizations are left this month, before the notary fills in an entry. The server decides. */
export function LimitPrompt() {
  const { subscription } = useSubscription();
  if (!subscription) return null;
  const { monthlyNotarizationsLimit: limit, monthlyNotarizationsUsed: used, planName } = subscription;
  if (limit < 0 || used < limit) return null;
  return (
    <PlanPrompt
      title="Monthly Limit Reached"
      text={`You have used all ${limit} notarizations that ${planName} has a month, so this entry cannot be submitted yet.`}
    />
  );
}

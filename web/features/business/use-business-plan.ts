import { plans } from '#shared/data/plans.ts';
import { useSubscription } from '#web/lib/api/use-subscription.ts';

/** Tells whether the plan includes the business tools. While the plan is unknown, nothing is withheld: the server decides. */
export function useBusinessPlan(): boolean {
  const { subscription } = useSubscription();
  return subscription === undefined || plans[subscription?.planId ?? 'free'].business;
}

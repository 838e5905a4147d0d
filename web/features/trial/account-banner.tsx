import { plans, trialPlanId } from '#shared/data/plans.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { formatDate } from '#web/lib/dates.ts';
import { paths, type View } from '#web/lib/paths.ts';
import { daysText } from '#web/lib/plan-words.ts';
import { useNotary } from '#web/lib/session.ts';
import { useSubscription } from '#web/lib/use-subscription.ts';
import './account-banner.css';

/** Shows at the top of every page that the account is in its trial or that a payment failed. */
export function AccountBanner({ view }: { view: View }) {
  const { subscription } = useSubscription();
  const notary = useNotary();
  if (subscription?.status === 'trialing') {
    return (
      <section className="account-banner" aria-label="Free trial">
        <p>
          <strong>FREE TRIAL</strong>
          <span>
            {daysText(subscription.remainingDays)} remaining
            <span className="account-banner-more"> of {plans[trialPlanId].name} features</span>
          </span>
        </p>
        <LinkButton to={paths.pricing} primary small>
          Upgrade Now
        </LinkButton>
      </section>
    );
  }
  // The subscription page shows its own notice with more details.
  if (subscription?.status === 'past_due' && view !== 'subscription') {
    return (
      <section className="account-banner account-banner-due" aria-label="Past due">
        <p>
          <strong>PAST DUE</strong>
          <span>
            Your last payment failed.
            {subscription.graceUntil &&
              ` You keep ${subscription.planName} features until ${formatDate(subscription.graceUntil, notary)}.`}
          </span>
        </p>
        <LinkButton to={paths.subscription} small>
          Change Card
        </LinkButton>
      </section>
    );
  }
  return null;
}

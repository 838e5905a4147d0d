import { type ReactNode, useEffect } from 'react';
import { plans, trialPlanId } from '#shared/data/plans.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import type { Profile, Subscription } from '#web/lib/api/api-types.ts';
import { useSubscription } from '#web/lib/api/use-subscription.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { View } from '#web/lib/navigation/views.ts';
import { daysText, fewLeft } from '#web/lib/plan-words.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { hadBanner, rememberBanner } from './known-banner.ts';
import './account-banner.css';

/**
 * Shows at the top of every page that the account is in its trial, a payment failed, or few notarizations are left. Until that
 * is known, it keeps the place of the banner that this device showed last, so that the page below does not move.
 */
export function AccountBanner({ view }: { view: View }) {
  const { subscription, error } = useSubscription();
  const notary = useNotary();
  const banner = subscription && bannerOf(subscription, notary, view);
  const isKnown = subscription !== undefined;
  const has = Boolean(banner);
  useEffect(() => {
    // The subscription page has fewer banners than the others.
    if (isKnown && view !== 'subscription') rememberBanner(notary.id, has);
  }, [isKnown, has, view, notary.id]);
  if (isKnown || error) return banner;
  return hadBanner(notary.id) ? <div className="account-banner" /> : null;
}

/** Days before the end of the trial from which the banner says what changes then. */
const lastDays = 3;

function afterTrial({ pendingPlanChange: pending, card }: Subscription): string {
  const { name, notarizationsLimit } = plans.free;
  if (pending && card) return `Then ${plans[pending.newPlanId].name} starts.`;
  if (pending) return `Without a card, ${plans[pending.newPlanId].name} will not start.`;
  return `Then ${name}: ${notarizationsLimit} notarizations a month, no PDF export, search, or new drafts.`;
}

function bannerOf(subscription: Subscription, notary: Profile, view: View): ReactNode {
  if (subscription.status === 'trialing') {
    return (
      <section className="account-banner" aria-label="Free trial">
        <p>
          <strong>FREE TRIAL</strong>
          <span>
            {daysText(subscription.remainingDays)} remaining
            <span className="account-banner-more"> of {plans[trialPlanId].name} features</span>
          </span>
          {subscription.remainingDays <= lastDays && <span>{afterTrial(subscription)}</span>}
        </p>
        <LinkButton to={paths.pricing} small>
          Upgrade Now
        </LinkButton>
      </section>
    );
  }
  // The subscription page shows its own notice with more details.
  if (subscription.status === 'past_due' && view !== 'subscription') {
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
  const left = fewLeft(subscription);
  if (left !== undefined && view !== 'subscription') {
    const limit = subscription.monthlyNotarizationsLimit;
    return (
      <section className="account-banner" aria-label="Monthly limit">
        <p>
          <strong>{left === 0 ? `Limit reached: ${limit} of ${limit}` : 'Approaching Limit'}</strong>
          <span>
            {left === 0
              ? 'What you record is kept on this device until your plan has room.'
              : `${left} of ${limit} notarizations remain this month.`}
          </span>
        </p>
        <LinkButton to={paths.pricing} small>
          View Plans
        </LinkButton>
      </section>
    );
  }
  return null;
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '#web/components/link-button.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import type { Subscription } from '#web/lib/api/api-types.ts';
import { useRefreshSubscription, useSubscription } from '#web/lib/api/use-subscription.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { CardOnFile } from './card-on-file.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { Invoices } from './invoices.tsx';
import { Support } from './support.tsx';
import { Usage } from './usage.tsx';
import './subscription.css';

/** The plan, its usage, and its payments (specification, section 2.11). */
export function SubscriptionView() {
  const { subscription, error, retry } = useSubscription();
  useReloadAfterScheduling();
  if (error) {
    return <LoadFailure text="Failed to load subscription status" detail={error.detail} onRetry={retry} />;
  }
  if (subscription === undefined) {
    return (
      <div className="subscription">
        <div className="subscription-card">
          <Skeleton label="Loading subscription…" lines={5} />
        </div>
      </div>
    );
  }
  if (subscription === null) return <NoSubscription />;
  return <Loaded subscription={subscription} />;
}

function Loaded({ subscription }: { subscription: Subscription }) {
  return (
    <div className="subscription">
      {subscription.notice && <DisputeNotice text={subscription.notice} />}
      {subscription.status === 'past_due' && <PastDueNotice subscription={subscription} />}
      <CurrentPlan subscription={subscription} />
      <Usage subscription={subscription} />
      <CardOnFile subscription={subscription} />
      <Support support={subscription.features.support} />
      <Invoices />
    </div>
  );
}

function NoSubscription() {
  return (
    <div className="subscription">
      <section className="subscription-card subscription-wide" aria-labelledby="no-subscription">
        <h2 id="no-subscription">No subscription yet</h2>
        <p>Choose a plan to record more notarizations, keep drafts, and export your entries.</p>
        <div className="subscription-actions">
          <LinkButton to={paths.pricing} primary>
            View Plans
          </LinkButton>
        </div>
      </section>
      <Support support="none" />
    </div>
  );
}

/** Shows that a payment failed, how long the features stay, and what to do. */
function PastDueNotice({ subscription }: { subscription: Subscription }) {
  const notary = useNotary();
  const { planName, graceUntil } = subscription;
  return (
    <section className="subscription-card subscription-due" aria-labelledby="past-due">
      <h2 id="past-due">Your last payment failed</h2>
      <p>
        {graceUntil
          ? `You keep ${planName} features until ${formatDate(graceUntil, notary)}. If the invoice is not paid by then, your account moves to Free.`
          : `If the invoice is not paid, your account moves to Free.`}
      </p>
      <p>Change your card below, or pay the open invoice. We also retry the card on file automatically.</p>
    </section>
  );
}

/** Shows the server's notice about a disputed payment. */
function DisputeNotice({ text }: { text: string }) {
  return (
    <section className="subscription-card subscription-due" aria-labelledby="disputed">
      <h2 id="disputed">A disputed payment</h2>
      <p>{text}</p>
    </section>
  );
}

/** Delay before the plan is read again after a scheduled change, in milliseconds (specification, section 9). */
const reloadDelay = 2_000;

/** Reads the plan again shortly after a checkout has scheduled a change and opened this page. */
function useReloadAfterScheduling(): void {
  const { state } = useLocation();
  const refresh = useRefreshSubscription();
  const hasScheduled = Reflect.get(Object(state), 'hasScheduled') === true;
  useEffect(() => {
    if (!hasScheduled) return;
    const timer = setTimeout(() => void refresh(), reloadDelay);
    return () => clearTimeout(timer);
  }, [hasScheduled, refresh]);
}

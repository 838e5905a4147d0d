import { LinkButton } from '#web/components/link-button.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import type { Subscription } from '#web/lib/api/api-types.ts';
import { useSubscription } from '#web/lib/api/use-subscription.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { CardOnFile } from './card-on-file.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { DisputeNotice } from './dispute-notice.tsx';
import { Invoices } from './invoices.tsx';
import { PastDueNotice } from './past-due-notice.tsx';
import { Support } from './support.tsx';
import { Usage } from './usage.tsx';
import { useReloadAfterScheduling } from './use-reload.ts';
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

import { Link } from 'react-router';
import { LinkButton } from '#web/components/link-button.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { onDemand } from '#web/components/page/on-demand.tsx';
import type { Dashboard } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { NeedsAttention } from './attention/needs-attention.tsx';
import { RecentSkeleton, StatsSkeleton } from './dashboard-skeleton.tsx';
import { GetStarted } from './get-started.tsx';
import { PracticeStatesPrompt } from './practice-states-prompt.tsx';
import { RecentEntry } from './recent-entry.tsx';
import { StatCards } from './stat-cards.tsx';
import { useGetStarted } from './use-get-started.ts';
import { Verified } from './verified.tsx';
import './dashboard.css';

/** The journal does not wait for it. */
const BusinessBlock = onDemand(async () => (await import('./business-block.tsx')).BusinessBlock);

const failure = 'Failed to load dashboard data';

/**
 * The journal's figures, what needs attention, and recent activity (specification, section 2.5). A new account finds its
 * first steps before them.
 */
export function DashboardView() {
  const { data, error, mutate } = useApi('get-dashboard', {}, { failure });
  const { steps, dismiss } = useGetStarted(data);
  const isLoading = !data && !error;
  return (
    <>
      {steps && <GetStarted steps={steps} onDismiss={dismiss} />}
      {data && <StatCards dashboard={data} />}
      {data && <Verified dashboard={data} />}
      {isLoading && <StatsSkeleton />}
      {!data && error && <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />}
      <NeedsAttention dashboard={data} asksForEmail={!steps} />
      {data && <Recent dashboard={data} />}
      {data && <BusinessBlock />}
      {isLoading && <RecentSkeleton />}
      {!steps && <PracticeStatesPrompt />}
    </>
  );
}

function Recent({ dashboard }: { dashboard: Dashboard }) {
  return (
    <section className="recent" aria-labelledby="recent-title">
      <div className="recent-head">
        <h2 id="recent-title">Recent Activity</h2>
        {dashboard.recent.length > 0 && (
          <Link to={paths.journal()} className="recent-all">
            View All
          </Link>
        )}
      </div>
      {dashboard.recent.length > 0 ? (
        <ul className="recent-list">
          {dashboard.recent.map((entry) => (
            <RecentEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="Your journal is empty"
          hint="Your latest drafts and completed entries will appear here."
        >
          <LinkButton to={paths.wizard()} primary>
            Create Your First Entry
          </LinkButton>
        </EmptyState>
      )}
    </section>
  );
}

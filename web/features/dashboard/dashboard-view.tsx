import { Link } from 'react-router';
import { MailProblem } from '#web/components/email/mail-problem-notice.tsx';
import { UnverifiedEmail } from '#web/components/email/unverified-email.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import type { Dashboard } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { CommissionReminders } from './commission-reminders.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { LawChanges } from './law-changes.tsx';
import { PracticeOffer } from './practice-offer.tsx';
import { PracticeStatesPrompt } from './practice-states-prompt.tsx';
import { RecentEntry } from './recent-entry.tsx';
import { StatCards } from './stat-cards.tsx';
import { TimezoneQuestion } from './timezone-question.tsx';
import { Verified } from './verified.tsx';
import './dashboard.css';

const failure = 'Failed to load dashboard data';

/** The journal's figures and recent activity (specification, section 2.5). */
export function DashboardView() {
  return (
    <>
      <UnverifiedEmail />
      <MailProblem />
      <CommissionReminders />
      <TimezoneQuestion />
      <LawChanges />
      <Figures />
      <PracticeStatesPrompt />
    </>
  );
}

function Figures() {
  const { data, error, mutate } = useApi('get-dashboard', {}, { failure });
  if (data) return <Loaded dashboard={data} />;
  if (error) return <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />;
  return <DashboardSkeleton />;
}

function Loaded({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      {dashboard.recent.length === 0 && <PracticeOffer />}
      <StatCards dashboard={dashboard} />
      <Verified dashboard={dashboard} />
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
    </>
  );
}

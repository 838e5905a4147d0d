import { Skeleton } from '#web/components/page/skeleton.tsx';

/** The outline of the dashboard while its figures load. */
export function DashboardSkeleton() {
  return (
    <>
      <div className="stats" aria-hidden="true">
        {['entries', 'drafts', 'month', 'revenue'].map((name) => (
          <div key={name} className="stat stat-waiting">
            <div className="skeleton-line" />
            <div className="skeleton-line" />
          </div>
        ))}
      </div>
      <div className="recent">
        <Skeleton label="Loading dashboard..." lines={6} />
      </div>
    </>
  );
}

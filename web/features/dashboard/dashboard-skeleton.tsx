import { Skeleton } from '#web/components/page/skeleton.tsx';

/** The outline of the four figures while they load. */
export function StatsSkeleton() {
  return (
    <div className="stats" aria-hidden="true">
      {['entries', 'drafts', 'month', 'revenue'].map((name) => (
        <div key={name} className="stat stat-waiting">
          <div className="skeleton-line" />
          <div className="skeleton-line" />
        </div>
      ))}
    </div>
  );
}

/** The outline of the recent activity while it loads. */
export function RecentSkeleton() {
  return (
    <div className="recent">
      <Skeleton label="Loading dashboard..." lines={6} />
    </div>
  );
}

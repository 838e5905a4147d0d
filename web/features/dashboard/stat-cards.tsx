import { formatMoney } from '#shared/entry/money.ts';
import type { Dashboard } from '#web/lib/api/api-types.ts';

const count = (value: number) => value.toLocaleString('en-US');

/** The four figures at the top of the dashboard. */
export function StatCards({ dashboard }: { dashboard: Dashboard }) {
  return (
    <dl className="stats">
      <div className="stat">
        <dt>Journal Entries</dt>
        <dd className="stat-value tabular">{count(dashboard.submittedCount)}</dd>
        <dd className="stat-note">completed</dd>
      </div>
      <div className="stat">
        <dt>Drafts</dt>
        <dd className="stat-value tabular">{count(dashboard.draftsCount)}</dd>
        <dd className="stat-note">to be finished</dd>
      </div>
      <div className="stat">
        <dt>This Month</dt>
        <dd className="stat-value tabular">{count(dashboard.monthEntries.value)}</dd>
        <Change total={dashboard.monthEntries} />
      </div>
      <div className="stat">
        <dt>Monthly Revenue</dt>
        <dd className="stat-value tabular">{formatMoney(dashboard.monthRevenue.value)}</dd>
        <Change total={dashboard.monthRevenue} />
      </div>
    </dl>
  );
}

function Change({ total }: { total: Dashboard['monthEntries'] }) {
  const percent = total.percentChange;
  const direction = percent > 0 ? 'up' : percent < 0 ? 'down' : 'level';
  const sign = { up: '+', down: '−', level: '' }[direction];
  return (
    <dd className="stat-note tabular">
      <span className={`change change-${direction}`}>{`${sign}${Math.abs(percent).toFixed(1)}%`}</span>
      {' vs last month'}
    </dd>
  );
}

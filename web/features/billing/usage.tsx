import type { Subscription } from '#web/lib/api/api-types.ts';
import { fewLeft } from '#web/lib/plan-words.ts';
import { UsageBar } from './usage-bar.tsx';

/** Shows the month's notarizations and the drafts against their limits. */
export function Usage({ subscription }: { subscription: Subscription }) {
  const {
    monthlyNotarizationsUsed: used,
    monthlyNotarizationsLimit: limit,
    draftsCount,
    draftsLimit,
  } = subscription;
  const left = fewLeft(subscription);
  return (
    <section className="subscription-card" aria-labelledby="usage">
      <h2 id="usage">Monthly Usage</h2>
      <UsageBar label="Notarizations this month" used={used} limit={limit} />
      {left !== undefined && (
        <p className="usage-warning" role="status">
          <strong>{left === 0 ? `Limit reached: ${limit} of ${limit}` : 'Approaching Limit'}</strong>
          <span>
            {left === 0
              ? 'You can still record entries: they are kept on this device until next month, or until you choose a larger plan. Your journal and everything in it stay available.'
              : `${left} of ${limit} notarizations remain this month.`}
          </span>
        </p>
      )}
      <UsageBar label="Drafts" used={draftsCount} limit={draftsLimit} none="Drafts need a paid plan" />
    </section>
  );
}

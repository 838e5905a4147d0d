import './usage-bar.css';

/** The shares of a limit at which the bar turns yellow and red (specification, section 9). */
const yellowFrom = 75;
const redFrom = 90;

/**
 * Shows how much of a limit is used; a limit of -1 is unlimited. `none` is shown when the limit is 0 and
 * nothing is used. The bar repeats the figures, so screen readers get only the figures.
 */
export function UsageBar({
  label,
  used,
  limit,
  none,
}: {
  label: string;
  used: number;
  limit: number;
  none?: string;
}) {
  const count = used.toLocaleString('en-US');
  if (limit < 0 || (limit === 0 && used === 0)) {
    return (
      <div className="usage">
        <p className="usage-text">
          <span>{label}</span>
          <span className="tabular">{limit < 0 ? `${count} (no limit)` : (none ?? 'None')}</span>
        </p>
      </div>
    );
  }
  const most = limit.toLocaleString('en-US');
  const share = limit === 0 ? 100 : (used / limit) * 100;
  const percent = Math.min(100, share);
  const colour = share >= redFrom ? 'red' : share >= yellowFrom ? 'yellow' : 'green';
  return (
    <div className="usage">
      <p className="usage-text">
        <span>{label}</span>
        <span className="tabular">
          {used < limit ? count : most} of {most}
        </span>
      </p>
      <div className="usage-bar" aria-hidden="true">
        <div className={`usage-fill usage-${colour}`} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
}

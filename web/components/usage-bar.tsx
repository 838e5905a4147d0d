import './usage-bar.css';

/** Shares of a limit from which the bar is yellow and red (specification, section 9). */
const yellowFrom = 75;
const redFrom = 90;

/**
 * How much of a limit is used; a limit of -1 is unlimited. `none` is said where the limit is 0 and nothing
 * is used. The bar says nothing that the figures do not, so a screen reader is given those alone.
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
          <span className="tabular">{limit < 0 ? `${count} used, unlimited` : (none ?? 'None')}</span>
        </p>
      </div>
    );
  }
  const share = limit === 0 ? 100 : (used / limit) * 100;
  const percent = Math.min(100, share);
  const colour = share >= redFrom ? 'red' : share >= yellowFrom ? 'yellow' : 'green';
  return (
    <div className="usage">
      <p className="usage-text">
        <span>{label}</span>
        <span className="tabular">
          {count} of {limit.toLocaleString('en-US')}
        </span>
      </p>
      <div className="usage-bar" aria-hidden="true">
        <div className={`usage-fill usage-${colour}`} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
}

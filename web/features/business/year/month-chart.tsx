import { monthInWords } from '#shared/rules/dates.ts';
import './month-chart.css';

/** The values of a month: one, or two that are stacked. */
export type ChartMonth = { month: string; values: readonly [number] | readonly [number, number] };

/** Sizes in the units of the drawing, which is as wide as on a phone, so that its text has the size of other text. */
const size = { width: 320, height: 150, top: 22, base: 124, bar: 18 } as const;
const step = size.width / 12;

/** Returns the next number above that is easy to read: 1, 2, or 5 with zeros. */
export function roundedUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((factor) => factor * power >= value) ?? 10) * power;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Bars for the months of a year, unless all are zero. One sentence is the drawing's text alternative, and a table
 * elsewhere has the numbers.
 */
export function MonthChart({
  title,
  months,
  names,
  show,
}: {
  title: string;
  months: readonly ChartMonth[];
  /** Names of the values, for the key below stacked bars. */
  names?: readonly [string, string];
  show: (value: number) => string;
}) {
  const highest = months.reduce<ChartMonth | undefined>(
    (best, one) => (sum(one.values) > sum(best?.values ?? [0]) ? one : best),
    undefined,
  );
  if (!highest) {
    return (
      <figure className="month-chart">
        <figcaption>{title}</figcaption>
        <p className="muted">None yet.</p>
      </figure>
    );
  }
  const top = roundedUp(sum(highest.values));
  const heightOf = (value: number) => (Math.max(0, value) / top) * (size.base - size.top);
  const words = `${title} by month, highest in ${monthInWords(highest.month)} with ${show(sum(highest.values))}.`;
  return (
    <figure className="month-chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={words}>
        <line className="chart-line" x1="0" x2={size.width} y1={size.top} y2={size.top} />
        <text className="chart-text" x="0" y={size.top - 6}>
          {show(top)}
        </text>
        <line className="chart-line" x1="0" x2={size.width} y1={size.base} y2={size.base} />
        {months.map(({ month, values: [first, second = 0] }, at) => {
          const x = at * step + (step - size.bar) / 2;
          const [low, high] = [heightOf(first), heightOf(second)];
          return (
            <g key={month}>
              <rect className="chart-bar" x={x} y={size.base - low} width={size.bar} height={low} />
              {high > 0 && (
                <rect
                  className="chart-bar-other"
                  x={x + 0.75}
                  y={size.base - low - high}
                  width={size.bar - 1.5}
                  height={high}
                />
              )}
              <text className="chart-text" x={at * step + step / 2} y={size.base + 19} textAnchor="middle">
                {monthInWords(month).slice(0, 1)}
              </text>
            </g>
          );
        })}
      </svg>
      {names && (
        <ul className="chart-key">
          <li>
            <span className="chart-mark" /> {names[0]}
          </li>
          <li>
            <span className="chart-mark chart-mark-other" /> {names[1]}
          </li>
        </ul>
      )}
    </figure>
  );
}

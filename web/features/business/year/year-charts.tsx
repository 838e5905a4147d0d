import { formatMoney } from '#shared/entry/money.ts';
import { monthInWords } from '#shared/rules/dates.ts';
import { shownAmount, shownMiles } from '#web/lib/amounts.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { MonthChart } from './month-chart.tsx';

export type Summary = ApiOutput<'get-business-summary'>;

/** Whole dollars, which are short enough for a chart. */
const dollars = (value: number) => formatMoney(value).replace(/\.00$/, '');

/** Income, expenses, and miles by month as small charts, and the same as a table. */
export function YearCharts({ year, summary: { months } }: { year: string; summary: Summary }) {
  return (
    <section className="paper-card" aria-labelledby="year-months">
      <h2 id="year-months">By month</h2>
      <div className="year-charts">
        <MonthChart
          title="Income"
          names={['Notarial fees', 'Other income']}
          show={dollars}
          months={months.map(({ month, notarialFees, otherIncome }) => ({
            month,
            values: [Number(notarialFees), Number(otherIncome)] as const,
          }))}
        />
        <MonthChart
          title="Expenses"
          show={dollars}
          months={months.map(({ month, expenses }) => ({ month, values: [Number(expenses)] as const }))}
        />
        <MonthChart
          title="Miles"
          show={shownMiles}
          months={months.map(({ month, miles }) => ({ month, values: [miles] as const }))}
        />
      </div>
      <details className="paper-details">
        <summary>Show the numbers</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className="year-table" aria-label={`Months of ${year}`} tabIndex={0}>
          <table className="paper-table" aria-label={`Income, expenses, and miles of ${year} by month`}>
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col" className="number">
                  Notarial fees
                </th>
                <th scope="col" className="number">
                  Other income
                </th>
                <th scope="col" className="number">
                  Expenses
                </th>
                <th scope="col" className="number">
                  Miles
                </th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, notarialFees, otherIncome, expenses, miles }) => (
                <tr key={month}>
                  <th scope="row">{monthInWords(month).replace(/ \d+$/, '')}</th>
                  <td className="number">{shownAmount(notarialFees)}</td>
                  <td className="number">{shownAmount(otherIncome)}</td>
                  <td className="number">{shownAmount(expenses)}</td>
                  <td className="number">{shownMiles(miles)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}

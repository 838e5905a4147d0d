import { scheduleC } from '#shared/data/business/schedule-c.ts';
import type { ExpenseCategory } from '#shared/schemas/business/expense.ts';
import { shownAmount, shownSum } from '#web/lib/amounts.ts';

/** The expenses of a year by line of Schedule C. */
export function ScheduleCTable({ sums }: { sums: Readonly<Partial<Record<ExpenseCategory, string>>> }) {
  const lines = Object.entries(scheduleC).flatMap(([category, { label, line }]) => {
    const amount = sums[category as ExpenseCategory];
    return amount === undefined ? [] : [{ label, line, amount }];
  });
  return (
    <table className="paper-table" aria-label="Expenses by line of Schedule C">
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">Schedule C</th>
          <th scope="col" className="number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, line, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{line}</td>
            <td className="number">{shownAmount(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td className="number">{shownSum(lines.map(({ amount }) => amount))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

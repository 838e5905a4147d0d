import type { ReactNode } from 'react';
import { scheduleC } from '#shared/data/business/schedule-c.ts';
import type { ExpenseCategory } from '#shared/schemas/business/expense.ts';
import { shownAmount } from '#web/lib/amounts.ts';
import { useList } from '#web/lib/api/use-list.ts';
import { GroupedList } from '../papers/paper-list.tsx';
import { useShownPart } from '../papers/use-shown-part.ts';
import type { Expense } from './expense-row.tsx';

/** More expenses than a notary has in a year: the API sorts them by day only. */
const most = 1_000;

const categories = Object.keys(scheduleC);
const place = ({ category }: Expense) => categories.indexOf(category);

/** The expenses of a year by line of Schedule C. */
export function ExpensesByLine({
  period,
  sums,
  ...props
}: {
  period: { from: string; to: string };
  sums: Readonly<Partial<Record<ExpenseCategory, string>>> | undefined;
  title: string;
  failure: string;
  empty: ReactNode;
  children: (expense: Expense) => ReactNode;
}) {
  const list = useList('list-expenses', period, { failure: props.failure, size: most });
  const sorted = list.items?.toSorted((a, b) => place(a) - place(b));
  return (
    <GroupedList
      {...props}
      list={useShownPart(list, sorted, period.from)}
      groupOf={({ category }) => category}
      titleOf={(category) => {
        const { label, line } = scheduleC[category as ExpenseCategory];
        return `${label} (${line})`;
      }}
      sumOf={(category) => {
        const sum = sums?.[category as ExpenseCategory];
        return sum && shownAmount(sum);
      }}
    />
  );
}

import { Button, SelectField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { useViewHelp } from '#web/components/page/view-help.tsx';
import { shownAmount, shownSum } from '#web/lib/amounts.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useList } from '#web/lib/api/use-list.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useToday } from '#web/lib/use-today.ts';
import { categorySums } from '../papers/category-sums.ts';
import { DeletePaper } from '../papers/delete-paper.tsx';
import { MonthList } from '../papers/paper-list.tsx';
import { PaperSearch } from '../papers/paper-search.tsx';
import { usePaperSearch } from '../papers/use-paper-search.ts';
import { YearChoice } from '../papers/year-choice.tsx';
import { useBusinessPlan } from '../use-business-plan.ts';
import { DueAgain } from './due-again.tsx';
import { ExpenseDialog, type OpenExpense } from './expense-dialog.tsx';
import { type Expense, ExpenseRow } from './expense-row.tsx';
import { ExpensesByLine } from './expenses-by-line.tsx';
import { ScheduleCTable } from './schedule-c-table.tsx';
import './expenses.css';

const failure = 'Failed to load your expenses';

/** The expenses of a year by month, or their sums by line of Schedule C. */
export function ExpensesTab() {
  useViewHelp('business-expenses');
  const notary = useNotary();
  const today = useToday();
  const isIncluded = useBusinessPlan();
  const [year, setYear] = useState(today.slice(0, 'YYYY'.length));
  const [view, setView] = useState('months');
  const [open, setOpen] = useState<OpenExpense>();
  const [doomed, setDoomed] = useState<Expense>();
  const period = { from: `${year}-01-01`, to: `${year}-12-31` };
  const list = useList('list-expenses', period, { failure });
  const { data: sums } = useApi('get-business-summary', { query: { year, basis: 'done' } }, { failure });
  const { q, setSearch } = usePaperSearch('expenses');
  // A search covers all years.
  const found = useList('list-expenses', q ? { q } : null, { failure });
  const [last] = list.items ?? [];
  const byCategory = sums && categorySums(sums);

  const add = () =>
    setOpen({
      ...{ orderId: null, uploadId: null },
      start: { date: today, category: '', amount: '', description: '', repeats: '' },
    });
  const repeat = ({ category, amount, description }: Expense) =>
    setOpen({
      ...{ orderId: null, uploadId: null },
      start: { date: today, category, amount, description, repeats: '' },
    });
  const edit = ({ id, orderId, uploadId, date, category, amount, description, repeats }: Expense) =>
    setOpen({
      ...{ id, orderId, uploadId },
      start: { date, category, amount, description, repeats: repeats ?? '' },
    });

  const shared = {
    title: q ? 'Expenses found' : 'Expenses',
    failure,
    search: { what: 'expenses', q, onClear: () => setSearch('') },
    empty: (
      <EmptyState
        title={`No expenses in ${year}`}
        hint="Add what you pay for your business, with a photo or PDF of the receipt. Each expense belongs to a line of Schedule C."
      />
    ),
    children: (expense: Expense) => (
      <ExpenseRow
        expense={expense}
        isLocked={!isIncluded}
        onRepeat={() => repeat(expense)}
        onEdit={() => edit(expense)}
        onDelete={() => setDoomed(expense)}
      />
    ),
  };
  return (
    <>
      <div className="paper-bar">
        <YearChoice year={year} setYear={setYear} />
        <SelectField label="Show" value={view} onChange={({ target }) => setView(target.value)}>
          <option value="months">By month</option>
          <option value="lines">By Schedule C line</option>
        </SelectField>
        <dl className="paper-figures tabular" aria-live="polite">
          <div>
            <dt>Expenses in {year}</dt>
            <dd>{byCategory ? shownSum(Object.values(byCategory)) : '…'}</dd>
          </div>
        </dl>
        {isIncluded && (
          <div className="paper-bar-end">
            {last && <Button onClick={() => repeat(last)}>Repeat last</Button>}
            <Button variation="primary" onClick={add}>
              <Icon name="plus" /> Add expense
            </Button>
          </div>
        )}
      </div>
      <PaperSearch
        label="Search expenses"
        placeholder="Description"
        q={q}
        found={found}
        onSearch={setSearch}
      />
      {isIncluded && !q && <DueAgain />}
      {view === 'lines' && !q && byCategory && (
        <section className="paper-card" aria-label={`Expenses of ${year} by line of Schedule C`}>
          <ScheduleCTable sums={byCategory} />
        </section>
      )}
      {view === 'lines' && !q ? (
        <ExpensesByLine {...shared} period={period} sums={byCategory} />
      ) : (
        <MonthList
          {...shared}
          list={q ? found : list}
          sumOf={(month) => {
            const sum = sums?.months.find((one) => one.month === month)?.expenses;
            return sum && shownAmount(sum);
          }}
        />
      )}
      {open && <ExpenseDialog expense={open} onClose={() => setOpen(undefined)} />}
      {doomed && (
        <DeletePaper
          what="expense"
          remove={() => api('delete-expense', { params: { id: doomed.id } })}
          onClose={() => setDoomed(undefined)}
        >
          <p>
            {doomed.description}, {shownAmount(doomed.amount)}, of {formatDay(doomed.date, notary)}
            {doomed.uploadId && ', and its receipt'} will be deleted.
            {doomed.repeats && ' It won’t be due again.'}
          </p>
        </DeletePaper>
      )}
    </>
  );
}

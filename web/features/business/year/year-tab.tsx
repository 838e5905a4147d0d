import { SelectField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useViewHelp } from '#web/components/page/view-help.tsx';
import { shownAmount, shownMiles, shownSum } from '#web/lib/amounts.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useToday } from '#web/lib/use-today.ts';
import { ScheduleCTable } from '../expenses/schedule-c-table.tsx';
import { categorySums } from '../papers/category-sums.ts';
import { YearChoice } from '../papers/year-choice.tsx';
import { Payers } from './payers.tsx';
import { SelfEmployment } from './self-employment.tsx';
import { type Summary, YearCharts } from './year-charts.tsx';
import { YearExports } from './year-exports.tsx';
import '../papers/papers.css';
import './year.css';

const failure = 'Failed to load the year';

const bases = {
  done: {
    label: 'When orders are done',
    about: 'An order counts on its day once it is done, whether it is paid or not.',
  },
  paid: {
    label: 'When payments arrive',
    about: 'A payment counts on its day. An order without an invoice counts when it is done.',
  },
} as const;

type Basis = keyof typeof bases;

/** Income, expenses, and mileage of a year, and what tax needs of them. */
export function YearTab() {
  useViewHelp('business-year');
  const [year, setYear] = useState(useToday().slice(0, 'YYYY'.length));
  const [basis, setBasis] = useState<Basis>('done');
  const { data, error, mutate } = useApi('get-business-summary', { query: { year, basis } }, { failure });
  return (
    <>
      <div className="paper-bar">
        <YearChoice year={year} setYear={setYear} />
        <SelectField
          label="Income counts"
          value={basis}
          onChange={({ target }) => setBasis(target.value as Basis)}
        >
          {Object.entries(bases).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <p className="year-basis muted">{bases[basis].about}</p>
      </div>
      {data && <Year year={year} basis={basis} summary={data} />}
      {!data && error && <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton label="Loading…" />}
    </>
  );
}

function Year({ year, basis, summary }: { year: string; basis: Basis; summary: Summary }) {
  const expenses = categorySums(summary);
  return (
    <>
      <section className="paper-card" aria-labelledby="year-figures">
        <h2 id="year-figures">{year}</h2>
        <dl className="paper-figures tabular">
          <Figure name="Notarial fees" text={shownAmount(summary.notarialFees)} />
          <Figure name="Other income" text={shownAmount(summary.otherIncome)} />
          <Figure name="Expenses" text={shownSum(Object.values(expenses))} />
          <Figure name="Mileage deduction" text={shownAmount(summary.mileageDeduction)} />
          <Figure name="Miles" text={shownMiles(summary.miles)} />
          <Figure name="Open on invoices" text={shownAmount(summary.unpaid)} />
        </dl>
      </section>
      <YearCharts year={year} summary={summary} />
      {Object.keys(expenses).length > 0 && (
        <section className="paper-card" aria-labelledby="year-expenses">
          <h2 id="year-expenses">Expenses by line of Schedule C</h2>
          <ScheduleCTable sums={expenses} />
        </section>
      )}
      <Payers key={year} year={year} payers={summary.byPayer} />
      <SelfEmployment />
      <YearExports year={year} basis={basis} />
    </>
  );
}

function Figure({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

import { Fragment, type ReactNode, useId } from 'react';
import { monthInWords } from '#shared/rules/dates.ts';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { ShowMore } from './show-more.tsx';
import '#web/components/entries/entry-list.css';
import './papers.css';

/** What `useList` answers. */
type List<Row> = {
  items: Row[] | undefined;
  hasMore: boolean;
  error: { detail: string | undefined } | undefined;
  isReading: boolean;
  showMore: () => void;
  retry: () => void;
};

type Props<Row> = {
  title: string;
  /** Below the title. */
  note?: ReactNode;
  list: List<Row>;
  failure: string;
  /** In place of an empty list. */
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

/** Splits rows, which are sorted by day, into months. */
function byMonth<Row extends { date: string }>(rows: readonly Row[]): [month: string, rows: Row[]][] {
  const months = new Map<string, Row[]>();
  for (const row of rows) {
    const month = row.date.slice(0, 'YYYY-MM'.length);
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  return [...months];
}

/** A list of papers, twenty rows and then more; each row is a list item. */
export function PaperList<Row extends { id: string }>(props: Props<Row>) {
  return (
    <ListFrame {...props}>
      {(rows) => (
        <ul className="paper-rows">
          {rows.map((row) => (
            <Fragment key={row.id}>{props.children(row)}</Fragment>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

/** The same by month, with a sum beside the name of each month. */
export function MonthList<Row extends { id: string; date: string }>({
  sumOf,
  ...props
}: Props<Row> & { sumOf: (month: string, rows: readonly Row[]) => string | undefined }) {
  return (
    <ListFrame {...props}>
      {(rows) =>
        byMonth(rows).map(([month, ofMonth]) => (
          <section key={month} aria-label={monthInWords(month)}>
            <h3 className="paper-month">
              {monthInWords(month)}
              <span className="tabular muted">{sumOf(month, ofMonth)}</span>
            </h3>
            <ul className="paper-rows">
              {ofMonth.map((row) => (
                <Fragment key={row.id}>{props.children(row)}</Fragment>
              ))}
            </ul>
          </section>
        ))
      }
    </ListFrame>
  );
}

function ListFrame<Row>({
  title,
  note,
  list,
  failure,
  empty,
  children,
}: Omit<Props<Row>, 'children'> & { children: (rows: Row[]) => ReactNode }) {
  const id = useId();
  return (
    <section className="ledger" aria-labelledby={id}>
      <div className="ledger-head">
        <h2 id={id}>{title}</h2>
      </div>
      {note && <p className="paper-note muted">{note}</p>}
      {list.items ? (
        <>
          {list.items.length === 0 ? empty : children(list.items)}
          <ShowMore
            shown={list.items.length}
            hasMore={list.hasMore}
            isReading={list.isReading}
            onMore={list.showMore}
          />
        </>
      ) : list.error ? (
        <LoadFailure text={failure} detail={list.error.detail} onRetry={list.retry} />
      ) : (
        <Skeleton label="Loading…" />
      )}
    </section>
  );
}

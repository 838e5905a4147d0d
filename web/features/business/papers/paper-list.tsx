import { Fragment, type ReactNode, useId } from 'react';
import { monthInWords } from '#shared/rules/dates.ts';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { NothingFound, type Search } from './paper-search.tsx';
import { ShowMore } from './show-more.tsx';
import '#web/components/entries/entry-list.css';
import './papers.css';

/** What `useList` answers. */
export type List<Row> = {
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
  /** The search that found the rows, if its text isn't empty. */
  search?: Search;
  /** In place of an empty list. */
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

/** How rows, which are sorted so that a group has neighbors only, are grouped. */
type Grouping<Row> = {
  groupOf: (row: Row) => string;
  titleOf: (group: string) => string;
  /** Beside the title of a group. A search shows only some rows, and no sums. */
  sumOf: (group: string, rows: readonly Row[]) => string | undefined;
};

function inGroups<Row>(rows: readonly Row[], groupOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row]);
  return [...groups];
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

/** The same in groups, each with a title and a sum. */
export function GroupedList<Row extends { id: string }>({
  groupOf,
  titleOf,
  sumOf,
  ...props
}: Props<Row> & Grouping<Row>) {
  return (
    <ListFrame {...props}>
      {(rows) =>
        inGroups(rows, groupOf).map(([group, members]) => (
          <section key={group} aria-label={titleOf(group)}>
            <h3 className="paper-group">
              {titleOf(group)}
              <span className="tabular muted">{props.search?.q ? undefined : sumOf(group, members)}</span>
            </h3>
            <ul className="paper-rows">
              {members.map((row) => (
                <Fragment key={row.id}>{props.children(row)}</Fragment>
              ))}
            </ul>
          </section>
        ))
      }
    </ListFrame>
  );
}

/** The same by month, with a sum beside the name of each month. */
export function MonthList<Row extends { id: string; date: string }>(
  props: Props<Row> & Pick<Grouping<Row>, 'sumOf'>,
) {
  return (
    <GroupedList
      {...props}
      groupOf={({ date }) => date.slice(0, 'YYYY-MM'.length)}
      titleOf={(month) => monthInWords(month)}
    />
  );
}

function ListFrame<Row>({
  title,
  note,
  list,
  failure,
  search,
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
          {list.items.length > 0 ? (
            children(list.items)
          ) : search?.q ? (
            <NothingFound {...search} hasMore={list.hasMore} />
          ) : (
            empty
          )}
          <ShowMore
            shown={list.items.length}
            hasMore={list.hasMore}
            isReading={list.isReading}
            isSearch={Boolean(search?.q)}
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

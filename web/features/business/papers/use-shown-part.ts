import { useState } from 'react';
import { pageRows } from '#web/lib/api/use-list.ts';
import type { List } from './paper-list.tsx';

/**
 * Shows a list that was read as a whole page by page. `rows` are those of its rows that a choice leaves; another `choice`
 * begins with the first page again.
 */
export function useShownPart<Row>(
  list: Omit<List<Row>, 'items'>,
  rows: Row[] | undefined,
  choice = '',
): List<Row> {
  const [shown, setShown] = useState({ choice, count: pageRows });
  const count = shown.choice === choice ? shown.count : pageRows;
  return {
    ...list,
    items: rows?.slice(0, count),
    hasMore: (rows?.length ?? 0) > count,
    showMore: () => setShown({ choice, count: count + pageRows }),
  };
}

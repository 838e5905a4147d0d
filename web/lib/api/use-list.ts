import { useCallback, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { notify } from '../browser/toasts.ts';
import { api } from './api-client.ts';
import { type ApiError, detailOf, isSessionEnd } from './api-error.ts';
import type { ApiInput, ApiOutput } from './api-types.ts';

/** The lists of the notary's business, whose pages are read by cursor. */
export type ListId =
  | 'list-clients'
  | 'list-orders'
  | 'list-order-proposals'
  | 'list-trips'
  | 'list-expenses'
  | 'list-client-invoices';

type ItemOf<Page> = Page extends { items: (infer Row)[] } ? Row : never;
export type RowOf<Id extends ListId> = ItemOf<ApiOutput<Id>>;
export type ListQuery<Id extends ListId> = Omit<NonNullable<ApiInput<Id>['query']>, 'cursor' | 'limit'>;

/** Rows that are shown first, and that "Show more" adds. */
export const pageRows = 20;
/** The most that one answer contains. */
const answerRows = 100;

type Rows<Id extends ListId> = { items: RowOf<Id>[]; hasMore: boolean };

/**
 * Reads the first `count` rows of a list, from `most` pages at most. A page of a search may read a thousand rows for
 * a few matches, so "Show more" continues it.
 */
async function readRows<Id extends ListId>(
  id: Id,
  query: ListQuery<Id>,
  count: number,
  most: number,
): Promise<Rows<Id>> {
  const read = api as unknown as (
    id: ListId,
    input: object,
  ) => Promise<{ items: RowOf<Id>[]; next: string | null }>;
  const items: RowOf<Id>[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const limit = Math.min(answerRows, count - items.length);
    const page = await read(id, { query: { ...query, limit, ...(cursor && { cursor }) } });
    items.push(...page.items);
    cursor = page.next ?? undefined;
    pages += 1;
  } while (cursor && items.length < count && pages < most);
  return { items, hasMore: cursor !== undefined };
}

/**
 * Reads a list of the notary's business, `size` rows and then more. While more rows are read, those before stay. A null
 * `query` reads nothing yet.
 */
export function useList<Id extends ListId>(
  id: Id,
  query: ListQuery<Id> | null,
  {
    failure,
    size = pageRows,
    isQuiet = false,
  }: {
    failure: string;
    size?: number;
    /** No toast tells of a failure: the page works without the list. */
    isQuiet?: boolean;
  },
) {
  const question = JSON.stringify(query);
  const [shown, setShown] = useState({ question, count: size });
  const count = shown.question === question ? shown.count : size;
  const { mutate: mutateAny } = useSWRConfig();
  const key = query && ([id, query, count] as const);
  const { data, error, mutate, isValidating } = useSWR<Rows<Id> & { question: string }, ApiError>(
    key,
    async () => {
      const asked = query as ListQuery<Id>;
      const most = 'q' in asked ? Math.ceil(count / size) : Number.POSITIVE_INFINITY;
      return { ...(await readRows(id, asked, count, most)), question };
    },
    {
      keepPreviousData: true,
      onError: (failed) => {
        if (isQuiet || isSessionEnd(failed) || !navigator.onLine) return;
        notify.error(failure, {
          id: failure,
          description: detailOf(failed, ''),
          action: { label: 'Retry', onClick: () => void mutateAny(key) },
        });
      },
    },
  );
  const rows = data?.question === question ? data : undefined;
  return {
    items: rows?.items,
    hasMore: rows?.hasMore ?? false,
    error: rows ? undefined : error,
    isReading: isValidating,
    showMore: useCallback(() => setShown({ question, count: count + size }), [question, count, size]),
    retry: useCallback(() => void mutate(), [mutate]),
  };
}

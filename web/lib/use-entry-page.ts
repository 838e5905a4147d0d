import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { limits } from '#shared/data/limits.ts';
import type { ApiError } from './api-error.ts';
import type { EntryRow } from './api-types.ts';
import { pageIn } from './paths.ts';
import { useApi } from './use-api.ts';

/** A page of entries as the address asks for it. */
export type EntryPage = {
  items: EntryRow[] | undefined;
  total: number;
  page: number;
  pageSize: number;
  /** While an answer is on its way, the first one or a fresh one. */
  loading: boolean;
  error: ApiError | undefined;
  retry: () => void;
  hrefOf: (page: number) => string;
};

/**
 * Reads the page of entries that the address names. The pages stay those of the first answer while
 * more entries are submitted (`as_of`); a page beyond the last one leads to the last one.
 */
export function useEntryPage(
  status: EntryRow['status'],
  failure: string,
  pathOf: (page: number, asOf?: string) => string,
): EntryPage {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const page = pageIn(search);
  const asOf = search.get('as_of') ?? undefined;
  const pageSize = limits.pageSize;
  const query = { status, page, pageSize, ...(asOf && { asOf }) };
  const { data, error, isValidating, mutate } = useApi(
    'list-entries',
    { query },
    { failure, keepPreviousData: true },
  );
  const total = data?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (data && !isValidating && page > lastPage) navigate(pathOf(lastPage, asOf), { replace: true });
  }, [data, isValidating, page, lastPage, asOf, navigate, pathOf]);
  return {
    items: data?.items,
    total,
    page,
    pageSize,
    loading: isValidating,
    error: data ? undefined : error,
    retry: () => void mutate(),
    hrefOf: (other) => pathOf(other, data?.asOf),
  };
}

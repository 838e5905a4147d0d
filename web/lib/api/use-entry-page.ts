import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { limits } from '#shared/data/limits.ts';
import { filterQuery, noFilters, type TypedFilters } from '../entries/typed-filters.ts';
import { pageIn } from '../navigation/paths.ts';
import { ApiError } from './api-error.ts';
import type { EntryRow } from './api-types.ts';
import { useApi } from './use-api.ts';

/** A page of entries as requested by the address. */
export type EntryPage = {
  items: EntryRow[] | undefined;
  total: number;
  page: number;
  pageSize: number;
  /** True while an answer, first or refreshed, is on its way. */
  loading: boolean;
  error: ApiError | undefined;
  retry: () => void;
  hrefOf: (page: number) => string;
};

/**
 * Reads the page of entries named in the address, with its filters. The pages stay those of the first answer
 * while more entries are submitted (`as_of`); a page beyond the last leads to the last. The previous page
 * stays visible until the next one arrives, except after a failed read.
 */
export function useEntryPage(
  status: 'draft' | 'submitted',
  failure: string,
  pathOf: (page: number, asOf?: string, filters?: TypedFilters) => string,
  filters: TypedFilters = noFilters,
): EntryPage {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const page = pageIn(search);
  const asOf = search.get('as_of') ?? undefined;
  const pageSize = limits.pageSize;
  const query = { status, page, pageSize, ...(asOf && { asOf }), ...filterQuery(filters) };
  const options = { failure, givesUpOvertaken: true };
  // Names travel in the body, because logs of addresses would keep them.
  const hasName = 'search' in query;
  const listed = useApi('list-entries', hasName ? null : { query }, options);
  const found = useApi('search-entries', hasName ? { body: query } : null, options);
  const { data: response, error, isValidating, mutate } = hasName ? found : listed;
  const [shown, setShown] = useState(response);
  if (response && response !== shown) setShown(response);
  const failed = !response && error instanceof ApiError ? error : undefined;
  const data = failed ? undefined : (response ?? shown);
  const total = data?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (data && !isValidating && page > lastPage)
      navigate(pathOf(lastPage, asOf, filters), { replace: true });
  }, [data, isValidating, page, lastPage, asOf, filters, navigate, pathOf]);
  return {
    items: data?.items,
    total,
    page,
    pageSize,
    loading: isValidating,
    error: failed,
    retry: () => void mutate(),
    hrefOf: (other) => pathOf(other, data?.asOf, filters),
  };
}

import { useEffect, useState } from 'react';
import type { ApiInput } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';

type Query = NonNullable<ApiInput<'search-annex'>['body']>;

export const failure = 'Failed to load imported entries';

/** The rows of the annex that match, by pages. Pages without a match are passed over. Give each search its own key. */
export function useImportedRows(query: Omit<Query, 'from'>) {
  /** Where the pages up to this one begin. */
  const [places, setPlaces] = useState<Query['from'][]>([undefined]);
  const from = places.at(-1);
  const { data, error, mutate } = useApi('search-annex', { body: { ...query, from } }, { failure });
  const next = data?.next ?? undefined;
  const isPassedOver = data !== undefined && data.items.length === 0 && next !== undefined;
  useEffect(() => {
    if (isPassedOver) setPlaces((before) => [...before.slice(0, -1), next]);
  }, [isPassedOver, next]);
  return {
    items: isPassedOver ? undefined : data?.items,
    error,
    retry: () => void mutate(),
    showNext: next && (() => setPlaces([...places, next])),
    showPrevious: places.length > 1 ? () => setPlaces(places.slice(0, -1)) : undefined,
  };
}

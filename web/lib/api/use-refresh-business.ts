import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { type RouteId, routes } from '#shared/contract/routes.ts';

/** Refreshes everything that is shown of the notary's business: one paper changes what others still lack. */
export function useRefreshBusiness(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => Array.isArray(key) && routes[key[0] as RouteId]?.path.startsWith('/business/'));
  }, [mutate]);
}

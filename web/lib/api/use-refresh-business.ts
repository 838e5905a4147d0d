import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { type RouteId, routes } from '#shared/contract/routes.ts';

/**
 * Refreshes everything that is shown of the notary's business: one paper changes what others still lack. After a paper was
 * deleted, `onlyLists` leaves out single papers, since the deleted one may still be shown.
 */
export function useRefreshBusiness(): (options?: { onlyLists: boolean }) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async ({ onlyLists } = { onlyLists: false }) => {
      await mutate((key) => {
        const path = Array.isArray(key) ? routes[key[0] as RouteId]?.path : undefined;
        return path?.startsWith('/business/') === true && !(onlyLists && path.includes('{'));
      });
    },
    [mutate],
  );
}

import { useCallback, useRef } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import type { RouteId } from '#shared/contract/routes.ts';
import { api } from './api-client.ts';
import { type ApiError, detailOf, isSessionEnd, isTransient } from './api-error.ts';
import type { ApiInput, ApiOutput } from './api-types.ts';
import { notify } from './toasts.ts';

type ReadInput<Id extends RouteId> = Omit<ApiInput<Id>, 'body' | 'signal'>;
type ReadKey<Id extends RouteId> = readonly [Id, ReadInput<Id>];

/** Settings of every read: only what may pass by itself is tried again, twice. */
export const swrSettings: SWRConfiguration = {
  shouldRetryOnError: isTransient,
  errorRetryCount: 2,
  errorRetryInterval: 2_000,
  keepPreviousData: false,
  revalidateOnFocus: true,
};

/**
 * Reads a route and keeps the answer in the cache. `input` null reads nothing yet. When it fails, a
 * toast says `failure`, the server's reason, and offers Retry; `error` is there for the page as well.
 */
export function useApi<Id extends RouteId>(
  id: Id,
  input: ReadInput<Id> | null,
  options: {
    failure: string;
    /** Milliseconds until the next look at an answer that is going to change; 0 for none. */
    lookAgainAfter?: (answer: ApiOutput<Id> | undefined) => number;
    /** Gives up a request that another one of the same reader overtakes; its error is no ApiError then. */
    givesUpOvertaken?: boolean;
  },
): SWRResponse<ApiOutput<Id>, ApiError> {
  const { mutate } = useSWRConfig();
  const key: ReadKey<Id> | null = input && [id, input];
  const signalFor = useOvertaking();
  return useSWR<ApiOutput<Id>, ApiError, ReadKey<Id> | null>(
    key,
    // The input of a read is exactly what the call takes.
    ([routeId, given]) =>
      (api as (id: Id, input: unknown) => Promise<ApiOutput<Id>>)(
        routeId,
        options.givesUpOvertaken ? { ...given, signal: signalFor(JSON.stringify(given)) } : given,
      ),
    {
      refreshInterval: options.lookAgainAfter ?? 0,
      onError: (error) => {
        // Without a connection the page says so where the answer would stand.
        if (isSessionEnd(error) || !navigator.onLine) return;
        notify.error(options.failure, {
          id: options.failure,
          description: detailOf(error, ''),
          action: { label: 'Retry', onClick: () => void mutate(key) },
        });
      },
    },
  );
}

/** A signal for each question; that of another question before it is aborted. */
function useOvertaking(): (question: string) => AbortSignal {
  const asked = useRef<{ question: string; controller: AbortController }>(undefined);
  return useCallback((question) => {
    if (asked.current && asked.current.question !== question) asked.current.controller.abort();
    const controller = new AbortController();
    asked.current = { question, controller };
    return controller.signal;
  }, []);
}

const entryReads: readonly RouteId[] = ['list-entries', 'get-dashboard', 'get-entry', 'get-subscription'];

/** Reads everything about entries anew, and what is used of the plan: to be called after one was saved, submitted or deleted. */
export function useRefreshEntries(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => Array.isArray(key) && entryReads.includes(key[0]));
  }, [mutate]);
}

/** Reads the sign-ins anew: to be called after whatever ended some of them. */
export function useRefreshSignIns(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => Array.isArray(key) && key[0] === 'list-sign-ins');
  }, [mutate]);
}

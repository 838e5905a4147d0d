import { useCallback, useRef } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import type { RouteId } from '#shared/contract/routes.ts';
import { notify } from '../browser/toasts.ts';
import { api } from './api-client.ts';
import { type ApiError, detailOf, isSessionEnd, isTransient } from './api-error.ts';
import type { ApiInput, ApiOutput } from './api-types.ts';

type ReadInput<Id extends RouteId> = Omit<ApiInput<Id>, 'signal'>;
type ReadKey<Id extends RouteId> = readonly [Id, ReadInput<Id>];

/** Settings of every read: only temporary failures are retried, twice. */
export const swrSettings: SWRConfiguration = {
  shouldRetryOnError: isTransient,
  errorRetryCount: 2,
  errorRetryInterval: 2_000,
  keepPreviousData: false,
  revalidateOnFocus: true,
};

/** The failures that messages have reported since the last answer. */
const reported = new Set<string>();

/**
 * Reads a route and caches the answer. A null `input` reads nothing yet. When it fails, a toast says
 * `failure` and the server's reason and offers Retry, until an answer comes; `error` is available to the page as well.
 */
export function useApi<Id extends RouteId>(
  id: Id,
  input: ReadInput<Id> | null,
  options: {
    failure: string;
    /** Milliseconds until the next read of an answer that will change; 0 for none. */
    lookAgainAfter?: (response: ApiOutput<Id> | undefined) => number;
    /** Cancels a request that a newer one of the same reader replaces; its error is then no ApiError. */
    givesUpOvertaken?: boolean;
  },
): SWRResponse<ApiOutput<Id>, ApiError> {
  const { mutate } = useSWRConfig();
  const key: ReadKey<Id> | null = input && [id, input];
  const signalFor = useOvertaking();
  return useSWR<ApiOutput<Id>, ApiError, ReadKey<Id> | null>(
    key,
    // The input of a read is exactly the input of the call.
    ([routeId, given]) =>
      (api as (id: Id, input: unknown) => Promise<ApiOutput<Id>>)(
        routeId,
        options.givesUpOvertaken ? { ...given, signal: signalFor(JSON.stringify(given)) } : given,
      ),
    {
      refreshInterval: options.lookAgainAfter ?? 0,
      onError: (error) => {
        // Offline, the page says so in place of the answer.
        if (isSessionEnd(error) || !navigator.onLine) return;
        reported.add(options.failure);
        notify.error(options.failure, {
          id: options.failure,
          description: detailOf(error, ''),
          action: { label: 'Retry', onClick: () => void mutate(key) },
        });
      },
      onSuccess: () => {
        if (reported.delete(options.failure)) notify.dismiss(options.failure);
      },
    },
  );
}

/** Returns a signal for each question and aborts the previous question's. */
function useOvertaking(): (question: string) => AbortSignal {
  const asked = useRef<{ question: string; controller: AbortController }>(undefined);
  return useCallback((question) => {
    if (asked.current && asked.current.question !== question) asked.current.controller.abort();
    const controller = new AbortController();
    asked.current = { question, controller };
    return controller.signal;
  }, []);
}

const entryReads: readonly RouteId[] = [
  ...(['list-entries', 'search-entries', 'get-dashboard'] as const),
  ...(['get-entry', 'get-subscription'] as const),
];

/**
 * Refreshes everything about entries and the plan's usage. Call it after an entry was saved, submitted, or
 * deleted.
 */
export function useRefreshEntries(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => Array.isArray(key) && entryReads.includes(key[0]));
  }, [mutate]);
}

/** Refreshes the lists of matters. Call it after one was opened, changed, or closed. */
export function useRefreshMatters(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => Array.isArray(key) && key[0] === 'list-matters');
  }, [mutate]);
}

/** Refreshes imported entries. Call it after some were imported. */
export function useRefreshImports(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => Array.isArray(key) && ['list-imports', 'search-annex'].includes(String(key[0])));
  }, [mutate]);
}

/** Refreshes the sign-ins. Call it after some of them were ended. */
export function useRefreshSignIns(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => Array.isArray(key) && key[0] === 'list-sign-ins');
  }, [mutate]);
}

import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { RouteId } from '#shared/contract/routes.ts';
import { notify } from '../browser/toasts.ts';
import { api } from './api-client.ts';
import { ApiError, detailOf, isSessionEnd } from './api-error.ts';
import type { Subscription } from './api-types.ts';

const failure = 'Failed to load subscription status';
const key = ['get-subscription'] as const;

async function readSubscription(): Promise<Subscription | null> {
  try {
    return await api('get-subscription');
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * The account's subscription; undefined until it is known, null when there is none (the API's 404). It is
 * read once for all users of the hook and refreshed whenever an entry or the plan changes.
 */
export function useSubscription(): {
  subscription: Subscription | null | undefined;
  error: ApiError | undefined;
  retry: () => void;
} {
  const { data, error, mutate } = useSWR<Subscription | null, ApiError>(key, readSubscription, {
    onError: (failed) => {
      if (isSessionEnd(failed) || !navigator.onLine) return;
      notify.error(failure, {
        id: failure,
        description: detailOf(failed, ''),
        action: { label: 'Retry', onClick: () => void mutate() },
      });
    },
  });
  return { subscription: data, error: data === undefined ? error : undefined, retry: () => void mutate() };
}

const planReads: readonly RouteId[] = [
  'get-subscription',
  'get-trial-info',
  'list-invoices',
  'preview-change',
];

/** Refreshes everything about plan and payments. Call it after any of it changed. */
export function useRefreshSubscription(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((read) => Array.isArray(read) && planReads.includes(read[0]));
  }, [mutate]);
}

/** After the bank confirmed a card: makes the server ask the payment provider and returns the new state. */
export function useConfirmedSubscription(): () => Promise<Subscription> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const subscription = await api('get-subscription', { query: { refresh: 'true' } });
    await mutate(key, subscription, { revalidate: false });
    return subscription;
  }, [mutate]);
}

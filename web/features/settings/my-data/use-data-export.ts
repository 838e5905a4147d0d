import { api } from '#web/lib/api-client.ts';
import { notifyFailure } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApi } from '#web/lib/use-api.ts';

export const failure = 'Failed to load the state of your data';

/** Milliseconds between two looks at an export that is being prepared. */
const pause = 3_000;

/**
 * The notary's latest export: null where there is none, undefined until it is known. While it is being
 * prepared it is looked at again and again, also after the page was left and opened anew.
 */
export function useDataExport() {
  const { data, error, isLoading, mutate } = useApi(
    'get-data-export',
    {},
    { failure, lookAgainAfter: (answer) => (answer?.export?.status === 'preparing' ? pause : 0) },
  );
  const start = useAction(async () => {
    try {
      const started = await api('start-data-export');
      await mutate(started, { revalidate: false });
    } catch (problem) {
      notifyFailure(problem, 'Failed to prepare your data');
    }
  });
  return {
    latest: data?.export,
    error: data ? undefined : error,
    isLoading: isLoading && !data,
    retry: () => void mutate(),
    start,
  };
}

import { useStepUp } from '#web/components/step-up/use-step-up.tsx';
import { api } from '#web/lib/api/api-client.ts';
import type { DataExport } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';

export const failure = 'Failed to load the status of your data';

/** The interval between two requests while an export is prepared, in milliseconds. */
const pause = 3_000;

/**
 * The notary's latest export of the account, or of a hand-over's package: `null` if there is none, `undefined` while loading. An
 * account prepares one file at a time, so one in progress is shown whatever it is for. The hook polls while it is prepared,
 * even after the notary leaves the page and returns.
 */
export function useDataExport(matterId?: string) {
  const { data, error, isLoading, mutate } = useApi(
    'get-data-export',
    {},
    { failure, lookAgainAfter: (response) => (response?.export?.status === 'preparing' ? pause : 0) },
  );
  const isShown = (latest: DataExport | null) =>
    latest?.status === 'preparing' || latest?.matterId === (matterId ?? null);
  const stepUp = useStepUp();
  const start = useCall(
    async (journal?: number) => {
      await stepUp.run(async () => {
        const started = await api('start-data-export', { query: { matterId, journal } });
        await mutate(started, { revalidate: false });
      });
    },
    { failed: 'Failed to prepare your data' },
  );
  return {
    latest: data && (isShown(data.export) ? data.export : null),
    error: data ? undefined : error,
    isLoading: isLoading && !data,
    retry: () => void mutate(),
    start,
    dialog: stepUp.dialog,
  };
}

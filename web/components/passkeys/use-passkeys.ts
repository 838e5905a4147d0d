import { useStepUp } from '#web/components/step-up/use-step-up.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { notify, notifyFailure } from '#web/lib/browser/toasts.ts';
import { isDismissed, makePasskey } from '#web/lib/session/web-authn.ts';
import type { Passkey } from './passkey-row.tsx';

export const failure = 'Failed to load passkeys';

const notMade = 'Your device did not create a passkey. It may already have one for this account.';

/** The notary's passkeys, and what can be done with them. `dialog` asks who is there where the server requires it. */
export function usePasskeys() {
  const { data, error, mutate } = useApi('list-passkeys', {}, { failure });
  const stepUp = useStepUp();

  async function make(name: string): Promise<void> {
    await api('add-passkey', { body: { passkey: await makePasskey(name) } });
    await mutate();
    notify.success('Passkey added');
  }

  /** Makes and stores a passkey. Returns what went wrong, if anything that the notary did not cause. */
  async function add(name: string): Promise<string | undefined> {
    try {
      await stepUp.run(() => make(name));
      return undefined;
    } catch (problem) {
      const isKnown = problem instanceof Error && problem.name === 'InvalidStateError';
      return isDismissed(problem) || isKnown ? notMade : detailOf(problem, 'Failed to add the passkey');
    }
  }

  const remove = useAction(async ({ id }: Passkey) => {
    try {
      await stepUp.run(async () => {
        await api('remove-passkey', { params: { id } });
        await mutate();
        notify.success('Passkey removed');
      });
    } catch (problem) {
      notifyFailure(problem, 'Failed to remove the passkey');
    }
  });

  return {
    items: data?.items,
    error: data ? undefined : error,
    retry: () => void mutate(),
    add,
    remove,
    dialog: stepUp.dialog,
  };
}

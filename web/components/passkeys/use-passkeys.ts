import { useState } from 'react';
import { useStepUp } from '#web/components/step-up/use-step-up.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { notify, notifyFailure } from '#web/lib/browser/toasts.ts';
import {
  isDismissed,
  isFresh,
  makePasskey,
  type NewPasskeyQuestion,
  prepareNewPasskey,
} from '#web/lib/session/web-authn.ts';
import type { Passkey } from './passkey-row.tsx';

export const failure = 'Failed to load passkeys';

const notMade = 'Your device did not create a passkey. It may already have one for this account.';

/** The notary's passkeys, and what can be done with them. `dialog` asks who is there where the server requires it. */
export function usePasskeys() {
  const { data, error, mutate } = useApi('list-passkeys', {}, { failure });
  const stepUp = useStepUp();

  const [question, setQuestion] = useState<NewPasskeyQuestion>();

  /** Gets ready to make a passkey: the browser does so only within a tap, without a pause for the server. */
  const begin = useAction(async () => {
    try {
      await stepUp.run(async () => setQuestion(await prepareNewPasskey()));
    } catch (problem) {
      notifyFailure(problem, 'Failed to add the passkey');
    }
  });

  /** Makes and stores a passkey. Returns what went wrong, if anything that the notary did not cause. */
  async function add(name: string): Promise<string | undefined> {
    if (!question) return notMade;
    if (!isFresh(question)) {
      await begin.run();
      return 'That took more than four minutes. Choose “Create passkey” again.';
    }
    try {
      const passkey = await makePasskey(name, question);
      await stepUp.run(async () => {
        await api('add-passkey', { body: { passkey } });
        await mutate();
        notify.success('Passkey added');
      });
      setQuestion(undefined);
      return undefined;
    } catch (problem) {
      const isKnown = problem instanceof Error && problem.name === 'InvalidStateError';
      if (isDismissed(problem) || isKnown) return notMade;
      // The server may have used up the challenge. The notary may have closed the dialog in the meantime.
      void prepareNewPasskey().then(
        (next) => setQuestion((current) => current && next),
        () => {},
      );
      return detailOf(problem, 'Failed to add the passkey');
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
    begin,
    isAdding: question !== undefined,
    add,
    endAdding: () => setQuestion(undefined),
    remove,
    dialog: stepUp.dialog,
  };
}

import { useCallback, useEffect, useRef } from 'react';
import { detailOf } from '#web/lib/api/api-error.ts';
import type { Profile } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { signInByPasskey } from '#web/lib/session/sign-in.ts';
import {
  askForPasskey,
  canOfferPasskeys,
  isDismissed,
  stopOfferingPasskeys,
} from '#web/lib/session/web-authn.ts';
import { warn } from '#web/lib/warn.ts';

/** Milliseconds after which the offer in the email field gets a new challenge: each works for five minutes. */
const offerMs = 4 * 60_000;

/**
 * Signs in with a passkey: with `run`, in a dialog of the browser, and without it from the email field, in which browsers that
 * can do so offer passkeys. A notary who cancels sees no error.
 */
export function usePasskeySignIn(onDone: (user: Profile) => void, onProblem: (message: string) => void) {
  const latest = useRef({ onDone, onProblem });
  useEffect(() => {
    latest.current = { onDone, onProblem };
  });

  const signIn = useCallback(async (autofill: boolean) => {
    const passkey = await askForPasskey(autofill);
    try {
      latest.current.onDone(await signInByPasskey({ passkey }));
    } catch (error) {
      latest.current.onProblem(detailOf(error, 'Authentication failed'));
    }
  }, []);

  const offer = useCallback(async () => {
    if (!(await canOfferPasskeys())) return;
    await signIn(true);
  }, [signIn]);

  useEffect(() => {
    const again = () =>
      void offer().catch((error) => {
        if (!isDismissed(error)) warn('Passkeys could not be offered', error);
      });
    again();
    const timer = setInterval(again, offerMs);
    return () => {
      clearInterval(timer);
      void canOfferPasskeys().then((can) => (can ? stopOfferingPasskeys() : undefined));
    };
  }, [offer]);

  return useAction(async () => {
    try {
      await signIn(false);
    } catch (error) {
      if (!isDismissed(error)) {
        latest.current.onProblem(
          detailOf(error, 'A passkey did not work on this device. Use your password.'),
        );
      }
    }
  });
}

import { useCallback, useEffect, useRef } from 'react';
import { ApiError, detailOf } from '#web/lib/api/api-error.ts';
import type { Profile } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { signInByPasskey } from '#web/lib/session/sign-in.ts';
import {
  askForPasskey,
  askForSecret,
  canOfferPasskeys,
  isDismissed,
  keepPasskeyReady,
  stopOfferingPasskeys,
} from '#web/lib/session/web-authn.ts';
import { warn } from '#web/lib/warn.ts';

/** A browser that ends an offer sooner than this is not asked again: it might do so each time. In milliseconds. */
const shortestOffer = 1_000;

/**
 * Signs in with a passkey: with `run`, in a dialog of the browser, and without it from the email field, in which browsers that
 * can do so offer passkeys. A notary who cancels sees no error, and can choose again either way.
 */
export function usePasskeySignIn(onDone: (user: Profile) => void, onProblem: (message: string) => void) {
  const latest = useRef({ onDone, onProblem });
  useEffect(() => {
    latest.current = { onDone, onProblem };
  });
  const isAsking = useRef(false);
  const isShown = useRef(true);

  /** Resolves to whether the notary is signed in. */
  const signIn = useCallback(async (autofill: boolean): Promise<boolean> => {
    // Without the server, a passkey can still unlock the device.
    const answer = await askForPasskey(autofill).catch(async (error) => {
      if (autofill || !(error instanceof ApiError) || error.code !== 'NETWORK') throw error;
      return { secret: await askForSecret() };
    });
    try {
      latest.current.onDone(await signInByPasskey(answer));
      return true;
    } catch (error) {
      latest.current.onProblem(detailOf(error, 'Authentication failed'));
      return false;
    }
  }, []);

  const offer = useCallback(async (): Promise<void> => {
    const since = Date.now();
    try {
      if (!(await canOfferPasskeys()) || isAsking.current || !isShown.current) return;
      if (await signIn(true)) return;
    } catch (error) {
      if (!isDismissed(error)) return warn('Passkeys could not be offered', error);
      // A new question, the button, or leaving the page ends an offer with an AbortError. This one was canceled.
      const isCanceled = error instanceof Error && error.name === 'NotAllowedError';
      if (!isCanceled || Date.now() - since < shortestOffer) return;
    }
    return offer();
  }, [signIn]);

  useEffect(() => {
    isShown.current = true;
    const end = keepPasskeyReady(() => void offer());
    return () => {
      isShown.current = false;
      end();
      void canOfferPasskeys().then((can) => (can ? stopOfferingPasskeys() : undefined));
    };
  }, [offer]);

  return useAction(async () => {
    isAsking.current = true;
    let isSignedIn = false;
    try {
      isSignedIn = await signIn(false);
    } catch (error) {
      if (!isDismissed(error)) {
        latest.current.onProblem(
          detailOf(error, 'A passkey did not work on this device. Use your password.'),
        );
      }
    } finally {
      isAsking.current = false;
    }
    // The dialog has ended the offer in the email field.
    if (!isSignedIn) void offer();
  });
}

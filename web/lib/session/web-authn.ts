import { api } from '../api/api-client.ts';
import type { ApiInput } from '../api/api-types.ts';

type Assertion = ApiInput<'sign-in-with-passkey'>['body']['passkey'];
type NewPasskey = ApiInput<'add-passkey'>['body']['passkey'];

// Loaded when it is needed: most visits use no passkey.
const library = () => import('@simplewebauthn/browser');

/** Whether this browser can use passkeys. */
export const canUsePasskeys = () => typeof window.PublicKeyCredential === 'function';

/** Returns whether the browser can offer passkeys in the email field. */
export async function canOfferPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Returns whether the notary, or another request, ended the browser's dialog. */
export const isDismissed = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/**
 * Lets the notary choose a passkey and confirm it, and returns the answer for the server. With `autofill`, the browser offers
 * passkeys in the email field instead of a dialog. Rejects if the notary cancels.
 */
export async function askForPasskey(autofill = false): Promise<Assertion> {
  const { startAuthentication } = await library();
  const options = await api('begin-passkey-sign-in');
  const { id, response } = await startAuthentication({
    optionsJSON: { ...options, userVerification: 'required' },
    useBrowserAutofill: autofill,
  });
  return {
    id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle ?? '',
  };
}

/** Takes passkeys out of the email field. */
export async function stopOfferingPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** Lets the notary make a passkey, and returns it for the server. Rejects if the notary cancels. */
export async function makePasskey(name: string): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { challenge, timeout, rp, user, algorithms, exclude } = await api('begin-passkey');
  const { id, response } = await startRegistration({
    optionsJSON: {
      ...{ challenge, timeout, rp, user, attestation: 'none' },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: exclude.map(({ id, transports }) => ({
        ...{ id, type: 'public-key' },
        transports: transports as AuthenticatorTransport[],
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  });
  return {
    ...{ id, name },
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  };
}

import { api } from '../api/api-client.ts';
import type { ApiInput, ApiOutput } from '../api/api-types.ts';
import { warn } from '../warn.ts';

type Assertion = ApiInput<'sign-in-with-passkey'>['body']['passkey'];
type NewPasskey = ApiInput<'add-passkey'>['body']['passkey'];

// Loaded when it is needed: most visits use no passkey.
const library = () => import('@simplewebauthn/browser');

/** A question to the browser with a challenge of the server, and the code that asks it. */
type Question<Options> = { library: Awaited<ReturnType<typeof library>>; options: Options; at: number };

/** A question for a new passkey. */
export type NewPasskeyQuestion = Question<ApiOutput<'begin-passkey'>>;

/** Milliseconds for which a question is used, and after which a new one is fetched: each challenge works for five minutes. */
const freshMs = 4.5 * 60_000;
const renewMs = 4 * 60_000;

/** Whether a question can still be asked. */
export const isFresh = ({ at }: Pick<Question<unknown>, 'at'>) => Date.now() - at < freshMs;

async function prepared<Options>(begin: () => Promise<Options>): Promise<Question<Options>> {
  const at = Date.now();
  const [code, options] = await Promise.all([library(), begin()]);
  return { library: code, options, at };
}

/** Asks a passkey for a secret of its own, always the same, which the server never sees: it unlocks this device without a connection. */
const prf = { eval: { first: new TextEncoder().encode('unlock without a connection') } };

/** Returns the secret in a browser's answer. */
const secretOf = (results: object) => (results as AuthenticationExtensionsClientOutputs).prf?.results?.first;

/** The question for any passkey of this site. Safari asks only within a tap, so the answer of the server must be there before. */
let atHand: Question<ApiOutput<'begin-passkey-sign-in'>> | undefined;

async function renew(): Promise<NonNullable<typeof atHand>> {
  atHand = await prepared(() => api('begin-passkey-sign-in'));
  return atHand;
}

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
 * Keeps the question for a passkey ready while a button can ask it, also after the device slept, and calls `onReady` with each new
 * one. Without a connection, the button fetches it. Returns a function that ends this.
 */
export function keepPasskeyReady(onReady: () => void = () => {}): () => void {
  if (!canUsePasskeys()) return () => {};
  let isOver = false;
  const again = () =>
    void renew().then(
      () => !isOver && onReady(),
      (error) => warn('A passkey could not be prepared', error),
    );
  const onVisible = () => {
    if (document.visibilityState === 'visible' && !(atHand && isFresh(atHand))) again();
  };
  again();
  const timer = setInterval(again, renewMs);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * Lets the notary choose a passkey and confirm it, and returns the answer for the server. With `autofill`, the browser offers
 * passkeys in the email field instead of a dialog. `secret` is the passkey's own, if it has one. Rejects if the notary cancels. If the question is ready, the browser is called
 * before this returns.
 */
export async function askForPasskey(
  autofill = false,
): Promise<{ passkey: Assertion; secret: BufferSource | undefined }> {
  const ready = atHand && isFresh(atHand) ? atHand : await renew();
  const { id, response, clientExtensionResults } = await ready.library.startAuthentication({
    optionsJSON: { ...ready.options, userVerification: 'required', extensions: { prf } },
    useBrowserAutofill: autofill,
  });
  // The server takes each challenge once.
  if (atHand === ready) atHand = undefined;
  const passkey = {
    id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle ?? '',
  };
  return { passkey, secret: secretOf(clientExtensionResults) };
}

/** Lets the notary choose a passkey without a connection, and returns its secret, if it has one. Rejects if the notary cancels. */
export async function askForSecret(): Promise<BufferSource | undefined> {
  const challenge = crypto.getRandomValues(new Uint8Array(32));
  const publicKey = { challenge, userVerification: 'required', extensions: { prf } } as const;
  const credential = await navigator.credentials.get({ publicKey });
  return credential instanceof PublicKeyCredential
    ? secretOf(credential.getClientExtensionResults())
    : undefined;
}

/** Takes passkeys out of the email field. */
export async function stopOfferingPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** Fetches the question for a new passkey, so that a later tap can ask it. */
export const prepareNewPasskey = (): Promise<NewPasskeyQuestion> => prepared(() => api('begin-passkey'));

/** Lets the notary make a passkey, and returns it for the server. Calls the browser before it returns. Rejects if the notary cancels. */
export async function makePasskey(name: string, question: NewPasskeyQuestion): Promise<NewPasskey> {
  const { challenge, timeout, rp, user, algorithms, exclude } = question.options;
  const { id, response } = await question.library.startRegistration({
    optionsJSON: {
      ...{ challenge, timeout, rp, user, attestation: 'none' },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: exclude.map(({ id, transports }) => ({
        ...{ id, type: 'public-key' },
        transports: transports as AuthenticatorTransport[],
      })),
      extensions: { prf: {} },
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

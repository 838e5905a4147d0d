import { vi } from 'vitest';

type Call = { kind: 'get' | 'create'; challenge: string; mediation: string | undefined };

/** An authenticator's answer in the shape that browsers give, with made-up bytes. */
const credential = {
  ...{ id: 'abc', rawId: new ArrayBuffer(1), type: 'public-key', getClientExtensionResults: () => ({}) },
  response: {
    ...{ clientDataJSON: new ArrayBuffer(1), authenticatorData: new ArrayBuffer(1) },
    ...{ signature: new ArrayBuffer(1), attestationObject: new ArrayBuffer(1), userHandle: null },
    getTransports: () => ['internal'],
  },
};

/**
 * Gives the page an authenticator. It lists the calls of the page, and `answer` and `cancel` end the latest one. A page can offer
 * passkeys in the email field if `offers` is true.
 */
export function fakeAuthenticator({ offers }: { offers: boolean }) {
  const calls: Call[] = [];
  let latest = { resolve: (_: unknown) => {}, reject: (_: Error) => {} };
  const record =
    (kind: Call['kind']) =>
    ({ publicKey, mediation, signal }: CredentialRequestOptions & CredentialCreationOptions) =>
      new Promise((resolve, reject) => {
        const challenge = new TextDecoder().decode(publicKey?.challenge as ArrayBuffer);
        calls.push({ kind, challenge, mediation });
        latest = { resolve, reject };
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(class {}, { isConditionalMediationAvailable: () => Promise.resolve(offers) }),
  );
  Object.defineProperty(navigator, 'credentials', {
    value: { get: record('get'), create: record('create') },
    configurable: true,
  });
  return {
    calls,
    answer: () => latest.resolve(credential),
    cancel: () => latest.reject(new DOMException('canceled', 'NotAllowedError')),
  };
}

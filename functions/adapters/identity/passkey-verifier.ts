import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { type PasskeyVerifier, passkeyAlgorithms, relyingPartyOf } from './passkey-responses.ts';

/**
 * Verifies authenticators' responses for a site. Attestation isn't requested: any authenticator may be used,
 * but it must have verified its user by fingerprint, face, or PIN.
 */
export function passkeyVerifier(siteUrl: string): PasskeyVerifier {
  const expected = {
    expectedOrigin: new URL(siteUrl).origin,
    expectedRPID: relyingPartyOf(siteUrl),
    requireUserVerification: true,
  };
  const credential = (id: string) =>
    ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

  return {
    async verifyNew({ id, clientData, attestation, transports }, challenge) {
      // The library throws for anything that isn't genuine.
      const result = await verifyRegistrationResponse({
        ...expected,
        expectedChallenge: challenge,
        supportedAlgorithmIDs: passkeyAlgorithms,
        response: {
          ...credential(id),
          response: { clientDataJSON: clientData, attestationObject: attestation, transports },
        },
      }).catch(() => undefined);
      if (!result?.verified || result.registrationInfo.credential.id !== id) return undefined;
      const { publicKey, counter } = result.registrationInfo.credential;
      return { publicKey: Buffer.from(publicKey).toString('base64url'), counter };
    },

    async verifyUse({ id, clientData, authenticatorData, signature, userHandle }, challenge, key) {
      const result = await verifyAuthenticationResponse({
        ...expected,
        expectedChallenge: challenge,
        credential: {
          id,
          publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
          counter: key.counter,
        },
        response: {
          ...credential(id),
          response: { clientDataJSON: clientData, authenticatorData, signature, userHandle },
        },
      }).catch(() => undefined);
      return result?.verified ? result.authenticationInfo.newCounter : undefined;
    },
  };
}

import * as z from 'zod/mini';

/** A browser's response to a passkey sign-in. All members are base64url. */
export type PasskeyAssertion = {
  id: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
  userHandle: string;
};

/** A browser's response after creating a passkey. */
export type NewPasskey = { id: string; clientData: string; attestation: string; transports: string[] };

/** A passkey's public key, COSE in base64url, and its signature counter. */
export type PasskeyKey = { publicKey: string; counter: number };

export type PasskeyVerifier = {
  /** Returns the key of a new passkey that answers a challenge. Undefined if the response isn't genuine. */
  verifyNew(response: NewPasskey, challenge: string): Promise<PasskeyKey | undefined>;
  /** Returns the new counter if a passkey signed a challenge and verified its user. Undefined otherwise. */
  verifyUse(response: PasskeyAssertion, challenge: string, key: PasskeyKey): Promise<number | undefined>;
};

/** EdDSA, ES256, and RS256 (IANA COSE algorithms). */
export const passkeyAlgorithms = [-8, -7, -257];

const clientDataSchema = z.object({ challenge: z.string() });

/**
 * Returns the challenge that a response claims to have signed, which the signature covers. Undefined if
 * unreadable.
 */
export function answeredChallenge(clientData: string): string | undefined {
  try {
    return z.parse(clientDataSchema, JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')))
      .challenge;
  } catch {
    return undefined;
  }
}

/** Returns a site's relying party: its host name. Passkeys work for no other host. */
export const relyingPartyOf = (siteUrl: string) => new URL(siteUrl).hostname;

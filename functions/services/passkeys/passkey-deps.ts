import type { PasskeyVerifier } from '#functions/adapters/identity/passkey-responses.ts';
import type { ChallengeStore } from '#functions/store/security/challenge-store.ts';
import type { PasskeyStore } from '#functions/store/security/passkey-store.ts';

/** Dependencies for issuing a challenge. */
export type OfferDeps = {
  challenges: Pick<ChallengeStore, 'create'>;
  /** Returns 256 random bits in base64url. */
  newToken: () => string;
  siteUrl: string;
  now: () => Date;
};

/** Dependencies for verifying a passkey's response. */
export type PasskeyDeps = {
  challenges: Pick<ChallengeStore, 'take'>;
  passkeys: Pick<PasskeyStore, 'get' | 'markUsed'>;
  /** Returns the verifier, loaded on first use because its library is large. */
  verifier: () => Promise<PasskeyVerifier>;
  now: () => Date;
};

/** Milliseconds that a browser has to answer a challenge. */
export const challengeMs = 5 * 60_000;

/** Returns when a challenge made now expires, in epoch seconds. */
export const challengeEnd = (now: Date) => Math.floor(now.getTime() / 1000) + challengeMs / 1000;

import { env } from '#functions/env.ts';
import type { PasskeyDeps } from '#functions/services/passkeys/passkey-deps.ts';
import { challengeStore } from '#functions/store/security/challenge-store.ts';
import { passkeyStore } from '#functions/store/security/passkey-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Dependencies for verifying a passkey's response. */
export const passkeyDeps = () =>
  ({
    challenges: challengeStore(table()),
    passkeys: passkeyStore(table()),
    verifier: async () => {
      const { passkeyVerifier } = await import('#functions/adapters/identity/passkey-verifier.ts');
      return passkeyVerifier(env('SITE_URL'));
    },
    now: () => new Date(),
  }) satisfies PasskeyDeps;

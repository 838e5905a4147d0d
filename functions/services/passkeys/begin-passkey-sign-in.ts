import { relyingPartyOf } from '#functions/adapters/identity/passkey-responses.ts';
import { type Outcome, ok } from '#functions/outcome.ts';
import type { beginPasskeySignIn as contract } from '#shared/contract/passkeys.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { challengeEnd, challengeMs, type OfferDeps } from './passkey-deps.ts';

/** Returns a challenge for any passkey of this site. The authenticator offers the ones it has. */
export async function beginPasskeySignIn({
  challenges,
  newToken,
  siteUrl,
  now,
}: OfferDeps): Promise<Outcome<Output<typeof contract>>> {
  const challenge = newToken();
  await challenges.create(challenge, { kind: 'sign-in' }, challengeEnd(now()));
  return ok({ challenge, rpId: relyingPartyOf(siteUrl), timeout: challengeMs });
}

import { passkeyAlgorithms, relyingPartyOf } from '#functions/adapters/identity/passkey-responses.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { PasskeyStore } from '#functions/store/security/passkey-store.ts';
import type { beginPasskey as contract } from '#shared/contract/passkeys.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { limits } from '#shared/data/limits.ts';
import type { Caller } from '../auth/authenticate.ts';
import { requireRecentProof } from '../security/recent-proof.ts';
import { challengeEnd, challengeMs, type OfferDeps } from './passkey-deps.ts';

type Deps = OfferDeps & { passkeys: Pick<PasskeyStore, 'list'> };

/**
 * Returns the options for the browser to create a passkey. EMAIL_NOT_VERIFIED, because someone who registered
 * another person's address must not keep the account; STEP_UP_REQUIRED; PASSKEY_LIMIT at ten.
 */
export async function beginPasskey(
  { challenges, passkeys, newToken, siteUrl, now }: Deps,
  caller: Caller,
): Promise<Outcome<Output<typeof contract>>> {
  const { account } = caller;
  if (!account.emailVerified) return refuse('EMAIL_NOT_VERIFIED');
  const proven = requireRecentProof(caller, now());
  if (!proven.ok) return proven;
  const present = await passkeys.list(account.id);
  if (present.length >= limits.passkeys) return refuse('PASSKEY_LIMIT');
  const challenge = newToken();
  await challenges.create(challenge, { kind: 'add', notaryId: account.id }, challengeEnd(now()));
  return ok({
    challenge,
    timeout: challengeMs,
    rp: { id: relyingPartyOf(siteUrl), name: 'Digital Notary Journal' },
    user: {
      id: Buffer.from(account.id).toString('base64url'),
      name: account.email,
      displayName: account.fullName,
    },
    algorithms: passkeyAlgorithms,
    exclude: present.map(({ id, transports }) => ({ id, transports })),
  });
}

import { answeredChallenge, type PasskeyAssertion } from '#functions/adapters/identity/passkey-responses.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { PasskeyDeps } from './passkey-deps.ts';

/** The format of notary IDs. Authenticators return whatever they were given. */
const idPattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * Returns the ID of the notary whose passkey answers one of our challenges, with its user verified by the
 * authenticator. A challenge works once, even in parallel. Everything else is PASSKEY_REFUSED, without a
 * reason.
 */
export async function verifyPasskey(
  { challenges, passkeys, verifier, now }: PasskeyDeps,
  response: PasskeyAssertion,
): Promise<Outcome<string>> {
  const notaryId = Buffer.from(response.userHandle, 'base64url').toString('utf8');
  const challenge = answeredChallenge(response.clientData);
  if (!challenge || !idPattern.test(notaryId)) return refuse('PASSKEY_REFUSED');
  if (!(await challenges.take(challenge, { kind: 'sign-in' }, now()))) return refuse('PASSKEY_REFUSED');
  const passkey = await passkeys.get(notaryId, response.id);
  if (!passkey) return refuse('PASSKEY_REFUSED');
  const counter = await (await verifier()).verifyUse(response, challenge, passkey);
  if (counter === undefined) return refuse('PASSKEY_REFUSED');
  const isUsed = await passkeys.markUsed(notaryId, passkey.id, { counter, at: now() });
  return isUsed ? ok(notaryId) : refuse('PASSKEY_REFUSED');
}

import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { line } from './text.ts';

/** Bytes from WebAuthn in base64url. */
const bytes = (length: number) =>
  z
    .string()
    .check(
      z.regex(/^[\w-]+$/, { error: 'must be base64url' }),
      z.maxLength(length, { error: `must be at most ${length} characters` }),
    );

export const passkeyId = bytes(limits.passkeyIdLength);

export const passkeyName = line(limits.passkeyNameLength).check(z.minLength(1, { error: 'is required' }));

/** A browser's answer to a sign-in with a passkey (WebAuthn, AuthenticatorAssertionResponse). */
export const passkeyAssertion = z.strictObject({
  id: passkeyId,
  client_data: bytes(2_000),
  authenticator_data: bytes(2_000),
  signature: bytes(2_000),
  /** The ID of the account, which the authenticator keeps with the passkey. */
  user_handle: bytes(100),
});

/** A browser's answer when it has made a passkey (WebAuthn, AuthenticatorAttestationResponse). */
export const newPasskey = z.strictObject({
  id: passkeyId,
  name: passkeyName,
  client_data: bytes(2_000),
  attestation: bytes(10_000),
  transports: z.array(line(20)).check(z.maxLength(10)),
});

/** A passkey as its notary sees it. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
});

import * as z from 'zod/mini';
import { session } from '../schemas/account.ts';
import { newPasskey, passkey, passkeyAssertion, passkeyId } from '../schemas/passkey.ts';
import { contractOf } from './schemas.ts';

export const beginPasskeySignIn = contractOf('begin-passkey-sign-in', {
  /** The members of WebAuthn's PublicKeyCredentialRequestOptions. The challenge works once, for five minutes. */
  responses: { 200: z.object({ challenge: z.string(), rp_id: z.string(), timeout: z.int() }) },
});

export const signInWithPasskey = contractOf('sign-in-with-passkey', {
  body: z.strictObject({ passkey: passkeyAssertion }),
  responses: { 200: session },
});

export const listPasskeys = contractOf('list-passkeys', {
  /** Oldest first. */
  responses: { 200: z.object({ items: z.array(passkey) }) },
});

export const beginPasskey = contractOf('begin-passkey', {
  /** The members of WebAuthn's PublicKeyCredentialCreationOptions. The challenge works once, for five minutes. */
  responses: {
    200: z.object({
      challenge: z.string(),
      timeout: z.int(),
      rp: z.object({ id: z.string(), name: z.string() }),
      /** `id` is base64url. */
      user: z.object({ id: z.string(), name: z.string(), display_name: z.string() }),
      /** COSE algorithms. */
      algorithms: z.array(z.int()),
      /** The passkeys that the account has: an authenticator makes no second one. */
      exclude: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
    }),
  },
});

export const addPasskey = contractOf('add-passkey', {
  body: z.strictObject({ passkey: newPasskey }),
  responses: { 201: z.object({ passkey }) },
});

export const removePasskey = contractOf('remove-passkey', {
  params: z.object({ id: passkeyId }),
  responses: { 204: 'empty' },
});

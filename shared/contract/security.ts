import * as z from 'zod/mini';
import { mailedToken, password } from '../schemas/account.ts';
import { code } from '../schemas/code.ts';
import { passkeyAssertion } from '../schemas/passkey.ts';
import { contractOf } from './schemas.ts';

const message = z.object({ message: z.string() });
const recoveryCodes = z.array(z.string());

export const changePassword = contractOf('change-password', {
  body: z.strictObject({ current_password: password, new_password: password, code: z.optional(code) }),
  /** A new token for this session; every other session has ended. */
  responses: { 200: z.object({ message: z.string(), access_token: z.string() }) },
});

export const listSignIns = contractOf('list-sign-ins', {
  responses: {
    /** Sign-ins of the last 90 days, latest first. */
    200: z.object({
      items: z.array(
        z.object({
          session_id: z.string(),
          signed_in_at: z.iso.datetime(),
          /** Families of browser and system, such as `Chrome on Windows`. */
          device: z.string(),
          is_current: z.boolean(),
          /** Whether its session is still valid. */
          is_active: z.boolean(),
        }),
      ),
    }),
  },
});

export const endSession = contractOf('end-session', {
  params: z.object({ session_id: z.string() }),
  responses: { 204: 'empty' },
});

export const signOutEverywhere = contractOf('sign-out-everywhere', { responses: { 204: 'empty' } });

/** A password and a code; without them, the session must have a recent proof. */
const proof = z.strictObject({ password: z.optional(password), code: z.optional(code) });

export const proveIdentity = contractOf('prove-identity', {
  /** A passkey, or the password and, if a second factor is on, a code. */
  body: z.strictObject({
    passkey: z.optional(passkeyAssertion),
    password: z.optional(password),
    code: z.optional(code),
  }),
  responses: { 204: 'empty' },
});

export const beginSecondFactor = contractOf('begin-second-factor', {
  body: z.strictObject({ password: z.optional(password) }),
  /** The secret in base32, and as the address for a QR code. */
  responses: { 201: z.object({ secret: z.string(), otpauth_url: z.string() }) },
});

export const confirmSecondFactor = contractOf('confirm-second-factor', {
  body: z.strictObject({ code }),
  /** Recovery codes are answered here and never again; every other session has ended. */
  responses: { 200: z.object({ recovery_codes: recoveryCodes, access_token: z.string() }) },
});

export const removeSecondFactor = contractOf('remove-second-factor', {
  body: proof,
  responses: { 200: message },
});

export const undoChange = contractOf('undo-change', {
  body: z.strictObject({ token: mailedToken }),
  responses: { 200: message },
});

export const renewRecoveryCodes = contractOf('renew-recovery-codes', {
  body: proof,
  /** The earlier codes no longer work. */
  responses: { 200: z.object({ recovery_codes: recoveryCodes }) },
});

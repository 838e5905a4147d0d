import * as z from 'zod/mini';
import { email, fullName, mailedToken, password, profile, session } from '../schemas/account.ts';
import { code } from '../schemas/code.ts';
import { removed } from '../schemas/removed.ts';
import { timezone } from '../schemas/time.ts';
import { contractOf } from './schemas.ts';

export const register = contractOf('register', {
  body: z.strictObject({
    email,
    password,
    full_name: fullName,
    /** The time zone of the device; America/New_York without it. */
    timezone: z.optional(timezone),
  }),
  responses: { 201: session },
});

export const login = contractOf('login', {
  /** `code` is from the authenticator app or a recovery code; required when a second factor is on. */
  body: z.strictObject({ email, password, code: z.optional(code) }),
  responses: { 200: session },
});

export const forgotPassword = contractOf('forgot-password', {
  body: z.strictObject({ email }),
  responses: { 200: z.object({ message: z.string() }) },
});

export const resetPassword = contractOf('reset-password', {
  body: z.strictObject({ token: mailedToken, new_password: password }),
  responses: { 200: z.object({ message: z.string(), removed }) },
});

export const refreshSession = contractOf('refresh-session', {
  responses: { 200: z.object({ access_token: z.string() }) },
});

export const logout = contractOf('logout', { responses: { 204: 'empty' } });

export const getProfile = contractOf('get-profile', { responses: { 200: profile } });

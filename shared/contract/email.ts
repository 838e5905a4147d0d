import * as z from 'zod/mini';
import { email, mailedToken, password } from '../schemas/account.ts';
import { code } from '../schemas/code.ts';
import { removed } from '../schemas/removed.ts';
import { contractOf } from './schemas.ts';

const message = z.object({ message: z.string() });

export const verifyEmail = contractOf('verify-email', {
  /** The password of the account, unless the caller is signed in to it. */
  body: z.strictObject({ token: mailedToken, password: z.optional(password) }),
  responses: { 200: message },
});

export const changeEmail = contractOf('change-email', {
  body: z.strictObject({ new_email: email, password, code: z.optional(code) }),
  /** The address changes when the link in the mail to it is opened. */
  responses: { 202: message },
});

export const confirmEmailChange = contractOf('confirm-email-change', {
  body: z.strictObject({ token: mailedToken }),
  responses: { 200: message },
});

export const undoEmailChange = contractOf('undo-email-change', {
  body: z.strictObject({ token: mailedToken }),
  responses: { 200: z.object({ message: z.string(), removed }) },
});

export const sendEmailVerification = contractOf('send-email-verification', { responses: { 200: message } });

import * as z from 'zod/mini';
import { mailedToken } from '../schemas/account.ts';
import { contractOf } from './schemas.ts';

const message = z.object({ message: z.string() });

export const verifyEmail = contractOf('verify-email', {
  body: z.strictObject({ token: mailedToken }),
  answers: { 200: message },
});

export const sendEmailVerification = contractOf('send-email-verification', { answers: { 200: message } });

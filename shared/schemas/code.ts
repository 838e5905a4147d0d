import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';

/**
 * A code from an authenticator app or a recovery code, without the spaces and dashes that people type. Only the server
 * checks whether it is valid.
 */
export const code = z.string().check(
  z.overwrite((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.minLength(1, { error: 'is required' }),
  z.maxLength(limits.codeLength, { error: `must be at most ${limits.codeLength} characters` }),
);

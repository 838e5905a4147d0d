import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { dateFormats, timezones } from '../data/timezones.ts';
import { line } from './text.ts';

/** An e-mail address, trimmed and in lower case: addresses are compared without regard to case. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(limits.emailLength, { error: `must be at most ${limits.emailLength} characters` }),
    z.email({ error: 'must be a valid email address' }),
  );

/** A password as typed: never trimmed. Its strength is judged by rules/password.ts. */
export const password = z
  .string()
  .check(
    z.minLength(1, { error: 'is required' }),
    z.maxLength(1_000, { error: `must be at most ${limits.passwordMax} characters` }),
  );

export const fullName = line(limits.fullNameLength).check(z.minLength(1, { error: 'is required' }));

/** The own profile as every answer carries it. */
export const profile = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  timezone: z.enum(timezones),
  date_format: z.enum(dateFormats),
  signature_metadata_enabled: z.boolean(),
  primary_notary_state: z.nullable(z.string()),
  additional_notary_states: z.array(z.string()),
  profile_picture_url: z.nullable(z.string()),
});

/** The answer to signing in or up. */
export const session = z.object({ access_token: z.string(), user: profile, message: z.string() });

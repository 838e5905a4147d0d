import * as z from 'zod/mini';
import { limits } from '../data/limits.ts';
import { planIds } from '../data/plans.ts';
import { dateFormats } from '../data/timezones.ts';
import { mailProblems } from '../rules/mail-problem.ts';
import { commission } from './commission.ts';
import { insuranceDocument } from './insurance-document.ts';
import { name } from './text.ts';

/** An email address, trimmed and in lower case, because addresses are compared without regard to case. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(limits.emailLength, { error: `must be at most ${limits.emailLength} characters` }),
    z.email({ error: 'must be a valid email address' }),
  );

/** A password as typed, never trimmed. rules/password.ts checks its strength. */
export const password = z
  .string()
  .check(
    z.minLength(1, { error: 'is required' }),
    z.maxLength(1_000, { error: `must be at most ${limits.passwordMax} characters` }),
  );

/** The secret of a mailed link. */
export const mailedToken = z.string().check(z.minLength(1, { error: 'is required' }), z.maxLength(200));

export const fullName = name(limits.fullNameLength).check(z.minLength(1, { error: 'is required' }));

const text = z.nullable(z.string());

/** The notary's own profile, as in every response. */
export const profile = z.object({
  id: z.string(),
  /** When the notary registered. */
  created_at: z.iso.datetime(),
  email: z.string(),
  /** Whether the notary opened a link that was mailed to the address. */
  email_verified: z.boolean(),
  /** Why mail to the address is not sent, except reset links; null while it is. */
  mail_problem: z.nullable(z.enum(mailProblems)),
  full_name: z.string(),
  timezone: z.string(),
  date_format: z.enum(dateFormats),
  signature_metadata_enabled: z.boolean(),
  /** Whether the notary gets the head of the journal by email every month. */
  monthly_head_email: z.boolean(),
  /** Whether the notary is told by email every month that the report of the past month can be fetched. */
  monthly_copy_email: z.boolean(),
  /** Whether the notary gets the next day's orders by email in the evening. */
  evening_email: z.boolean(),
  primary_notary_state: z.nullable(z.string()),
  additional_notary_states: z.array(z.string()),
  phone: text,
  business_name: text,
  business_address: text,
  business_address_2: text,
  business_city: text,
  business_state: text,
  business_zip: text,
  website: text,
  specializations: z.array(z.string()),
  notary_commissions: z.array(commission),
  insurance_documents: z.array(insuranceDocument),
  profile_picture_url: text,
  /** The plan that the app last told the notary about; null for an account from before it told any. */
  plan_seen: z.nullable(z.enum(planIds)),
  /** Incremented by every change of the profile. */
  version: z.int(),
  second_factor_enabled: z.boolean(),
  recovery_codes_left: z.int(),
  /** Until when the closed account can be reopened; null while it is open. */
  account_closes_at: z.nullable(z.iso.datetime()),
});

/** The response to login and registration. */
export const session = z.object({ access_token: z.string(), user: profile, message: z.string() });
